import Foundation
import Testing

@testable import RouteMap

/// The commands to copy, as the page's script writes them.
@Suite(.enabled(if: Node.executable != nil, "node is not installed")) struct ShellCommandTests {
    private static let links = [
        "myapp://app/user/42", "https://example.com/a?b=1&c=2", "https://example.com/it's",
        "x://$HOME/`id`/$(id)/!!",
        "x://y/\\\"'", "x://y/;id|id>f(a)*?#b ~",
    ]

    /// What the page's script makes of each link: the two commands.
    private static func commands() throws -> [[String]] {
        let links = String(
            decoding: try JSONSerialization.data(withJSONObject: links), as: UTF8.self)
        let call =
            "\(links).map((link) => [page.simulatorCommand(link), page.androidCommand(link)])"
        let output = try PageRun.results(
            of: [call], spec: "bases: [https://h]\nroutes:\n  a: a\n")[0]
        return try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String]])
    }

    @Test func theTextsOfTheCommands() throws {
        let commands = try Self.commands()
        #expect(
            commands.prefix(4) == [
                [
                    "xcrun simctl openurl booted 'myapp://app/user/42'",
                    "adb shell am start -a android.intent.action.VIEW -d \"'myapp://app/user/42'\"",
                ],
                [
                    "xcrun simctl openurl booted 'https://example.com/a?b=1&c=2'",
                    "adb shell am start -a android.intent.action.VIEW -d \"'https://example.com/a?b=1&c=2'\"",
                ],
                [
                    #"xcrun simctl openurl booted 'https://example.com/it'\''s'"#,
                    #"adb shell am start -a android.intent.action.VIEW -d "#
                        + #"''\''https://example.com/it'\''\'\'''\''s'\'''"#,
                ],
                [
                    "xcrun simctl openurl booted 'x://$HOME/`id`/$(id)/!!'",
                    #"adb shell am start -a android.intent.action.VIEW -d ''\''x://$HOME/`id`/$(id)/!!'\'''"#,
                ],
            ])
    }

    /// One shell gives `simctl` the link, and two shells, the second on the device, give it to
    /// `am`.
    @Test func aShellReadsTheLink() throws {
        let node = try Node()
        defer { node.remove() }
        let shell = URL(fileURLWithPath: "/bin/sh")
        for (link, commands) in zip(Self.links, try Self.commands()) {
            let word = commands[0].dropFirst("xcrun simctl openurl booted ".count)
            #expect(try node.run(shell, ["-c", "printf %s \(word)"]).output == link)
            let command = commands[1].dropFirst(
                "adb shell am start -a android.intent.action.VIEW -d ".count)
            let sent = try node.run(shell, ["-c", "printf %s \(command)"]).output
            #expect(try node.run(shell, ["-c", "printf %s \(sent)"]).output == link)
        }
    }
}
