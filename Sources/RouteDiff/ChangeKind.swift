/// The kinds of changes to links and to Swift source that uses the enum, as data.
package enum ChangeKind: String, Hashable, Sendable, CaseIterable {
    case linkLost = "link-lost"
    case linkMoved = "link-moved"
    case linkValues = "link-values"
    case linkUnknown = "link-unknown"
    case urlChanged = "url-changed"
    case baseDropped = "base-dropped"
    case baseAdded = "base-added"
    case patternAdded = "pattern-added"
    case urlsAdded = "urls-added"
    case placeChanged = "place-changed"
    case claimDropped = "claim-dropped"
    case claimAdded = "claim-added"
    case enumRenamed = "enum-renamed"
    case accessLowered = "access-lowered"
    case memberRemoved = "member-removed"
    case memberAdded = "member-added"
    case typeRemoved = "type-removed"
    case typeAdded = "type-added"
    case typeChanged = "type-changed"
    case typeNarrowed = "type-narrowed"
    case typeWidened = "type-widened"
    case valueRemoved = "value-removed"
    case valueAdded = "value-added"
    case groupRemoved = "group-removed"
    case groupRenamed = "group-renamed"
    case groupAdded = "group-added"
    case caseRemoved = "case-removed"
    case caseRenamed = "case-renamed"
    case caseAdded = "case-added"
    case parameterRemoved = "parameter-removed"
    case parameterAdded = "parameter-added"
    case parameterRenamed = "parameter-renamed"
    case parameterRetyped = "parameter-retyped"
    case defaultRemoved = "default-removed"
    case defaultChanged = "default-changed"
    case defaultAdded = "default-added"
    case orderChanged = "order-changed"
    case tabRemoved = "tab-removed"
    case tabRenamed = "tab-renamed"
    case tabAdded = "tab-added"
    case tabsReordered = "tabs-reordered"

    /// What a change affects.
    package enum Area: String, Hashable, Sendable {
        /// URLs in the wild.
        case links
        /// Swift code that uses the enum.
        case source
    }

    package var area: Area {
        switch self {
        case .linkLost, .linkMoved, .linkValues, .linkUnknown, .urlChanged, .baseDropped, .baseAdded, .patternAdded,
            .urlsAdded, .placeChanged, .claimDropped, .claimAdded:
            .links
        default: .source
        }
    }

    /// How much a change matters.
    package enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
        /// Nothing stops working.
        case info
        /// Everything still works, but not as before.
        case warning
        /// Something that worked might stop working.
        case error

        package static func < (a: Level, b: Level) -> Bool {
            allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
        }
    }

    package var level: Level {
        switch self {
        case .urlChanged, .claimDropped: .warning
        case .baseAdded, .patternAdded, .urlsAdded, .placeChanged, .claimAdded, .memberAdded, .typeAdded, .typeWidened,
            .valueAdded, .groupAdded, .caseAdded, .defaultAdded, .tabAdded, .tabsReordered:
            .info
        default: .error
        }
    }

    /// What it means, in one line.
    package var purpose: String {
        switch self {
        case .linkLost: "a URL that opened a route opens nothing"
        case .linkMoved: "a URL that opened a route opens another one"
        case .linkValues: "a URL opens the same route with different values"
        case .linkUnknown: "the comparison cannot decide whether URLs still open their route"
        case .urlChanged: "a value is written as a different URL"
        case .baseDropped: "URLs under a base no longer match"
        case .baseAdded: "URLs under a new base match"
        case .patternAdded: "a new pattern matches URLs that opened nothing"
        case .urlsAdded: "a changed pattern matches URLs that opened nothing"
        case .placeChanged: "a URL opens the same route in a different place on the screen"
        case .claimDropped: "files that claim links for the app no longer have those of a route or an app"
        case .claimAdded: "files that claim links for the app now have those of a route or an app"
        case .enumRenamed: "the enum is renamed"
        case .accessLowered: "the enum's access level is lower"
        case .memberRemoved: "the enum loses a member, such as url()"
        case .memberAdded: "the enum gains a member, such as url()"
        case .typeRemoved: "a closed or constrained type is removed"
        case .typeAdded: "a closed or constrained type is added"
        case .typeChanged: "a type becomes an enum or a struct, or its raw value has a different type"
        case .typeNarrowed: "a constrained type loses values, for which init(rawValue:) now returns nil"
        case .typeWidened: "a constrained type gains values"
        case .valueRemoved: "a closed type loses a value"
        case .valueAdded: "a closed type gains a value, which a switch without a default must handle"
        case .groupRemoved: "a group is removed"
        case .groupRenamed: "a group is renamed"
        case .groupAdded: "a group is added, which a switch without a default must handle"
        case .caseRemoved: "a case is removed"
        case .caseRenamed: "a case is renamed"
        case .caseAdded: "a case is added, which a switch without a default must handle"
        case .parameterRemoved: "a case loses a value"
        case .parameterAdded: "a case gains a value"
        case .parameterRenamed: "a value of a case has a different label"
        case .parameterRetyped: "a value of a case has a different type"
        case .defaultRemoved: "a value of a case loses its default, so code must pass it"
        case .defaultChanged: "a value of a case has a different default, which code that leaves it out now gets"
        case .defaultAdded: "a value of a case gains a default, so code can leave it out"
        case .orderChanged: "the values of a case are in a different order; 'parameters' can keep the old one"
        case .tabRemoved: "a tab is removed"
        case .tabRenamed: "a tab is renamed"
        case .tabAdded: "a tab is added, which a switch without a default must handle"
        case .tabsReordered: "the tabs are in a different order; the first is selected at start"
        }
    }
}
