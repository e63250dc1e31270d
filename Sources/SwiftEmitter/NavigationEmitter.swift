import RouteAnalysis
import RouteSpec
import RoutePatterns

/// Prints the tabs, and the conformance to `NavigableRoute` that determines how each route is shown.
struct NavigationEmitter {
    let navigation: Navigation
    let table: RouteTable
    let names: TypeNames
    let access: String

    func emit(into code: inout CodeWriter) {
        code.line("/// The place of each route on the screen.")
        code.block("nonisolated extension \(names.route): RouteNavigation.NavigableRoute") { code in
            emitTabs(into: &code)
            emitRoots(into: &code)
            let placements = navigation.placements
            property(
                "tab", "Tab?", placements.map { $0.tab.map { "Tab.\(SwiftName.escaped($0))" } ?? "nil" },
                usually: "nil", "The tab that the route belongs to; nil for a modal over the current screen.",
                into: &code)
            property(
                "presentation", "RouteNavigation.RoutePresentation",
                placements.map { ".\($0.presentation.rawValue)" }, usually: ".push",
                "How the route's screen is presented.", into: &code)
            emitParents(into: &code)
            property(
                "isRestorable", names.bool, placements.map { "\($0.isRestorable)" }, usually: "true",
                "Whether restoring a saved state shows the route again.", into: &code)
            property(
                "opening", "RouteNavigation.RouteOpening", placements.map { ".\($0.opening.rawValue)" },
                usually: ".place", "What a link to the route does.", into: &code)
            property(
                "isInterruptible", names.bool, placements.map { "\($0.isInterruptible)" }, usually: "true",
                "Whether links can close the route's screen.", into: &code)
        }
    }

    private func emitTabs(into code: inout CodeWriter) {
        code.line("/// The tabs, in the order of the tab bar; the first is selected at start.")
        code.block("\(access)nonisolated enum Tab: \(names.standard("String", "CaseIterable", "Sendable"))") { code in
            for tab in navigation.tabs { code.line("case \(SwiftName.escaped(tab.name))") }
        }
    }

    private func emitRoots(into code: inout CodeWriter) {
        code.line()
        code.line("/// The route at the bottom of a tab's stack.")
        code.block("\(access)static func root(of tab: Tab) -> Self") { code in
            code.line("switch tab {")
            for tab in navigation.tabs {
                code.line("case .\(SwiftName.escaped(tab.name)): return \(construction(tab.root, []))")
            }
            code.line("}")
        }
    }

    /// Prints a property. Its `switch` has a `default` for the usual value, or for the most frequent one if no route
    /// has the usual value, because the compiler can't handle many cases without a `default`.
    private func property(
        _ name: String, _ type: String, _ values: [String], usually usual: String, _ doc: String,
        into code: inout CodeWriter
    ) {
        let counts = Dictionary(values.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? usual
        let rest = counts[usual] == nil ? most : usual
        code.line()
        code.line("/// \(doc)")
        code.block("\(access)var \(name): \(type)") { code in
            guard counts.count > 1 else { return code.line(SwiftText(rest)) }
            code.line("switch self {")
            for (route, value) in zip(table.routeIDs, values) where value != rest {
                code.line("case \(pattern(route, [])): return \(value)")
            }
            code.line("default: return \(rest)")
            code.line("}")
        }
    }

    private func emitParents(into code: inout CodeWriter) {
        code.line()
        code.line(
            "/// The route that Back leads to after a link; nil for a root and for a modal over the current screen.")
        code.block("\(access)var parent: Self?") { code in
            let children = table.routeIDs.filter { navigation[$0].parent != nil }
            let ranges = NameHashes.ranges(of: children.map { table[$0].name }, most: WritingEmitter.casesInFunction)
            for range in ranges where !children.isEmpty {
                code.line("switch self {")
                for child in children[range] { emitParent(of: child, into: &code) }
                code.line("default: \(range.upperBound < children.count ? "break" : "return nil")")
                code.line("}")
            }
            if children.isEmpty { code.line("nil") }
        }
    }

    private func emitParent(of child: RouteID, into code: inout CodeWriter) {
        guard let parent = navigation[child].parent else { return }
        var defaults: [SwiftText] = []
        let arguments = zip(table[parent.route].values, parent.arguments).map { value, argument -> String in
            switch argument {
            case .value(let index): return names.local(table[child].values[index].name)
            case .nothing: return value.shape == .list ? "[]" : value.shape == .items ? "[:]" : "nil"
            case .defaultText(let text):
                let literal = names.literal(text, as: value.type)
                guard literal.isOptional else { return literal.code.description }
                defaults.append("let default\(defaults.count) = \(literal.code)")
                return "default\(defaults.count - 1)"
            }
        }
        let used = parent.arguments.compactMap { argument -> Int? in
            if case .value(let index) = argument { index } else { nil }
        }
        code.clause("case \(pattern(child, used)):") { code in
            // Only the app knows whether a default is a value of its type.
            if !defaults.isEmpty { code.line("guard \(list: defaults) else { return nil }") }
            code.wrap("return \(construction(parent.route, arguments))")
        }
    }

    /// The pattern for a route's case, which binds the values at the indices `used`.
    private func pattern(_ route: RouteID, _ used: [Int]) -> SwiftText {
        let bindings = table[route].values.enumerated().map { index, value -> String in
            used.contains(index) ? "let \(names.local(value.name))" : "_"
        }
        return table[route].caseCode(used.isEmpty ? "" : "\(list: bindings)")
    }

    /// The expression that makes a route.
    private func construction(_ route: RouteID, _ arguments: [String]) -> SwiftText {
        // With `Self`, because for an optional, `.none` would be Optional's case.
        return "Self\(table[route].caseCode("\(arguments: arguments, for: table[route].values)", isMade: true))"
    }
}
