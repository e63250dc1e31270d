import RouteSpec

extension AssetLinks {
    /// The file that gives a site's links to an app.
    ///
    /// - Parameter existing: A file in which the app gets the fingerprints, and everything else is unchanged; nil for a
    ///   new one.
    static func export(for app: Apps, into existing: [UInt8]? = nil) throws(FileProblem) -> String {
        guard let name = app.packageName, !app.fingerprints.isEmpty else {
            throw FileProblem(
                "the package or the fingerprint of the Android app is missing",
                help: "write --package and --fingerprint, or 'package' and 'fingerprints' under 'apps' in the spec")
        }
        for fingerprint in app.fingerprints where !isFingerprint(fingerprint) {
            throw FileProblem(
                "'\(fingerprint)' is not 32 pairs of hexadecimal digits with ':' between them",
                help: fingerprintHelp)
        }
        let own = app.fingerprints.map { $0.uppercased() }
        let fingerprints = JSON.texts(own)
        let statement = JSON.object([
            ("relation", .array([.string(relation)])),
            (
                "target",
                .object([
                    ("namespace", .string(namespace)), ("package_name", .string(name)),
                    (fingerprintsKey, fingerprints),
                ])
            ),
        ])
        guard let existing else { return JSON.array([statement]).indentedText + "\n" }
        let list = try LocatedValue(json: existing)
        guard let statements = list.elements else {
            throw FileProblem(
                "the file is not a list of statements", help: "run 'routegen verify' on the file, and correct it")
        }
        var edits = FileEdits(existing, .json)
        if let target = statements.first(where: { packageName(in: $0) == name })?["target"] {
            let known = target[fingerprintsKey]?.elements?.map { $0.string?.uppercased() }
            if known != own { edits.set([(fingerprintsKey, fingerprints)], in: target) }
        } else {
            edits.add(statement.indentedText.split(separator: "\n").map(String.init), to: list)
        }
        return edits.text
    }
}
