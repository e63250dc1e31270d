import Foundation

/// Python, whose packages are the other half of some tests.
enum Python {
    /// Nil if it isn't installed with the package `uritemplate`.
    static let executable: URL? = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent()
        let own = package.appendingPathComponent(".build/python/bin/python3")
        return [own, Node.executable(named: "python3")].compactMap(\.self).first { python in
            guard FileManager.default.isExecutableFile(atPath: python.path) else { return false }
            let process = Process()
            process.executableURL = python
            process.arguments = ["-c", "import uritemplate"]
            process.standardError = Pipe()
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationStatus == 0
        }
    }()

    /// Expands templates of RFC 6570: for each line of JSON, the text on a line of JSON. Names of
    /// items are sorted by their bytes.
    static let expansion = """
        import json, sys, uritemplate
        def ordered(members):
            return dict(sorted(members, key=lambda member: member[0].encode()))
        for line in open(sys.argv[1], encoding="utf-8"):
            case = json.loads(line, object_pairs_hook=ordered)
            print(json.dumps(uritemplate.expand(case["template"], case["variables"])))
        """
}
