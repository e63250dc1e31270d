import RouteSpec

// The kinds of changes to links and to Swift source that uses the enum.
extension Rule {
    package static let linkLost = Rule(
        "link-lost", in: .links, "a URL that opened a route opens nothing")
    package static let linkMoved = Rule(
        "link-moved", in: .links, "a URL that opened a route opens another one")
    package static let linkTaken = Rule(
        "link-taken", .warning, in: .links,
        "a URL that opened a catch-all, whose path is only a rest, opens a new route")
    package static let linkValues = Rule(
        "link-values", in: .links, "a URL opens the same route with different values")
    package static let urlChanged = Rule(
        "url-changed", .warning, in: .links, "a value is written as a different URL")
    package static let baseDropped = Rule(
        "base-dropped", in: .links, "URLs under a base no longer match")
    package static let baseAdded = Rule(
        "base-added", .note, in: .links, "URLs under a new base match")
    package static let patternAdded = Rule(
        "pattern-added", .note, in: .links, "a new pattern matches URLs that opened nothing")
    package static let urlsAdded = Rule(
        "urls-added", .note, in: .links, "a changed pattern matches URLs that opened nothing")
    package static let placeChanged = Rule(
        "place-changed", .note, in: .links,
        "a URL opens the same route in a different place on the screen")
    package static let claimDropped = Rule(
        "claim-dropped", .warning, in: .links,
        "files that claim links for the app no longer have those of a route or an app")
    package static let claimAdded = Rule(
        "claim-added", .note, in: .links,
        "files that claim links for the app now have those of a route or an app")
    package static let enumRenamed = Rule("enum-renamed", in: .source, "the enum is renamed")
    package static let accessLowered = Rule(
        "access-lowered", in: .source, "the enum's access level is lower")
    package static let memberRemoved = Rule(
        "member-removed", in: .source, "the enum loses a member, such as url()")
    package static let memberAdded = Rule(
        "member-added", .note, in: .source, "the enum gains a member, such as url()")
    package static let typeRemoved = Rule(
        "type-removed", in: .source, "a closed or constrained type is removed")
    package static let typeAdded = Rule(
        "type-added", .note, in: .source, "a closed or constrained type is added")
    package static let typeChanged = Rule(
        "type-changed", in: .source,
        "a type becomes an enum or a struct, or its raw value has a different type")
    package static let typeNarrowed = Rule(
        "type-narrowed", in: .source,
        "a constrained type loses values, for which init(rawValue:) now returns nil")
    package static let typeWidened = Rule(
        "type-widened", .note, in: .source, "a constrained type gains values")
    package static let valueRemoved = Rule(
        "value-removed", in: .source, "a closed type loses a value")
    package static let valueAdded = Rule(
        "value-added", .note, in: .source,
        "a closed type gains a value, which a switch without a default must handle")
    package static let groupRemoved = Rule("group-removed", in: .source, "a group is removed")
    package static let groupRenamed = Rule("group-renamed", in: .source, "a group is renamed")
    package static let groupAdded = Rule(
        "group-added", .note, in: .source,
        "a group is added, which a switch without a default must handle")
    package static let caseRemoved = Rule("case-removed", in: .source, "a case is removed")
    package static let caseRenamed = Rule("case-renamed", in: .source, "a case is renamed")
    package static let caseAdded = Rule(
        "case-added", .note, in: .source,
        "a case is added, which a switch without a default must handle")
    package static let parameterRemoved = Rule(
        "parameter-removed", in: .source, "a case loses a value")
    package static let parameterAdded = Rule(
        "parameter-added", in: .source, "a case gains a value")
    package static let parameterRenamed = Rule(
        "parameter-renamed", in: .source, "a value of a case has a different label")
    package static let parameterRetyped = Rule(
        "parameter-retyped", in: .source, "a value of a case has a different type")
    package static let defaultRemoved = Rule(
        "default-removed", in: .source,
        "a value of a case loses its default, so code must pass it")
    package static let defaultChanged = Rule(
        "default-changed", in: .source,
        "a value of a case has a different default, which code that leaves it out now gets")
    package static let defaultAdded = Rule(
        "default-added", .note, in: .source,
        "a value of a case gains a default, so code can leave it out")
    package static let orderChanged = Rule(
        "order-changed", in: .source,
        "the values of a case are in a different order; 'parameters' can keep the old one")
    package static let tabRemoved = Rule("tab-removed", in: .source, "a tab is removed")
    package static let tabRenamed = Rule("tab-renamed", in: .source, "a tab is renamed")
    package static let tabAdded = Rule(
        "tab-added", .note, in: .source,
        "a tab is added, which a switch without a default must handle")
    package static let tabsReordered = Rule(
        "tabs-reordered", .note, in: .source,
        "the tabs are in a different order; the first is selected at start")

    /// Every rule of `diff`.
    package static let changes: [Rule] = [
        .linkLost, .linkMoved, .linkTaken, .linkValues, .urlChanged, .baseDropped, .baseAdded,
        .patternAdded, .urlsAdded, .placeChanged, .claimDropped, .claimAdded, .enumRenamed,
        .accessLowered, .memberRemoved, .memberAdded, .typeRemoved, .typeAdded, .typeChanged,
        .typeNarrowed, .typeWidened, .valueRemoved, .valueAdded, .groupRemoved, .groupRenamed,
        .groupAdded, .caseRemoved, .caseRenamed, .caseAdded, .parameterRemoved, .parameterAdded,
        .parameterRenamed, .parameterRetyped, .defaultRemoved, .defaultChanged, .defaultAdded,
        .orderChanged, .tabRemoved, .tabRenamed, .tabAdded, .tabsReordered,
    ]
}
