import RouteSpec

/// What can become of a spec's links and of the Swift source that uses its enum, as data.
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
    case enumRenamed = "enum-renamed"
    case accessLowered = "access-lowered"
    case memberRemoved = "member-removed"
    case memberAdded = "member-added"
    case typeRemoved = "type-removed"
    case typeAdded = "type-added"
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

    /// What a change is about.
    package enum Area: String, Hashable, Sendable {
        /// URLs that exist somewhere.
        case links
        /// Swift code that uses the enum.
        case source
    }

    package var area: Area {
        switch self {
        case .linkLost, .linkMoved, .linkValues, .linkUnknown, .urlChanged, .baseDropped, .baseAdded, .patternAdded,
            .urlsAdded, .placeChanged:
            .links
        default: .source
        }
    }

    /// Whether something that worked may not work any more.
    package var isBreaking: Bool {
        switch self {
        case .baseAdded, .patternAdded, .urlsAdded, .placeChanged, .memberAdded, .typeAdded, .valueAdded, .groupAdded,
            .caseAdded, .defaultAdded, .tabAdded, .tabsReordered:
            false
        default: true
        }
    }

    /// "breaking" or "compatible".
    package var weight: String { isBreaking ? "breaking" : "compatible" }

    /// What it means, in one line.
    package var purpose: String {
        switch self {
        case .linkLost: "a URL that opened a route opens nothing"
        case .linkMoved: "a URL that opened a route opens another one"
        case .linkValues: "a URL opens the same route with other values"
        case .linkUnknown: "whether URLs still open their route cannot be told from the specs"
        case .urlChanged: "a value is written as another URL than before"
        case .baseDropped: "no URL under a base is read any more"
        case .baseAdded: "URLs under a new base are read"
        case .patternAdded: "a new pattern reads URLs that opened nothing"
        case .urlsAdded: "a changed pattern reads URLs that opened nothing"
        case .placeChanged: "a URL opens the same route at another place on the screen"
        case .enumRenamed: "the enum has another name"
        case .accessLowered: "fewer see the enum"
        case .memberRemoved: "the enum no longer has a member, such as url()"
        case .memberAdded: "the enum has a new member, such as url()"
        case .typeRemoved: "a closed type is gone"
        case .typeAdded: "there is a new closed type"
        case .valueRemoved: "a value of a closed type is gone"
        case .valueAdded: "a closed type has a new value, which a switch without a default must name"
        case .groupRemoved: "a group is gone"
        case .groupRenamed: "a group has another name"
        case .groupAdded: "there is a new group, which a switch without a default must name"
        case .caseRemoved: "a case is gone"
        case .caseRenamed: "a case has another name"
        case .caseAdded: "the enum has a new case, which a switch without a default must name"
        case .parameterRemoved: "a case has a value less"
        case .parameterAdded: "a case has a value more"
        case .parameterRenamed: "a value of a case has another label"
        case .parameterRetyped: "a value of a case has another type"
        case .defaultRemoved: "a value of a case has no default anymore, so code must name it"
        case .defaultChanged: "a value of a case has another default, which code that leaves it out means"
        case .defaultAdded: "a value of a case can be left out"
        case .orderChanged: "the values of a case stand in another order"
        case .tabRemoved: "a tab is gone"
        case .tabRenamed: "a tab has another name"
        case .tabAdded: "there is a new tab, which a switch without a default must name"
        case .tabsReordered: "the tabs stand in another order, of which the first is selected at start"
        }
    }
}

/// A difference between two specs.
package struct Change: Hashable, Sendable {
    package let kind: ChangeKind
    package let message: ChangeMessage
    /// The place in the previous spec; nil for what is new.
    package let previous: Span?
    /// The place in the current spec; nil for what is gone.
    package let current: Span?
    /// A URL for which the change can be seen, verified with both specs; nil for changes of source alone.
    package let url: String?

    init(_ kind: ChangeKind, _ message: ChangeMessage, previous: Span?, current: Span?, url: String? = nil) {
        self.kind = kind
        self.message = message
        self.previous = previous
        self.current = current
        self.url = url
    }
}
