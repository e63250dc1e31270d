import RouteLanguage
import Testing

/// The paths of groups.
@Suite struct PatternPathTests {
    private func errors(_ text: String) -> [String] {
        var errors: [PatternError] = []
        let segments = Pattern.parsePath(text, errors: &errors)
        #expect((segments == nil) == !errors.isEmpty)
        return errors.map { "\($0.range.lowerBound)..<\($0.range.upperBound) \($0.message)" }
    }

    @Test func aPathIsSegments() {
        var errors: [PatternError] = []
        let segments = Pattern.parsePath("/auth/${id:Int}/", errors: &errors)
        #expect(errors == [])
        #expect(segments?.count == 2)
        #expect(segments?.first == .literal("auth"))
        #expect(segments?.last?.parameters.map(\.name) == ["id"])
        #expect(self.errors("files/${path...}") == [])
        #expect(self.errors("") == [])
        #expect(self.errors("%3F%23/${x?}") == [])
    }

    @Test func aPathHasOnlySegments() {
        #expect(errors("auth#x") == ["4..<5 a group's path has only segments"])
    }

    @Test func theProblemsOfASegmentAreReported() {
        #expect(errors("a/${x") == ["2..<4 a parameter without '}'"])
        #expect(
            errors(":a/${x:int}") == [
                "0..<2 ':a' is not valid parameter syntax", "7..<10 'int' is not a type",
            ])
    }
}
