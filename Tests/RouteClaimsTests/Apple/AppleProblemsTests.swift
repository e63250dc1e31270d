import RouteSpec
import Testing

@testable import RouteClaims

extension ClaimProblem {
    /// The whole problem as text.
    var summary: String {
        let position = line.map { " \($0):\(column ?? 0)" } ?? ""
        let first = "\(severity) \(rule.id)\(position)" + (place.isEmpty ? "" : " at \(place)")
        return [first, message, url.map { "url: \($0)" }, help.map { "help: \($0)" }].compactMap {
            $0
        }
        .joined(separator: "\n")
    }
}

/// Each problem of a file, with its text.
struct AppleProblemsTests {
    private func problems(_ files: String...) -> String {
        files.flatMap { ClaimFile(.appSiteAssociation, Array($0.utf8)).problems.map(\.summary) }
            .joined(
                separator: "\n\n")
    }

    private func problems(components: String, applinks: String = "") -> String {
        let apps = #"{"appIDs": ["K7Q2M9X4B1.com.example.app"], "components": [\#(components)]}"#
        return problems(#"{"applinks": {\#(applinks) "details": [\#(apps)]}}"#)
    }

    @Test func keys() {
        #expect(
            problems(
                components:
                    ##"{"/": "/x", "exlude": true, "casesensitive": false, "future": 1, "!": 1}"##)
                    == ##"""
                    error misspelt-key 1:98 at details[0].components[0]
                    'exlude' is not a key of a component, so the system ignores it
                    help: did you mean 'exclude'?

                    error misspelt-key 1:114 at details[0].components[0]
                    'casesensitive' is not a key of a component, so the system ignores it
                    help: did you mean 'caseSensitive'?
                    """##)
    }

    @Test func values() {
        #expect(
            problems(
                components:
                    ##"{"/": 5}, {"/": "/a", "exclude": "true"}, {"/": "/b", "caseSensitive": 0}"##)
                    == ##"""
                    error invalid-value 1:92 at details[0].components[0]
                    the value of '/' is not a text in quotation marks
                    help: write a text in quotation marks

                    warning unreachable-component 1:96 at details[0].components[1]
                    'details[0].components[1]' is never reached: 'details[0].components[0]' matches every URL that it matches
                    url: https://example.com/a
                    help: move it before 'details[0].components[0]', or delete it

                    error invalid-value 1:119 at details[0].components[1]
                    the value of 'exclude' is not true or false
                    help: write true or false

                    warning unreachable-component 1:128 at details[0].components[2]
                    'details[0].components[2]' is never reached: 'details[0].components[0]' matches every URL that it matches
                    url: https://example.com/b
                    help: move it before 'details[0].components[0]', or delete it

                    error invalid-value 1:157 at details[0].components[2]
                    the value of 'caseSensitive' is not true or false
                    help: write true or false
                    """##)
    }

    @Test func nothingIsClaimed() {
        #expect(
            problems(
                ##"{"webcredentials": {}}"##,
                ##"{"applinks": {"detials": []}}"##,
                ##"{"applinks": {"details": [{}]}}"##,
                ##"{"applinks": {"details": [{"appIDs": ["K7Q2M9X4B1.a"], "paths": ["NOT/a", "/a"]}]}}"##
            )
                == ##"""
                error no-applinks 1:1
                the file has 'webcredentials', but no 'applinks', so it claims no link
                help: add 'applinks' with 'details'

                error misspelt-key 1:15 at applinks
                'detials' is not a key of 'applinks', so the system ignores it
                help: did you mean 'details'?

                error no-app 1:27 at details[0]
                'details[0]' names no app
                help: list app IDs under 'appIDs'

                error misspelt-key 1:66 at details[0].paths[0]
                'NOT/a' excludes nothing: there is no space after 'NOT'
                help: write 'NOT /a'
                """##)
    }

    @Test func appIDs() {
        #expect(
            problems(
                ##"""
                {"applinks": {"details": [{"paths": ["*"],
                "appIDs": ["TEAMID.com.a", "XXXXXXXXXX.com.a", "ABCDE12345.com.a", "app", "K7Q2M9X4B1.", "K7Q2M9X4B1.<id>", 5]}]}}
                """##)
                    == ##"""
                    error placeholder 2:12 at details[0]
                    'TEAMID.com.a' is not the ID of an app
                    help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID

                    error placeholder 2:28 at details[0]
                    'XXXXXXXXXX.com.a' is not the ID of an app
                    help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID

                    error placeholder 2:48 at details[0]
                    'ABCDE12345.com.a' is not the ID of an app
                    help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID

                    error placeholder 2:68 at details[0]
                    'app' is not the ID of an app
                    help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID

                    error placeholder 2:75 at details[0]
                    'K7Q2M9X4B1.' is not the ID of an app
                    help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID

                    error placeholder 2:90 at details[0]
                    'K7Q2M9X4B1.<id>' is not the ID of an app
                    help: write the team ID, which is ten uppercase letters and digits, a dot, and the bundle ID
                    """##)
    }

    @Test func componentsWithoutEffect() {
        #expect(
            problems(
                components: ##"""
                    {"/": "/a/*"}, {"/": "/a/b", "exclude": true}, {"/": "/a/?*"}, {"/": "/c", "exclude": true},
                    {"/": "/d/*", "?": {"x": "1"}}, {"/": "/d/*", "?": {"x": "?*"}}, {"/": "/d/1", "?": {"x": "1", "y": "2"}},
                    {"/": "/e/$(alpha)"}, {"/": "/e/$(digit)"}, {"/": "/e/$(xdigit)", "#": "x"}, {"/": "/e/?"}
                    """##)
                    == ##"""
                    warning unreachable-component 1:101 at details[0].components[1]
                    'details[0].components[1]' is never reached: 'details[0].components[0]' matches every URL that it matches
                    url: https://example.com/a/b
                    help: move it before 'details[0].components[0]', or delete it

                    warning unreachable-component 1:133 at details[0].components[2]
                    'details[0].components[2]' is never reached: 'details[0].components[0]' matches every URL that it matches
                    url: https://example.com/a/a
                    help: move it before 'details[0].components[0]', or delete it

                    warning unreachable-component 2:66 at details[0].components[6]
                    'details[0].components[6]' is never reached: 'details[0].components[4]' matches every URL that it matches
                    url: https://example.com/d/1?x=1&y=2
                    help: move it before 'details[0].components[4]', or delete it
                    """##)
    }

    /// Not all texts of several variables are tried, so nothing is said of them.
    @Test func componentsWithSeveralVariablesAreNotCompared() {
        let variables = #"{"A": ["x", "y"], "B": ["x", "y"], "P": ["x/x", "y/y"]}"#
        let components = #"[{"/": "/$(P)"}, {"/": "/$(A)/$(B)"}]"#
        let details = #"[{"appIDs": ["K7Q2M9X4B1.org.shop"], "components": \#(components)}]"#
        let file =
            #"{"applinks": {"substitutionVariables": \#(variables), "details": \#(details)}}"#
        #expect(ClaimFile(.appSiteAssociation, Array(file.utf8)).problems.map(\.rule.id) == [])
    }

    /// Each component is compared with few others, even if all begin alike.
    @Test func manyComponentsThatBeginAlike() throws {
        let rules = (0..<10_000).map { number in
            LinkComponent(path: "/a/*\(number)x").rule(LinkVariables([:]))
        }
        let all = SiteRules([ClaimList(rules: rules)])
        var compared = 0
        for rule in rules {
            let example = try #require(rule.examples.first)
            compared +=
                all.candidates(try #require(ClaimedURL("https://h.example" + example))).count
        }
        // A number ends in at most four of the numbers.
        #expect(compared <= 4 * rules.count)
        #expect(all.cover(of: all.numbers[1_234]).map { all[$0].examples.first } == "/a/a4x")
    }
}
