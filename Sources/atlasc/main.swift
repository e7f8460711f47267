print("atlasc")
