import Testing

@testable import RouteCompiler

@Suite("paths")
struct PathTests {
    @Test(arguments: [
        ("/a/b/routes.yaml", "/a/b", "routes.yaml"),
        ("/a/b/c/routes.yaml", "/a/b", "c/routes.yaml"),
        ("/a/routes.yaml", "/a/b", "../routes.yaml"),
        ("/a/bc/routes.yaml", "/a/b", "../bc/routes.yaml"),
        ("/a/b/../routes.yaml", "/a/b", "../routes.yaml"),
        ("/a/b", "/a/b", "."),
        ("/a/b/routes.yaml", "/", "a/b/routes.yaml"),
        ("/tmp/routes.yaml", "/home/me/app", "/tmp/routes.yaml"),
        ("/dev/stdin", "/a", "/dev/stdin"),
        // Canonically equivalent names can be two folders.
        ("/a/e\u{301}/routes.yaml", "/a/\u{E9}", "../e\u{301}/routes.yaml"),
    ])
    func aPathFromAFolder(path: String, folder: String, shown: String) {
        #expect(Array(Path.relative(path, to: folder).utf8) == Array(shown.utf8))
    }
}
