import RouteClaims
import RouteGenSystem
import RouteSpec

extension Command {
    static let verify = Command(
        name: "verify",
        summary: "compare a spec with the files that claim its links",
        operands: [.leadingSpec, .claimFiles],
        options: [.resource, .strict, .reportFormat],
        examples: [
            Example(
                line: "verify public/.well-known/apple-app-site-association", purpose: "the site's file for Apple"),
            Example(
                line: "verify --strict apple-app-site-association App.entitlements AndroidManifest.xml",
                purpose: "several files, also with one another; fail on warnings"),
            Example(
                line: "verify AndroidManifest.xml --resource host=www.example.com",
                purpose: "a manifest whose host is the string resource 'host'"),
        ],
        discussion: [
            "Reads \(ClaimFile.Kind.allCases.map(\.rawValue).joined(separator: ", ")): the content says which it is.",
            "Finds links that open a route and are not claimed, links that are claimed and open no route, and mistakes in the files.",
            "The exit code is 1 if there is an error, or with --strict a warning.",
        ],
        run: { arguments, console throws(UsageError) in
            let resources = try arguments.resources()
            guard let spec = RouteFile.load(arguments.spec(.leadingSpec), console) else { return .failure }
            let paths = arguments.values(of: .claimFiles)
            guard let files = NamedClaimFile.load(paths, resources, console) else { return .failure }
            return LoadedClaims(spec: spec, files: files).report(arguments, console)
        })
}

extension Operand {
    static let claimFiles = Operand(name: "FILE", count: .oneOrMore, summary: "the files that claim links")
}

extension Option {
    static let resource = Option(
        "resource", value: .text("NAME=VALUE"), isRepeatable: true,
        summary: "the value of a string resource or placeholder in AndroidManifest.xml")
}

/// A spec and the files to verify.
private struct LoadedClaims {
    let spec: RouteFile
    let files: [NamedClaimFile]

    func report(_ arguments: Arguments, _ console: Console) -> ExitCode {
        let claimers = ClaimFile.claimers(of: files.map(\.file))
        let compared = Dictionary(grouping: Verification.findings(in: spec.compiled, claimers), by: \.file)
        let findings = files.indices.map { index in
            files[index].file.problems.map { ClaimFinding(file: index, problem: $0) } + (compared[index] ?? [])
        }
        let printer = FindingPrinter(files: files, sources: spec.compilation.sources)
        let all = findings.flatMap(\.self)
        switch arguments[.reportFormat] {
        case "json": console.write(printer.json(all))
        case "markdown": console.write(printer.markdown(all))
        default:
            let style = console.style(for: .output)
            for (file, findings) in zip(files, findings) {
                console.write(printer.text(findings, style))
                let summary = Severity.summary { severity in findings.count { $0.problem.severity == severity } }
                console.print("\(style.bold(DisplayWidth.escapingControls(file.path) + ":")) \(summary)")
            }
        }
        let isStrict = arguments.contains(.strict)
        let fails = all.contains { $0.problem.severity == .error || isStrict && $0.problem.severity == .warning }
        return fails ? .findings : .success
    }
}
