import RouteClaims
import RouteCompiler
import RouteSpec

extension FuzzProperty {
    /// Files that claim links, separated by lines of `====`, are compared with a spec. Each link
    /// that is found shows the difference, and no bytes trap.
    package static let claims = FuzzProperty(name: "claims") { bytes in
        guard let spec = claimedSpec else { return "the spec has errors" }
        let files = parts(of: bytes).prefix(3).compactMap { ClaimFile($0) }
        let claimers = ClaimFile.claimers(of: files)
        for file in files {
            if let problem = file.problems.first(where: {
                $0.message.isEmpty || $0.line ?? 1 < 1 || $0.column ?? 1 < 1
            }
            ) {
                return "a problem has no text or place: \(problem)"
            }
        }
        for finding in Verification.findings(of: spec, claimers) where !finding.isLimit {
            let problem = finding.problem
            let kinds: [Rule] = [.notClaimed, .notRouted, .opensNothing]
            guard let url = problem.url, kinds.contains(problem.rule) else { continue }
            let isRouted = spec.table.read(url: url) != nil
            let isClaimed =
                ClaimedURL(url).flatMap { claimers[finding.file].rule(claiming: $0) } != nil
            if isRouted == isClaimed || isRouted != (problem.rule == .notClaimed) {
                return "the URL does not show it: \(problem.message)"
            }
        }
        return nil
    }

    private static let claimedSpec = Compiler.compile(
        SourceText(
            path: "routes.yaml",
            bytes: Array(
                """
                bases: [https://h.example, app://, "https://*.w.example/x"]
                types:
                  Tab: [a, b]
                routes:
                  home: ''
                  item: item/${id:Int}?q=${q}
                  tab: ${tab:Tab}/${rest...}
                  mine: mine/${a:Mine}#f

                """.utf8)), name: "routes.yaml"
    ).compiled

    private static func parts(of bytes: [UInt8]) -> [[UInt8]] {
        let separator = Array("\n====\n".utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: separator) })
        else { return [bytes] }
        return [Array(bytes[..<start])] + parts(of: Array(bytes[(start + separator.count)...]))
    }
}
