import RouteSpec

extension ClaimFile {
    /// Apps of the spec that the file lacks. Entries for other apps aren't compared.
    package func problems(for apps: Apps) -> [ClaimProblem] {
        switch self {
        case .appSiteAssociation(let association): association.problems(for: apps)
        case .assetLinks(let links): links.problems(for: apps)
        case .androidManifest, .infoPropertyList, .entitlements: []
        }
    }
}

extension ClaimProblem {
    /// An app of the spec that a file lacks.
    fileprivate static func missing(_ message: String) -> ClaimProblem {
        ClaimProblem(.noApp, message, help: "add it to the file, or remove it from 'apps' in the spec")
    }
}

extension AppSiteAssociation {
    /// What the entries for some apps claim; all entries if there are none.
    func claims(for appIDs: [String]) -> Claims {
        Claims(lists: zip(details, claims.lists).filter { $0.0.isFor(appIDs) }.map(\.1))
    }

    fileprivate func problems(for apps: Apps) -> [ClaimProblem] {
        // A file without entries is already reported.
        if details.isEmpty { return [] }
        let missing = apps.appIDs.filter { id in !details.contains { $0.appIDs.contains(id) } }
        return missing.map { .missing("no entry of 'details' is for the spec's app '\($0)'") }
    }
}

extension AppSiteAssociation.Detail {
    fileprivate func isFor(_ apps: [String]) -> Bool {
        apps.isEmpty || appIDs.contains(where: apps.contains)
    }
}

extension AssetLinks {
    /// The statements that give links to a spec's app; to every app if the spec has no app.
    func statements(for apps: Apps) -> [Statement] {
        statements.filter { statement in
            statement.handlesLinks && (apps.packageName.map { $0 == statement.packageName } ?? true)
        }
    }

    fileprivate func problems(for apps: Apps) -> [ClaimProblem] {
        let own = statements(for: apps)
        // A file without statements is already reported.
        if !statements.contains(where: \.handlesLinks) { return [] }
        if own.isEmpty, let name = apps.packageName {
            return [.missing("no statement is for the spec's app '\(name)'")]
        }
        let known = Set(own.flatMap(\.fingerprints).map { $0.uppercased() })
        let missing = apps.fingerprints.filter { !known.contains($0.uppercased()) }
        return missing.map { .missing("no statement has the fingerprint '\($0)' of the spec's app") }
    }
}
