import RouteSpec

extension AssetLinks {
    /// The file that gives a site's links to an app.
    ///
    /// - Parameter existing: A file in which the app gets the fingerprints, and everything else is unchanged; nil for a
    ///   new one.
    package static func export(for app: Apps, into existing: [UInt8]? = nil) throws(ExportFailure) -> String {
        var statement = try statement(for: app)
        guard let existing else { return JSON.array([statement]).indentedText + "\n" }
        guard let text = String(bytes: existing) else {
            throw ExportFailure("the file is not UTF-8", help: "save it as UTF-8")
        }
        let reading = LocatedJSON.reading(existing)
        if let problem = reading.problems.first { throw ExportFailure(problem) }
        guard let list = reading.value, let elements = list.elements else {
            throw ExportFailure(
                "the file is not a list of statements", help: "run 'routegen verify' on the file, and correct it")
        }
        let ranges = elements.map(\.range)
        let own = AssetLinks(existing).statements.first { $0.packageName == app.packageName && $0.handlesLinks }
        if let own {
            if own.fingerprints.map({ $0.uppercased() }) == fingerprints(of: app) { return text }
            if own.rules != nil {
                throw ExportFailure(
                    "the statement at '\(own.place)' has 'dynamic_app_link_components', which would be lost",
                    help: "write the fingerprints into the file yourself")
            }
            statement = try self.statement(for: app, relations: own.relations)
        }
        let newLine = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        func replacing(_ range: Range<Int>, by text: String) -> String {
            String(decoding: existing[..<range.lowerBound], as: UTF8.self) + text
                + String(decoding: existing[range.upperBound...], as: UTF8.self)
        }
        func written(after indent: String) -> String {
            statement.indentedText.split(separator: "\n").joined(separator: newLine + indent)
        }
        if let own, ranges.indices.contains(own.index) {
            let range = ranges[own.index]
            return replacing(range, by: written(after: existing.indent(before: range.lowerBound)))
        }
        guard let last = ranges.last else {
            let inside = list.range.lowerBound + 1..<list.range.upperBound - 1
            return replacing(inside, by: newLine + "  " + written(after: "  ") + newLine)
        }
        let indent = existing.indent(before: ranges[0].lowerBound)
        return replacing(last.upperBound..<last.upperBound, by: "," + newLine + indent + written(after: indent))
    }

    private static func fingerprints(of app: Apps) -> [String] { app.fingerprints.map { $0.uppercased() } }

    private static func statement(
        for app: Apps, relations: [String] = [linkRelation]
    ) throws(ExportFailure) -> JSON {
        guard let name = app.packageName else {
            throw ExportFailure(
                "the name of the Android app is missing",
                help: "write --package and the applicationId, such as 'org.wikipedia'; "
                    + "or 'package' under 'apps' in the spec")
        }
        let source = "with Play App Signing, the Play Console shows it"
        guard !app.fingerprints.isEmpty else {
            throw ExportFailure(
                "the fingerprint of the Android app's certificate is missing",
                help: "write --fingerprint and the SHA-256 of the certificate, "
                    + "or 'fingerprints' under 'apps' in the spec; "
                    + source)
        }
        for fingerprint in app.fingerprints where !Statement.isFingerprint(fingerprint) {
            throw ExportFailure(
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
