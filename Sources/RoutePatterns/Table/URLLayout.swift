/// The parts of the URLs that a pattern writes. Printers of other languages need the parts;
/// `steps` has the same, one by one.
package struct URLLayout: Sendable {
    /// The segments of a path or a fragment, and the items after them.
    package struct Part: Sendable {
        package fileprivate(set) var segments: [WritingStep] = []
        /// Whether a `/` follows the last segment.
        package fileprivate(set) var endsWithSlash = false
        package fileprivate(set) var items: [WritingStep] = []

        fileprivate var steps: [WritingStep] { segments + (endsWithSlash ? [.slash] : []) + items }
    }

    package let leading: Leading
    /// The host, if it has parameters: the first segment that is written.
    package let host: WritingStep?
    package let path: Part
    package let fragment: Part?
    /// Whether the fragment is a list of items, without segments.
    package let isFragmentOnlyItems: Bool
    /// The names of the items in the pattern's query, including those that it forbids.
    package let queryNames: [String]
    package let route: Route

    /// - Parameter base: One of the pattern's bases; nil for the first.
    init(of declared: RoutePattern, _ route: Route, plusIsSpace: Bool, under base: Base? = nil) {
        let pattern = declared.pattern
        let base = base ?? declared.bases.first
        let query = pattern.query
        leading = Leading(base, path: pattern.path.texts, isRelative: declared.isRelative)
        self.route = route
        queryNames = query.names
        isFragmentOnlyItems = pattern.fragment == .items
        let planner = WritingPlanner(plusIsSpace: plusIsSpace, numbers: route.valueNumbers)
        var path = Part(
            segments: planner.segments(pattern.writtenSegments, in: .pathSegment),
            items: planner.items(query))
        host = pattern.writesHost ? path.segments.removeFirst() : nil
        let isEmpty = path.segments.isEmpty
        let baseIsLast = pattern.path.isEmpty && base?.endsWithSlash == true
        let hasSlash = pattern.slashes.contains(.path) || baseIsLast
        path.endsWithSlash = hasSlash && (!isEmpty || base?.prefix.isEmpty == false)
        self.path = path
        fragment = pattern.fragment.map { _ in
            // Of a rest without a name, nothing is written, nor a slash after it.
            let segments = planner.segments(
                pattern.fragmentSegments.texts, in: .fragmentSegment)
            return Part(
                segments: segments,
                endsWithSlash: pattern.slashes.contains(.fragment) && !segments.isEmpty,
                items: planner.items(pattern.fragmentItems))
        }
    }

    /// The steps that write a value, after the `leading`.
    package var steps: [WritingStep] {
        let fragment = fragment.map {
            [.beginFragment(isOnlyItems: isFragmentOnlyItems)] + $0.steps
        }
        return (host.map { [$0] } ?? []) + path.steps + (fragment ?? [])
    }
}
