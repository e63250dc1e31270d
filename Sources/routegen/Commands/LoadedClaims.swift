import RouteClaims
import RouteCompiler
import RouteSpec

/// A spec and the files to verify.
struct LoadedClaims {
    let spec: RouteFile
    let files: [NamedClaimFile]
    /// For each file, the hosts that are known to serve it.
    let hosts: [[ClaimedHost]]
    /// The oldest version of Android that the app is for, if the manifest doesn't say it.
    var minimumSDK = 1

    /// The findings in the order of the files, then the limits of their formats.
    var findings: [ClaimFinding] {
        let apps = spec.compiled.spec.apps
        let claimers = ClaimFile.claimers(
            of: files.map(\.file), for: apps, minimumLevel: minimumSDK)
        let served = claimers.served(by: hosts, in: spec.table)
        let all = Verification.findings(of: spec.compiled, served.files)
        let compared = Dictionary(
            grouping: served.problems + all.filter { !$0.isLimit }, by: \.file)
        let findings = files.indices.flatMap { index in
            let own = files[index].file.problems + files[index].file.problems(for: apps)
            // The problem that elements combine already explains the hosts that they claim
            // together.
            let combined = own.filter { $0.rule == .combinedData }.map(\.location)
            let others = (compared[index] ?? []).filter { !combined.contains($0.problem.location) }
            return own.map { ClaimFinding(file: index, problem: $0) } + others
        }
        return findings + all.filter(\.isLimit)
    }

    func report(_ arguments: Arguments, _ console: Console) -> ExitCode {
        let all = findings
        let listsAll = arguments.contains(.allLimits)
        let findings = listsAll ? all : all.filter { !$0.isLimit }.byCause
        let printer = FindingPrinter(files: files, sources: spec.compilation.sources)
        switch arguments[.changeFormat] {
        case "json": console.write(printer.json(findings))
        case "markdown": console.write(printer.markdown(findings))
        case "github": console.write(printer.github(findings))
        default:
            let style = console.style(for: .output)
            for (index, file) in files.enumerated() {
                let own = findings.filter { $0.file == index }
                console.write(printer.text(own, style))
                let summary = Severity.summary(own.map(\.problem.severity))
                console.print(
                    "\(style.bold(TerminalText.escaped(file.path) + ":")) \(summary)")
            }
            let hiddenCount = listsAll ? 0 : all.count(where: \.isLimit)
            if let text = Export.summary(ofDifferences: hiddenCount) {
                console.print(text)
            }
        }
        let least = arguments.contains(.strict) ? Severity.warning : .error
        return findings.contains { $0.problem.severity >= least } ? .findings : .success
    }
}
