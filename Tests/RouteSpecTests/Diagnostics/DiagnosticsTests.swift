import RouteLanguage
import RouteSpec
import Testing

@Suite struct DiagnosticsTests {
    @Test func diagnosticsAreInTheOrderOfTheirLocations() {
        var diagnostics = Diagnostics()
        diagnostics.append(Diagnostic(.badName, "third", at: Span(start: 9, end: 10)))
        diagnostics.append(Diagnostic(.unknownKey, "first", at: Span(start: 2, end: 8)))
        diagnostics.append(Diagnostic(.badPattern, "second", at: Span(start: 2, end: 3)))
        #expect(diagnostics.sorted.map(\.message) == ["first", "second", "third"])
    }

    /// The gravest comes first, whichever is the rule's own.
    @Test func theSeveritiesOfARule() {
        func text(_ id: String) -> String? { Rule.all.first { $0.id == id }?.severityText }
        #expect(text("same-urls") == "error")
        #expect(text("unreachable") == "error or warning")
        #expect(text("suspicious-route") == "error or warning")
    }

    @Test func nothingIsSaidTwice() {
        var diagnostics = Diagnostics()
        let one = Diagnostic(.badName, "a", at: Span(at: 1), help: "b")
        diagnostics.append(one)
        diagnostics.append(one)
        diagnostics.append(Diagnostic(.badName, "a", at: Span(at: 1)))
        #expect(diagnostics.sorted.count == 2)
        var others = Diagnostics()
        others.append(one)
        others.append(Diagnostic(.badName, "a", at: Span(at: 2)))
        diagnostics.append(contentsOf: others)
        #expect(diagnostics.sorted.map(\.span.start) == [1, 1, 2])
    }

    @Test func onlyErrorsAreErrors() {
        var diagnostics = Diagnostics()
        #expect(diagnostics.isEmpty)
        diagnostics.append(Diagnostic(.ambiguousQuery, "a", at: Span(at: 0)))
        diagnostics.append(Diagnostic(.overlap, "b", at: Span(at: 0)))
        #expect(!diagnostics.isEmpty)
        #expect(!diagnostics.hasErrors)
        diagnostics.append(Diagnostic(.unreachable, "c", at: Span(at: 0)))
        #expect(diagnostics.hasErrors)
        #expect(Severity.allCases.map(diagnostics.count(of:)) == [1, 1, 1])
    }

    @Test func rulesHaveDistinctNamesInOneStyle() {
        let ids = Rule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        for rule in Rule.all {
            #expect(
                rule.id.utf8.allSatisfy {
                    UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
                })
            #expect(!rule.purpose.isEmpty && !rule.purpose.hasSuffix("."))
            #expect(!rule.purpose.contains("\n"))
        }
        #expect(
            Rule.all.filter { $0.severity != .error } == [
                .ambiguousQuery, .suspiciousPattern, .suspiciousRoute, .optionalName, .missingHost,
                .mountModule,
                .overlap, .noBase, .slashedScheme,
                .defaultInPath, .itemWithoutValue, .repeatedPath, .droppedQuery, .mountDiffers,
                .withoutTabs, .manyTabs, .unusedType, .unusedAllow,
            ])
    }

    @Test(arguments: PatternError.Rule.allCases)
    func theRuleOfAPatternsProblemHasItsName(rule: PatternError.Rule) {
        #expect(Rule(rule).id == rule.rawValue)
    }

    @Test func everyRuleOfTheFormatIsListed() {
        let ids = Set(Rule.all.map(\.id))
        let semantics = [
            "unknown-key", "duplicate-key", "bad-name", "reserved-name", "bad-base", "bad-pattern",
            "bad-type",
            "bad-default", "duplicate-parameter", "parameter-mismatch", "unwritable",
            "non-ascii-host", "same-urls", "unreachable", "example-fails", "reject-matches",
            "mount-cycle",
            "mount-differs",
            "ambiguous-query",
            "overlap",
        ]
        #expect(ids.isSuperset(of: semantics))
        let used = Set(
            (FileRefusalTests.refusals + BlockRefusalTests.refusals + ScalarRefusalTests.refusals
                + FlowRefusalTests.refusals).flatMap(\.problems).compactMap { problem in
                    problem.hasSuffix("]")
                        ? problem.split(separator: "[").last.map { String($0.dropLast()) } : nil
                })
        // Each rule has a row in a table of refusals, except those in LimitTests.
        #expect(
            ids.filter { $0.hasPrefix("yaml-") }.subtracting(used)
                == ["yaml-limit"])
        #expect(used.isSubset(of: ids))
    }
}
