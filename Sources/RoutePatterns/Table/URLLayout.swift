/// The parts of the URLs that a pattern writes, for printers of other languages: `url()` writes the same steps one by
/// one.
package struct URLLayout {
    /// The segments of a path or a fragment, and the items after them.
    package struct Part {
        package fileprivate(set) var segments: [WritingStep] = []
        /// Whether a `/` follows the last segment.
        package fileprivate(set) var endsWithSlash = false
        package fileprivate(set) var items: [WritingStep] = []

        /// Whether the last segment is a rest, which can have no segments.
        package var endsWithRest: Bool { if case .rest = segments.last { true } else { false } }
    }

    package let leading: Leading
    /// The host, if it has parameters: the first segment that is written.
    package let host: WritingStep?
    package let path: Part
    package let fragment: Part?
    /// Whether the fragment is a list of items, without segments.
    package let isFragmentOnlyItems: Bool
    package let route: Route

    package init(of pattern: PatternID, in table: RouteTable) {
        leading = table.leading(of: pattern)
        route = table.route(of: pattern)
        var (path, fragment): (Part, Part?) = (Part(), nil)
        var isOnlyItems = false
        for step in table.writingSteps(of: pattern) {
            if case .beginFragment(let onlyItems) = step {
                (fragment, isOnlyItems) = (Part(), onlyItems)
            } else if fragment == nil {
                path.add(step)
            } else {
                fragment?.add(step)
            }
        }
        host = leading.baseKind == .hostParameter ? path.segments.removeFirst() : nil
        (self.path, self.fragment, isFragmentOnlyItems) = (path, fragment, isOnlyItems)
    }
}

extension URLLayout.Part {
    fileprivate mutating func add(_ step: WritingStep) {
        switch step {
        case .literal, .segment, .listSegment, .affixed, .rest: segments.append(step)
        case .slash: endsWithSlash = true
        case .literalItem, .item, .items, .affixedItem, .otherItems: items.append(step)
        case .beginFragment: break
        }
    }
}
