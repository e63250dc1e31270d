import RouteClaims
import RouteSpec
import Testing

extension ClaimProblem {
    /// The whole problem as text.
    var summary: String {
        let position = line.map { " \($0):\(column ?? 0)" } ?? ""
        let first = "\(severity) \(rule.id)\(position)" + (place.isEmpty ? "" : " at \(place)")
        return [first, message, url.map { "url: \($0)" }, help.map { "help: \($0)" }].compactMap { $0 }
            .joined(separator: "\n")
    }
}

/// Each problem of a file, with its text.
struct AppleProblemsTests {
    private func problems(_ files: String...) -> String {
        files.flatMap { AppSiteAssociation(Array($0.utf8)).problems.map(\.summary) }.joined(separator: "\n\n")
    }

    private func problems(components: String, applinks: String = "") -> String {
        let apps = #"{"appIDs": ["K7Q2M9X4B1.com.example.app"], "components": [\#(components)]}"#
        return problems(#"{"applinks": {\#(applinks) "details": [\#(apps)]}}"#)
    }

    @Test func pathsWithFragmentsAndQueries() {
        #expect(
            problems(components: ##"{"/": "/a#b"}, {"/": "/b?id=*"}, {"/": "/c/?*"}, {"/": "/d=?/x=1"}"##)
                == ##"""
                warning fragment-in-path 1:92 at details[0].components[0]
                '/a#b' matches nothing, because a path has no '#'
                help: write the fragment under the key '#' of a component

                warning query-in-path 1:107 at details[0].components[1]
                the '?' in '/b?id=*' stands for one character of the path, and does not start a query
                help: write the query under the key '?' of a component
                """##)
    }

    @Test func textThatIsNotPercentEncoded() {
        #expect(
            problems(
                components: ##"""
                    {"/": "/café"}, {"?": {"q": "a b", "ö": "1"}, "/": "/{id}"},
                    {"#": "é", "percentEncoded": false}
                    """##)
                    == ##"""
                    warning not-percent-encoded 1:92 at details[0].components[0]
                    '/café' has 'é', which is '%C3%A9' in a URL
                    help: write '/caf%C3%A9', or use a component with 'percentEncoded' set to false

                    warning not-percent-encoded 1:114 at details[0].components[1]
                    'a b' has ' ', which is '%20' in a URL
                    help: write 'a%20b', or use a component with 'percentEncoded' set to false

                    warning not-percent-encoded 1:121 at details[0].components[1]
                    'ö' has 'ö', which is '%C3%B6' in a URL
                    help: write '%C3%B6', or use a component with 'percentEncoded' set to false

                    warning not-percent-encoded 1:137 at details[0].components[1]
                    '/{id}' has '{', which is '%7B' in a URL
                    help: write '/%7Bid%7D', or use a component with 'percentEncoded' set to false
                    """##)
    }

    @Test func variables() {
        #expect(
            problems(
                components: ##"{"/": "/$(tab)/$(digits)/$(lang)/$(x y)"}, {"/": "/a/$(Tab)"}"##,
                applinks: ##""substitutionVariables": {"Tab": ["ä"]},"##)
                    == ##"""
                    warning not-percent-encoded 1:49 at applinks.substitutionVariables
                    'ä' has 'ä', which is '%C3%A4' in a URL
                    help: write '%C3%A4', or use a component with 'percentEncoded' set to false

                    error missing-variable 1:132 at details[0].components[0]
                    there is no variable 'tab'
                    help: did you mean '$(Tab)'?

                    error missing-variable 1:132 at details[0].components[0]
                    there is no variable 'digits'
                    help: did you mean '$(digit)'?

                    error missing-variable 1:132 at details[0].components[0]
                    there is no variable 'x y'
                    help: add 'x y' to 'substitutionVariables'
                    """##)
    }

    @Test func keys() {
        #expect(
            problems(components: ##"{"/": "/x", "exlude": true, "casesensitive": false, "future": 1, "!": 1}"##)
                == ##"""
                error misspelt-key 1:98 at details[0].components[0]
                'exlude' is not a key of a component, so the system ignores it
                help: did you mean 'exclude'?

                error misspelt-key 1:114 at details[0].components[0]
                'casesensitive' is not a key of a component, so the system ignores it
                help: did you mean 'caseSensitive'?

                warning unknown-key 1:138 at details[0].components[0]
                'future' is not a key of a component, so the system ignores it
                help: the keys of a component are /, ?, #, exclude, comment, caseSensitive, percentEncoded

                warning unknown-key 1:151 at details[0].components[0]
                '!' is not a key of a component, so the system ignores it
                help: the keys of a component are /, ?, #, exclude, comment, caseSensitive, percentEncoded
                """##)
    }

    @Test func valuesOfQueryItems() {
        #expect(
            problems(components: ##"{"?": {"a": "1", "b": true, "c": 5, "d": null, "e": [], "f": {}}}"##)
                == ##"""
                error query-value 1:108 at details[0].components[0]
                the value of 'b' in '?' is true, so the system ignores the whole '?'
                help: write text; "?*" stands for any value that isn't empty

                error query-value 1:119 at details[0].components[0]
                the value of 'c' in '?' is a number, so the system ignores the whole '?'
                help: write text; "?*" stands for any value that isn't empty

                error query-value 1:127 at details[0].components[0]
                the value of 'd' in '?' is null, so the system ignores the whole '?'
                help: write text; "?*" stands for any value that isn't empty

                error query-value 1:138 at details[0].components[0]
                the value of 'e' in '?' is a list, so the system ignores the whole '?'
                help: write text; "?*" stands for any value that isn't empty

                error query-value 1:147 at details[0].components[0]
                the value of 'f' in '?' is an object, so the system ignores the whole '?'
                help: write text; "?*" stands for any value that isn't empty
                """##)
    }

    @Test func types() {
        #expect(
            problems(
                components: ##"{"/": "/x", "exclude": "yes"}, 7, {"percentEncoded": 1, "/": 1, "?": 1, "#": false}"##)
                    == ##"""
                    error wrong-type 1:109 at details[0].components[0]
                    'exclude' must be true or false, not text

                    error wrong-type 1:117 at details[0].components[1]
                    a component must be an object, not a number

                    error wrong-type 1:139 at details[0].components[2]
                    'percentEncoded' must be true or false, not a number

                    error wrong-type 1:147 at details[0].components[2]
                    '/' must be text, not a number

                    error wrong-type 1:155 at details[0].components[2]
                    '?' must be text or an object, not a number

                    error wrong-type 1:163 at details[0].components[2]
                    '#' must be text, not false
                    """##)
    }

    @Test func typesOfTheFile() {
        #expect(
            problems(
                ##"[]"##,
                ##"{"applinks": 5}"##,
                ##"{"applinks": {"details": {}}}"##,
                ##"{"applinks": {"details": [7], "substitutionVariables": {"a": "b"}}}"##)
                    == ##"""
                    error wrong-type 1:1
                    the file must be an object, not a list

                    error wrong-type 1:14 at applinks
                    'applinks' must be an object, not a number

                    error wrong-type 1:26 at applinks.details
                    'details' must be a list, not an object

                    error wrong-type 1:27 at details[0]
                    an entry of 'details' must be an object, not a number

                    error wrong-type 1:62 at applinks.substitutionVariables
                    'a' must be a list, not text
                    """##)
    }

    @Test func nothingIsClaimed() {
        #expect(
            problems(
                ##"{"webcredentials": {}}"##,
                ##"{"applinks": {"detials": []}}"##,
                ##"{"applinks": {"details": [{}]}}"##,
                ##"{"applinks": {"details": [{"appIDs": ["K7Q2M9X4B1.a"], "paths": ["NOT /a"]}]}}"##)
                    == ##"""
                    error no-applinks 1:1
                    the file has 'webcredentials', but no 'applinks', so it claims no link
                    help: add 'applinks' with 'details'

                    error claims-nothing 1:14
                    the file has no 'details', so it claims nothing

                    error misspelt-key 1:15 at applinks
                    'detials' is not a key of 'applinks', so the system ignores it
                    help: did you mean 'details'?

                    error no-app 1:27 at details[0]
                    'details[0]' names no app
                    help: list app IDs under 'appIDs'

                    warning claims-nothing 1:27 at details[0]
                    'details[0]' has no components, so it claims nothing
                    help: add a component

                    warning claims-nothing 1:27 at details[0]
                    'details[0]' has only exclusions, so it claims nothing
                    help: add a component without 'exclude' after them
                    """##)
    }

    @Test func bothForms() {
        #expect(
            problems(
                ##"""
                {"applinks": {"details": [{"appID": "K7Q2M9X4B1.a", "appIDs": ["K7Q2M9X4B1.a"],
                "paths": [5, "/a?b=c"], "components": [{}]}]}}
                """##,
                ##"{"applinks": {"details": [{"appID": "K7Q2M9X4B1.a", "paths": [5, "/a?b=c"]}]}}"##)
                    == ##"""
                    warning both-app-ids 1:37 at details[0]
                    'appID' is beside 'appIDs'
                    help: keep 'appIDs'; 'appID' belongs to the old form, with 'paths'

                    warning both-forms 2:10 at details[0]
                    'paths' is beside 'components'
                    help: keep 'components'; 'paths' is the form before iOS 13

                    error wrong-type 1:63 at details[0].paths[0]
                    a path must be text, not a number

                    warning query-in-path 1:66 at details[0].paths[1]
                    the '?' in '/a?b=c' stands for one character of the path, and does not start a query
                    help: write the query under the key '?' of a component
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
                    'TEAMID' in 'TEAMID.com.a' is not a team ID
                    help: write your team's ID, which is ten uppercase letters and digits

                    error placeholder 2:28 at details[0]
                    'XXXXXXXXXX' in 'XXXXXXXXXX.com.a' is not a team ID
                    help: write your team's ID, which is ten uppercase letters and digits

                    error placeholder 2:48 at details[0]
                    'ABCDE12345' in 'ABCDE12345.com.a' is not a team ID
                    help: write your team's ID, which is ten uppercase letters and digits

                    error placeholder 2:68 at details[0]
                    'app' is not an app ID
                    help: write the team ID, a dot, and the bundle ID

                    error placeholder 2:75 at details[0]
                    '' in 'K7Q2M9X4B1.' is not a bundle ID
                    help: write the app's bundle ID, as in com.example.app

                    error placeholder 2:90 at details[0]
                    '<id>' in 'K7Q2M9X4B1.<id>' is not a bundle ID
                    help: write the app's bundle ID, as in com.example.app

                    error wrong-type 2:109 at details[0]
                    an app ID must be text, not a number
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
                    url: /a/b
                    help: move it before 'details[0].components[0]', or delete it

                    warning unreachable-component 1:133 at details[0].components[2]
                    'details[0].components[2]' is never reached: 'details[0].components[0]' matches every URL that it matches
                    url: /a/a
                    help: move it before 'details[0].components[0]', or delete it

                    note excludes-nothing 1:149 at details[0].components[3]
                    'details[0].components[3]' excludes nothing: no later pattern claims what it matches
                    url: /c
                    help: delete it, or move it before the pattern that it is an exception of

                    warning unreachable-component 2:66 at details[0].components[6]
                    'details[0].components[6]' is never reached: 'details[0].components[4]' matches every URL that it matches
                    url: /d/1?x=1&y=2
                    help: move it before 'details[0].components[4]', or delete it

                    warning unreachable-component 3:45 at details[0].components[9]
                    'details[0].components[9]' is never reached: 'details[0].components[7]', 'details[0].components[8]' match every URL that it matches
                    url: /e/a#x
                    help: move it before 'details[0].components[7]', or delete it
                    """##)
    }

    @Test func variablesThatAreLiteralText() {
        #expect(
            problems(
                components: ##"{"/": "/$(Tab)/$(lang"}, {"?": "$(x)$("}, {"/": "/$(a"}, {"/": "/$(No)"}"##,
                applinks: ##""substitutionVariables": {"Tab": ["a$(digit)", "b"], "x": [], "No": ["$("]},"##)
                    == """
                    warning invalid-variable 1:49 at applinks.substitutionVariables
                    '$(digit)' in 'a$(digit)' is literal text: a variable's value has no variables
                    help: write the values of 'digit' as values of 'Tab'

                    warning invalid-variable 1:168 at details[0].components[0]
                    '$(' in '/$(Tab)/$(lang' is literal text: it has no ')'
                    help: write ')' after the name of the variable

                    warning invalid-variable 1:193 at details[0].components[1]
                    '$(' in '$(x)$(' is literal text: it has no ')'
                    help: write ')' after the name of the variable

                    warning invalid-variable 1:210 at details[0].components[2]
                    '$(' in '/$(a' is literal text: it has no ')'
                    help: write ')' after the name of the variable
                    """)
    }

    @Test func appsThatAreNotEmpty() {
        #expect(
            problems(components: ##"{"/": "/a"}"##, applinks: ##""apps": ["K7Q2M9X4B1.a"],"##) == """
                warning wrong-type 1:23 at applinks.apps
                'apps' must be an empty list
                help: write [], and the apps under 'details'
                """)
        #expect(problems(components: ##"{"/": "/a"}"##, applinks: ##""apps": [],"##).isEmpty)
    }

    @Test func aFileThatIsTooLarge() {
        let file = AppSiteAssociation(Array((String(repeating: " ", count: 131_072) + "{}").utf8))
        #expect(
            file.problems.first?.summary == """
                error too-large
                the file has 131074 bytes, and the system reads no file of more than 128 kB
                help: use wildcards and 'substitutionVariables'
                """)
        let largest = AppSiteAssociation(Array((String(repeating: " ", count: 131_070) + "{}").utf8))
        #expect(largest.problems.map(\.rule.id) == ["no-applinks"])
    }
}
