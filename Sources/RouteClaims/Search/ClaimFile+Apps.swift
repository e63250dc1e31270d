import RouteSpec

extension ClaimFile {
    /// Entries for apps other than the spec's, which aren't compared, and apps of the spec that the file lacks.
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
    /// What the entries for a spec's apps claim; all entries if the spec has no apps.
    func claims(for apps: Apps) -> Claims {
        Claims(lists: zip(details, claims.lists).filter { $0.0.isFor(apps) }.map(\.1))
    }

    fileprivate func problems(for apps: Apps) -> [ClaimProblem] {
        let others = details.filter { !$0.isFor(apps) && !$0.appIDs.isEmpty }.map { detail in
            let names = detail.appIDs.map { "'\($0)'" }.joined(separator: ", ")
            return ClaimProblem(
                .otherApps, "'\(detail.place)' is for \(names), not for the spec's app, so it is ignored",
                at: detail.location)
        }
        // A file without entries is already reported.
        if details.isEmpty { return [] }
        let missing = apps.appIDs.filter { id in !details.contains { $0.appIDs.contains(id) } }
        return others + missing.map { .missing("no entry of 'details' is for the spec's app '\($0)'") }
    }
}

extension AppSiteAssociation.Detail {
    fileprivate func isFor(_ apps: Apps) -> Bool {
        apps.appIDs.isEmpty || appIDs.contains(where: apps.appIDs.contains)
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
        let others = statements.compactMap { statement -> ClaimProblem? in
            guard statement.handlesLinks, !own.contains(statement), let name = statement.packageName else { return nil }
            return ClaimProblem(
                .otherApps,
                "'\(statement.place)' is for '\(name)', not for the spec's app, so it is ignored",
                at: statement.location)
        }
        // A file without statements is already reported.
        if !statements.contains(where: \.handlesLinks) { return [] }
        if own.isEmpty, let name = apps.packageName {
            return others + [.missing("no statement is for the spec's app '\(name)'")]
        }
        if apps.fingerprints.isEmpty { return others }
        let expected = Set(apps.fingerprints.map { $0.uppercased() })
        let unexpected = own.flatMap { statement in
            zip(statement.fingerprints, statement.fingerprintLocations)
                .filter { !expected.contains($0.0.uppercased()) }.map {
                    ClaimProblem(.otherApps, "the spec's app doesn't have the fingerprint '\($0)'", at: $1)
                }
        }
        let known = Set(own.flatMap(\.fingerprints).map { $0.uppercased() })
        let missing = apps.fingerprints.filter { !known.contains($0.uppercased()) }
        return others + unexpected
            + missing.map { .missing("no statement has the fingerprint '\($0)' of the spec's app") }
    }
}
