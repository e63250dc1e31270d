import RouteTestSupport
import Testing

@testable import RouteLanguage

@Suite("Patterns of one route that disagree (Semantics, section 2)")
struct ParameterMismatchTests {
    /// A problem: its pattern's index, the marked text, the message, the help, and the text of the
    /// other location.
    typealias Expected = (
        lines: [String], location: String, message: String, help: String?, other: String?
    )

    @Test(
        arguments: [
            (
                ["a/${id:Int}", "b/${id}"], "1 ${id}",
                "'id' is …",
                "use …",
                "0 ${id:Int} 'id' first appears here"
            ),
            (
                ["a?x=${x:[Int]}", "b?x=${x:Int}"], "1 ${x:Int}",
                "'x' is Int here and [Int] in another pattern",
                "use …",
                "0 ${x:[Int]} 'x' first appears here"
            ),
            (
                ["a?${x...}", "b/${x...}"], "1 ${x...}",
                "'x' is [String] here and [String: String] in another pattern",
                "use …", "0 ${x...} 'x' first appears here"
            ),
            (
                ["a?x=${x=1}", "b?x=${x=2}"], "1 ${x=2}", "'x' has a different default here",
                "write …",
                "0 ${x=1} the other default is here"
            ),
            (
                ["a?x=${x=1}", "b?x=${x?}"], "1 ${x?}",
                "'x' is optional in one pattern and has a default in another",
                "choose one: a value that is left out is either nil or the default",
                "0 ${x=1} the other pattern is here"
            ),
            (
                ["a?x=${x?}", "b?x=${x=1}"], "1 ${x=1}",
                "'x' is optional in one pattern and has a default in another",
                "choose one: a value that is left out is either nil or the default",
                "0 ${x?} the other pattern is here"
            ),
            (
                ["a/${id}", "b"], "1 pattern", "the parameter 'id' is missing here",
                "add …",
                "0 ${id} 'id' appears here"
            ),
            (
                ["a", "b/${id}"], "0 pattern", "the parameter 'id' is missing here",
                "add …",
                "1 ${id} 'id' appears here"
            ),
            (
                ["a/${id} | set it=1"], "0 name it",
                "'set' names 'it', which no pattern of the route has",
                "name one of id, or declare it under 'parameters', with its type", nil
            ),
            (
                ["a | set it=1"], "0 name it",
                "'set' names 'it', which no pattern of the route has",
                "declare it under 'parameters', with its type", nil
            ),
            (
                ["a/${id} | set id=1"], "0 name id",
                "'set' names 'id', which this pattern reads from the URL",
                "remove …",
                nil
            ),
            (
                ["a/${id...}", "b | set id=1"], "1 name id", "'set' names 'id', which is a list",
                "remove it: a list that is left out is empty", nil
            ),
            (
                ["a/${id:Int}", "b | set id=x"], "1 value id",
                "the value 'x' of 'id' is not a valid Int", nil, nil
            ),
            (
                ["a/${id:Bool}", "b | set id=x"], "1 value id",
                "the value 'x' of 'id' is not a valid Bool",
                "write true or false", nil
            ),
        ] as [Expected])
    func aProblem(expected: Expected) throws {
        var problems: [Route.Problem] = []
        let table = try table(
            expected.lines.map { "r: " + $0 }, bases: ["myapp://app"], problems: &problems)
        func text(_ patternIndex: Int, _ range: Range<Int>) -> String {
            let text = table.routes[0].patterns[patternIndex].pattern.text
            return "\(patternIndex) " + String(decoding: Array(text.utf8)[range], as: UTF8.self)
        }
        #expect(problems.count == 1, "\(problems)")
        let problem = try #require(problems.first)
        let location =
            switch problem.location {
            case .pattern: "\(problem.patternIndex) pattern"
            case .range: text(problem.patternIndex, problem.error.range)
            case .impliedName(let name): "\(problem.patternIndex) name \(name)"
            case .impliedValue(let name): "\(problem.patternIndex) value \(name)"
            }
        #expect(location == expected.location)
        #expect(problem.error.message.agrees(with: expected.message))
        #expect((problem.error.help ?? "").agrees(with: expected.help ?? ""))
        #expect(
            problem.other.map { text($0.patternIndex, $0.range) + " " + $0.message }
                == expected.other)
        let isOfDefault = problem.error.message.contains(" is not a valid ")
        #expect(problem.error.rule == (isOfDefault ? .badDefault : .parameterMismatch))
    }

    @Test func anotherNameIsAnotherParameter() throws {
        var problems: [Route.Problem] = []
        _ = try table(["r: a/${x}", "r: b/${y}"], bases: ["myapp://app"], problems: &problems)
        #expect(
            problems.map { "\($0.patternIndex) \($0.error.message)" } == [
                "1 the parameter 'x' is missing here", "0 the parameter 'y' is missing here",
            ])
        #expect(
            problems.allSatisfy {
                $0.error.help?.hasPrefix("use the same name in all patterns, add it, ") == true
            })
    }

    @Test func whatAPatternCanLeaveOut() throws {
        let table = try table([
            "r: a", "r: b/${x...}?o=${o?}&d=${d:Int=1}&l=${l:[Int]}&${f...}",
            "r: d/${d:Int}",
        ])
        #expect(table.routes[0].values.map(\.name) == ["x", "o", "d", "l", "f"])
        #expect(table.routes[0].values.map(\.shape) == [.list, .optional, .single, .list, .items])
        #expect(table.summary("myapp://app/a") == "r x=[] o=nil d=1 l=[] f={}")
        #expect(table.summary("myapp://app/d/7") == "r x=[] o=nil d=7 l=[] f={}")
    }

    @Test func aParameterIsOptionalIfAnyPatternSaysSo() throws {
        let table = try table(["r: a/${x}", "r: b?x=${x?}"])
        #expect(table.routes[0].values[0].shape == .optional)
        #expect(table.url("r", .null) == "myapp://app/b")
        #expect(table.url("r", "v") == "myapp://app/a/v")
        #expect(table.url("r", "") == "myapp://app/b")
    }
}
