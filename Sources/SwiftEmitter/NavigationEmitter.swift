import RouteAnalysis
import RouteLanguage
import RouteSpec

/// Prints the tabs, and the conformance to `NavigableRoute` that determines how each route is
/// shown.
struct NavigationEmitter {
    let navigation: Navigation
    let table: RouteTable
    let names: TypeNames

    func emit(into code: inout CodeWriter) {
        code.line("/// The place of each route on the screen.")
        code.block("nonisolated extension \(names.route): RouteNavigation.NavigableRoute") { code in
            emitTabs(into: &code)
            emitRoots(into: &code)
            emitPlaces(into: &code)
        }
    }

    private func emitTabs(into code: inout CodeWriter) {
        code.line("/// The tabs, in the order of the tab bar; the first is selected at start.")
        let inheritance = names.inheritance("String", "CaseIterable", "Sendable")
        code.block("\(names.access)nonisolated enum Tab: \(inheritance)") { code in
            for tab in navigation.tabs { code.line("case \(SwiftName.escaped(tab.name))") }
        }
    }

    private func emitRoots(into code: inout CodeWriter) {
        code.line()
        code.line("/// The route at the bottom of a tab's stack.")
        code.block("\(names.access)static func root(of tab: Tab) -> Self") { code in
            code.line("switch tab {")
            for tab in navigation.tabs {
                let root = table[tab.root].construction([]).code
                code.line("case .\(SwiftName.escaped(tab.name)): return Self\(root)")
            }
            code.line("}")
        }
    }

    /// Prints `place`. Its `switch` has a `default` for the first tab's root, because the compiler
    /// can't handle many cases without a `default`. Another route changes none of the other lines.
    private func emitPlaces(into code: inout CodeWriter) {
        guard let root = navigation.tabs.first?.root else { return }
        let others = table.routeIDs.filter { $0 != root }
        code.line()
        code.line("/// The route's place on the screen.")
        code.block("\(names.access)var place: RouteNavigation.RoutePlace<Self>") { code in
            guard !others.isEmpty else { return place(of: root).emit(into: &code) }
            code.switches(
                over: "self", others.map { table[$0].name },
                most: URLWritingEmitter.casesInFunction,
                otherwise: { place(of: root).emit(into: &$0) }
            ) { range, code in
                for route in others[range] {
                    let place = place(of: route)
                    let pattern = table[route].casePattern(binding: place.used, names)
                    code.clause("case \(pattern):") { place.emit(into: &$0) }
                }
            }
        }
    }

    /// The place of a route, in code.
    private struct Place {
        let presentation: Presentation
        let tabs: [String]
        var parent: SwiftCall?
        /// The constants for defaults of the parent's parameters that may be nil.
        var defaults: [SwiftText] = []
        /// The indices of the route's values that the parent needs.
        var used: [Int] = []
        var flags: [SwiftText] = []

        func code(over parent: SwiftText?) -> SwiftText {
            var arguments: [SwiftText] = [".\(presentation.rawValue)"]
            if !tabs.isEmpty {
                arguments.append("in: \(list: tabs.map { "Tab.\(SwiftName.escaped($0))" })")
            }
            if let parent { arguments.append("over: \(parent)") }
            return ".init(\(list: arguments + flags))"
        }

        func emit(into code: inout CodeWriter) {
            // Only the app knows whether a default is a value of its type.
            if !defaults.isEmpty {
                code.line("guard \(list: defaults) else { return \(self.code(over: nil)) }")
            }
            let line: SwiftText = "return \(self.code(over: parent?.code))"
            guard var parent, !code.fits(line) else { return code.line(line) }
            parent.head = "let parent0 = \(parent.head)"
            code.call(parent)
            code.line("return \(self.code(over: "parent0"))")
        }
    }

    private func place(of route: RouteID) -> Place {
        let placement = navigation[route]
        var place = Place(presentation: placement.presentation, tabs: placement.tabs)
        if placement.opening == .show { place.flags.append("opensInPlace: false") }
        if !placement.isRestorable { place.flags.append("isRestorable: false") }
        if !placement.isInterruptible { place.flags.append("isInterruptible: false") }
        guard let parent = placement.parent else { return place }
        var arguments: [String] = []
        for (value, argument) in zip(table[parent.route].values, parent.arguments) {
            switch argument {
            case .value(let index):
                place.used.append(index)
                arguments.append(names.local(table[route].values[index].name))
            case .nothing: arguments.append(value.defaultArgument ?? "nil")
            case .defaultText(let text):
                let literal = names.literal(text, as: value.type)
                guard value.type.hasOptionalLiteral else {
                    arguments.append(literal.description)
                    continue
                }
                let name = "default\(place.defaults.count)"
                place.defaults.append("let \(name) = \(literal)")
                arguments.append(name)
            }
        }
        var construction = table[parent.route].construction(arguments)
        // With `Self`, because for an optional, `.none` would be Optional's case.
        construction.head = "Self\(construction.head)"
        place.parent = construction
        return place
    }
}
