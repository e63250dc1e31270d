import RouteRuntime

extension RouteTable {
    /// The text of a value, by the first pattern that can express it; nil if none can.
    ///
    /// - Parameters:
    ///   - route: the route to write.
    ///   - values: the values, in the order of the route's parameters.
    package func write(
        route: RouteID, values: [RouteValue], _ form: _RouteForm, under base: Base? = nil
    ) -> String? {
        writtenPattern(of: route, values).flatMap { text(values, $0, form, under: base) }
    }

    /// The text of a value by one pattern; nil if that pattern can't express it.
    ///
    /// - Parameter values: the values, in the order of the route's parameters.
    package func write(
        _ values: [RouteValue], by pattern: PatternID, _ form: _RouteForm, under base: Base? = nil
    ) -> String? {
        canWrite(values, by: pattern) ? text(values, pattern, form, under: base) : nil
    }

    /// - Parameter pattern: one that can express the values.
    private func text(
        _ values: [RouteValue], _ pattern: PatternID, _ form: _RouteForm, under base: Base?
    ) -> String? {
        let layout = layout(of: pattern, under: base)
        return _RouteWriter.text { writer in
            layout.leading.begin(form, &writer) { layout.route.isEmptyList($0, of: values) }
            for step in layout.steps { step.perform(values, layout.route, &writer) }
        }
    }
}

extension Route {
    /// Whether the value of a name is a list without elements.
    fileprivate func isEmptyList(_ name: String, of values: [RouteValue]) -> Bool {
        valueNumbers[name].map { values[$0] == .list([]) } ?? false
    }
}

extension WritingStep {
    fileprivate func perform(
        _ values: [RouteValue], _ route: Route, _ writer: inout _RouteWriter
    ) {
        func type(_ value: Int) -> RouteType { route.values[value].type }
        func text(_ value: Int) -> String { type(value).text(of: values[value]) ?? "" }
        func texts(_ value: Int) -> [String] {
            if case .list(let elements) = values[value] {
                elements.compactMap(type(value).text)
            } else {
                []
            }
        }
        switch self {
        case .literal(let text): writer.literal(text: text)
        case .segment(let value): writer.segment(text(value))
        case .mixed(let literals, let indices):
            writer.segment(mixed: literals, indices.map(text))
        case .listSegment(let value, let separator):
            writer.segment(list: texts(value), separatedBy: String(separator))
        case .mixedItem(let name, let literals, let indices):
            writer.item(name, mixed: literals, indices.map(text))
        case .rest(let value):
            for text in texts(value) { writer.segment(text) }
        case .slash: writer.slash()
        case .literalItem(let item): writer.literalItem(item)
        case .item(let name, let value, let condition):
            if condition.includes(values[value]) { writer.item(name, text(value)) }
        case .items(let name, let value, nil):
            for text in texts(value) { writer.item(name, text) }
        case .items(let name, let value, let separator?):
            writer.item(name, list: texts(value), separatedBy: String(separator))
        case .otherItems(let value):
            guard case .items(let items) = values[value] else { return }
            for (key, value) in items.sorted(by: _Route.precedes) { writer.otherItem(key, value) }
        case .beginFragment(let isOnlyItems): writer.beginFragment(isOnlyItems: isOnlyItems)
        }
    }
}

extension WritingStep.WriteCondition {
    fileprivate func includes(_ value: RouteValue) -> Bool {
        switch self {
        case .always: true
        case .ifPresent: value.isPresent
        case .unless(let constant): !value.isSame(as: constant.value)
        }
    }
}
