// Scenes, logs and goldens that the tests share.
