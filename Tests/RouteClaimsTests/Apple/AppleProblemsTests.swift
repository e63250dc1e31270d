import RouteClaims
import RouteSpec
import Testing

extension ClaimProblem {
    /// Everything that is said of the problem.
    var summary: String {
        let position = line.map { " \($0):\(column ?? 0)" } ?? ""
        let first = "\(severity) \(id)\(position)" + (place.isEmpty ? "" : " at \(place)")
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
                    warning no-applinks 1:1
                    the file has no 'applinks', so no link opens an app

                    warning claims-nothing 1:14
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

    @Test func textThatIsNotJSON() {
        #expect(
            problems(
                ##"""
                {
                  "applinks": [1,
                  ],
                 "é": {,}
                }
                """##,
                ##"""
                {
                  "applinks": nope}
                """##,
                ##"{"applinks": "##,
                ##"""
                {"a": "b
                "}
                """##,
                ##""##)
                    == ##"""
                    error not-json 2:17
                    this is not JSON: a comma before ']'
                    help: delete the comma

                    error not-json 4:8
                    this is not JSON: unexpected ','

                    error not-json 2:15
                    this is not JSON: unexpected 'n'

                    error not-json 1:14
                    this is not JSON: it ends too early

                    error not-json 1:9
                    this is not JSON: unexpected end of the line

                    error not-json 1:1
                    the file is empty
                    help: upload the file again
                    """##)
    }

    @Test func bytesThatAreNotText() {
        let file = AppSiteAssociation([0x7B, 0x22, 0xFF, 0x22])
        #expect(
            file.problems.map(\.summary) == [
                """
                error not-json 1:3
                byte 0xFF is not valid UTF-8 here
                help: save the file as UTF-8; it may be Latin-1 or Windows-1252
                """
            ])
        #expect(AppSiteAssociation([0xEF, 0xBB, 0xBF, 0x5B, 0x78]).problems.map(\.column) == [2])
    }

    @Test func keysThatAreWrittenTwice() {
        #expect(
            problems(components: #"{"/": "/a", "?": {"x": "1", "x": "2"}, "/": "/b"}"#) == """
                error duplicate-key 1:114
                duplicate key 'x'
                help: keep one: the system reads only the last

                error duplicate-key 1:125
                duplicate key '/'
                help: keep one: the system reads only the last
                """)
        let file = AppSiteAssociation(Array(#"{"applinks": 1, "applinks": {"details": []}}"#.utf8))
        #expect(file.problems.map(\.id) == ["duplicate-key", "claims-nothing"])
    }

    @Test func escapesAreRead() {
        let text = #"{"applinks": {"details": [{"paths": ["\/\u00e9\ud83d\ude00\n"]}]}}"#
        #expect(AppSiteAssociation(Array(text.utf8)).details.first?.components.first?.path == "/é😀\n")
    }

    @Test(arguments: [
        (#"{"a": "\x"}"#, 7, "an escape in a text is not valid"), ("{\"a\": 01}", 8, "unexpected '1'"),
        ("{\"a\": 1.}", 9, "unexpected '}'"), ("{\"a\": -1.5E+10, b}", 17, "unexpected 'b'"),
        ("{\"a\" 1}", 6, "unexpected '1'"), ("[tru]", 2, "unexpected 't'"), ("[1] 2", 5, "unexpected '2'"),
        ("[\"\t\"]", 3, "unexpected '\t'"), ("[é]", 2, "unexpected 'é'"), ("[1 2]", 4, "unexpected '2'"),
        (String(repeating: "[", count: 513), 513, "the values are nested too deeply"),
    ])
    func syntaxErrors(text: String, column: Int, reason: String) {
        #expect(problems(text) == "error not-json 1:\(column)\nthis is not JSON: \(reason)")
    }

    @Test(arguments: [
        ([0x7B, 0, 0xE9, 0], "1:1", "the file is UTF-16, not UTF-8"),
        ([0xFE, 0xFF, 0, 0x7B], "1:1", "the file is UTF-16, not UTF-8"),
        (Array("{\n\"\0\"}".utf8), "2:2", "the text has a NUL character"),
        (Array("-----BEGIN PKCS7-----".utf8), "1:1", "the file has a CMS signature around its JSON"),
        (
            [0x30, 0x82, 0x10, 0x00, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02], "1:1",
            "the file has a CMS signature around its JSON"
        ),
    ])
    func encodings(bytes: [UInt8], position: String, message: String) {
        let file = AppSiteAssociation(bytes)
        #expect(file.problems.map { "\($0.id) \($0.line ?? 0):\($0.column ?? 0)" } == ["not-json \(position)"])
        #expect(file.problems.map(\.message) == [message])
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
        #expect(largest.problems.map(\.id) == ["no-applinks"])
    }
}
