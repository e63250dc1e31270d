import RouteSpec

extension AssetLinks {
    /// The file that gives a site's links to an app.
    ///
    /// - Parameter existing: A file in which the app gets the fingerprints, and everything else is unchanged; nil for a
    ///   new one.
    package static func export(for app: Apps, into existing: [UInt8]? = nil) throws(FileProblem) -> String {
        var statement = try statement(for: app)
        guard let existing else { return JSON.array([statement]).indentedText + "\n" }
        let list = try LocatedValue(json: existing)
        guard let elements = list.elements else {
            throw FileProblem(
                "the file is not a list of statements", help: "run 'routegen verify' on the file, and correct it")
        }
        var edits = FileEdits(existing, .json)
        let own = AssetLinks(existing).statements.first { $0.packageName == app.packageName && $0.handlesLinks }
        guard let own else {
            edits.add(statement.indentedText.split(separator: "\n").map(String.init), to: list)
            return edits.text
        }
        if own.fingerprints.map({ $0.uppercased() }) == fingerprints(of: app) { return edits.text }
        if own.rules != nil {
            throw FileProblem(
                "the statement at '\(own.place)' has 'dynamic_app_link_components', which would be lost",
                help: "write the fingerprints into the file yourself")
        }
        statement = try self.statement(for: app, relations: own.relations)
        edits.replace(elements[own.index].range, with: statement.indentedText.split(separator: "\n").map(String.init))
        return edits.text
    }

    private static func fingerprints(of app: Apps) -> [String] { app.fingerprints.map { $0.uppercased() } }

    private static func statement(
        for app: Apps, relations: [String] = [linkRelation]
    ) throws(FileProblem) -> JSON {
        guard let name = app.packageName else {
            throw FileProblem(
                "the name of the Android app is missing",
                help: "write --package and the applicationId, such as 'org.wikipedia'; "
                    + "or 'package' under 'apps' in the spec")
        }
        let source = "with Play App Signing, the Play Console shows it"
        guard !app.fingerprints.isEmpty else {
            throw FileProblem(
                "the fingerprint of the Android app's certificate is missing",
                help: "write --fingerprint and the SHA-256 of the certificate, "
                    + "or 'fingerprints' under 'apps' in the spec; "
                    + source)
        }
        for fingerprint in app.fingerprints where !Statement.isFingerprint(fingerprint) {
            throw FileProblem(
                "'\(fingerprint)' is not 32 pairs of hexadecimal digits with ':' between them",
                help: "write the SHA-256 of the certificate; \(source)")
        }
        return .object([
            ("relation", .array(relations.map { .string($0) })),
            (
                "target",
                .object([
                    ("namespace", .string("android_app")), ("package_name", .string(name)),
                    ("sha256_cert_fingerprints", .array(fingerprints(of: app).map { .string($0) })),
                ])
            ),
        ])
    }
}
