import RouteClaims
import RouteCompiler
import RouteSpec

extension Command {
    static let verify = Command(
        name: "verify",
        summary: "compare a spec with the files that claim its links",
        operands: [.leadingSpec, .claimFiles],
        options: [.servingHost, .minimumSDK, .resource, .strict, .allLimits, .changeFormat],
        examples: [
            Example(
                line: "verify public/.well-known/apple-app-site-association",
                purpose: "the site's file for Apple"),
            Example(
                line:
                    "verify --strict apple-app-site-association App.entitlements "
                    + "AndroidManifest.xml",
                purpose: "several files, also with one another; fail on warnings"),
            Example(
                line: "verify www.json blog.json --host www.example.com --host blog.example.com",
                purpose: "the files of two sites"),
            Example(
                line: "verify AndroidManifest.xml --resource host=www.example.com",
                purpose: "a manifest whose host is the string resource 'host'"),
        ],
        discussion: [
            "Reads \(ClaimFile.Kind.allCases.map(\.rawValue).joined(separator: ", ")): "
                + "the content says which it is, or the name of a site's file.",
            "Finds links that open a route and are not claimed, "
                + "links that are claimed and open no route, and mistakes in the files.",
            "An apple-app-site-association doesn't name its host: --host does, "
                + "or the name of the file, or of a folder that only one of several files is in.",
            "The exit code is 1 if there is an error, or with --strict a warning.",
        ],
        run: { arguments, console in
            let resources = try arguments.resources()
            let minimumSDK = try arguments.minimumSDK()
            guard let spec = RouteFile.load(arguments.spec(.leadingSpec), console) else {
                return .failure
            }
            let paths = arguments.values(of: .claimFiles)
            guard let files = NamedClaimFile.load(paths, resources, console) else {
                return .failure
            }
            let hosts = try Self.knownHosts(
                of: files, arguments.values(of: .servingHost), spec, console)
            guard let hosts else { return .failure }
            let claims = LoadedClaims(
                spec: spec, files: files, hosts: hosts, minimumSDK: minimumSDK)
            return claims.report(arguments, console)
        })

    /// For each file, the hosts that are known to serve it. If the spec lacks one, reports that
    /// and returns nil.
    private static func knownHosts(
        of files: [NamedClaimFile], _ names: [String], _ spec: RouteFile, _ console: Console
    ) throws(UsageError) -> [[ClaimedHost]]? {
        var hosts: [[ClaimedHost]] = []
        for name in names {
            guard let served = spec.table.webHosts(servedBy: name) else {
                let unknown = spec.table.unknownHost(name)
                console.report(.error, unknown.message, help: unknown.help)
                return nil
            }
            hosts.append(served)
        }
        if names.isEmpty { return namedHosts(of: files, spec, console) }
        let sites = files.indices.filter { files[$0].file.hasLinksOfSite }
        var known = files.map { _ in [ClaimedHost]() }
        let kind = ClaimFile.Kind.appSiteAssociation.rawValue
        let option = Option.servingHost.longName
        switch sites.count {
        case 0: throw UsageError("the option '\(option)' is only for \(kind)")
        case 1: known[sites[0]] = hosts.flatMap(\.self)
        case hosts.count: for (file, hosts) in zip(sites, hosts) { known[file] = hosts }
        default:
            throw UsageError(
                "\(sites.count) files of sites have \(hosts.count) '\(option)'",
                help: "write one \(option) for each \(kind), in their order")
        }
        return known
    }

    /// For each file, the hosts that its name or the name of a folder says.
    private static func namedHosts(
        of files: [NamedClaimFile], _ spec: RouteFile, _ console: Console
    ) -> [[ClaimedHost]] {
        let sites = files.indices.filter { files[$0].file.hasLinksOfSite }
        let paths = sites.map { console.absolutePath(files[$0].path) }
        var known = files.map { _ in [ClaimedHost]() }
        for (file, folders) in zip(sites, NamedClaimFile.distinctFolders(of: paths)) {
            let name = files[file].host(among: spec.table.servingHosts, folders)
            known[file] = name.flatMap(spec.table.webHosts(servedBy:)) ?? []
        }
        return known
    }
}

extension Operand {
    static let claimFiles = Operand(
        name: "FILE", count: .oneOrMore, summary: "the files that claim links")
}

extension Option {
    static let servingHost = Option(
        name: "host", value: .text("HOST"), isRepeatable: true,
        summary:
            "the host that serves apple-app-site-association; of several files, "
            + "one for each in their order"
    )

    static let allLimits = Option(
        name: "all",
        summary: "list every link, also those that the format of a file cannot describe exactly")

    static let resource = Option(
        name: "resource", value: .text("NAME=VALUE"), isRepeatable: true,
        summary:
            "the value of a string resource or placeholder in AndroidManifest.xml or a "
            + "property list"
    )
}
