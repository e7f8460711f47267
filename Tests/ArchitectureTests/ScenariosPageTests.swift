import Testing

/// The register of rules and the tests say the same, so that neither goes stale.
@Suite("The register of rules")
struct ScenariosPageTests {
  @Test("Every number stands there once, and no other")
  func everyNumberOnce() throws {
    let numbers = try ScenariosPage.rows().map(\.number)
    #expect(Set(numbers).count == numbers.count)
    #expect(Set(numbers) == Set(ScenariosPage.numbers))
  }

  @Test("Every row has a rule, and a test or a reason why there is none")
  func everyRowSaysSomething() throws {
    for row in try ScenariosPage.rows() {
      #expect(row.rule.count > 8, "\(row.number)")
      #expect(row.isLeftOut != !row.tests.isEmpty, "\(row.number)")
      // What is left out says why.
      if row.isLeftOut { #expect(row.rule.contains(":"), "\(row.number)") }
    }
  }

  @Test("Every test that a row names exists, and names the row in its title")
  func testsExist() throws {
    let titles = Dictionary(grouping: try TestTitles.all(), by: \.test)
    for row in try ScenariosPage.rows() {
      for test in row.tests {
        let numbers = titles[test, default: []].flatMap(\.numbers)
        #expect(numbers.contains(row.number), "\(row.number) names \(test)")
      }
    }
  }

  @Test("Every number in a test's title has a row that is not left out")
  func titlesHaveRows() throws {
    let kept = Set(try ScenariosPage.rows().filter { !$0.isLeftOut }.map(\.number))
    let titles = try TestTitles.all()
    #expect(titles.contains { $0.numbers.contains("S1") })
    for title in titles {
      for number in title.numbers { #expect(kept.contains(number), "\(title.test): \(number)") }
    }
  }

  // MARK: Reading

  @Test("A row is read as number, rule and tests")
  func readsRows() {
    let row = ScenariosPage.row("| S58b | Turned round: ours. | `ATests.one`, `BTests.two` |")
    #expect(row?.number == "S58b")
    #expect(row?.rule == "Turned round: ours.")
    #expect(row?.tests == ["ATests.one", "BTests.two"])
    #expect(ScenariosPage.row("| P24 | Only words. | Left out. |")?.isLeftOut == true)
    #expect(ScenariosPage.row("| | Rule | Proved by |") == nil)
    #expect(ScenariosPage.row("|---|---|---|") == nil)
  }

  @Test("A title is read with its suite, over several lines, whatever stands around it")
  func readsTitles() {
    let quote = "\""
    let source = """
      @Suite struct OneTests {
        func helper() {}
        @Test(\(quote)S1, I2–I4: a \\\(quote)title\\\(quote)\(quote)) func first() {}
        @Test(
          \(quote)B5: another\(quote),
          arguments: [1, 2])
        @MainActor func second(n: Int) { func inner() {} }
        @Test func untitled() {}
      }
      """
    let titles = TestTitles.titles(in: source)
    #expect(titles.map(\.test) == ["OneTests.first", "OneTests.second"])
    #expect(titles.map(\.numbers) == [["S1", "I2", "I3", "I4"], ["B5"]])
    #expect(TestTitles.numbers(in: "S58b, of P and B's size, XS5") == ["S58b"])
  }
}
