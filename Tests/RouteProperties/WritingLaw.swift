import Foundation
import RouteLanguage

/// Law 1 (Semantics, section 6).
extension CompiledCase {
    /// How a value of a route breaks the law; nil if it doesn't.
    ///
    /// The compiled code reads the URL and the raw value that the interpreter writes, and writes
    /// them again.
    func lawBreak(_ values: [RouteValue], route: RouteID, in table: RouteTable) -> String? {
        let values = table.normalized(values, route: route)
        let written = table.observation(route: route, values: values)
        for (text, isRawValue) in [(written.rawValue, true)]
            + (written.url.map { [($0, false)] } ?? [])
        {
            let value = isRawValue ? readRawValue(text) : readURL(URL(string: text))
            let found = value?.observation(in: table)
            let problems: [String]
            if found == written, let value {
                problems = isRawValue ? value.lawBreaks() : []
            } else {
                problems =
                    table.isException(values, route: route, found, text)
                    ? [] : ["it is not read back"]
            }
            if !problems.isEmpty {
                return
                    "\(name), \(written), read from \(text.debugDescription) as \(found?.description ?? "nothing"): "
                    + problems.joined(separator: "; ")
            }
        }
        return nil
    }
}

extension RouteTable {
    /// Whether a value that is not read back is one of the exceptions of law 1.
    fileprivate func isException(
        _ values: [RouteValue], route: RouteID, _ found: Observation?, _ text: String
    ) -> Bool {
        // A type of the app that writes an empty text.
        let hasEmptyText = zip(values, self[route].values).contains { value, declared in
            guard case .custom = declared.type else { return false }
            if case .list(let elements) = value {
                return elements.contains { $0.text?.isEmpty == true }
            }
            return value.text?.isEmpty == true
        }
        // A name in the rest of the items that is too long to be read.
        let hasLongName = values.contains { value in
            if case .items(let items) = value {
                items.keys.contains { $0.utf8.count > 1024 }
            } else {
                false
            }
        }
        if hasLongName || values.contains(where: \.isNotFinite) { return true }
        if hasEmptyText || hasHostThatIsNotReadBack(values, route: route)
            || hasLinkToAnother(values, route: route)
        {
            return true
        }
        // An overlap: another pattern matches the text.
        let pattern = read(rawValue: text)?.pattern
        if found != nil, pattern != nil, pattern != writtenPattern(of: route, values) {
            return true
        }
        return hasNamedKey(values, route: route) || isSplit(route)
    }

    /// Whether a link holds a value that does not come back.
    private func hasLinkToAnother(_ values: [RouteValue], route: RouteID) -> Bool {
        zip(values, self[route].values).contains { value, declared in
            let links = if case .list(let elements) = value { elements } else { [value] }
            return declared.type.isLink
                && links.contains { link in
                    link.text.map { self.value(written: $0, as: declared.type) != link } ?? false
                }
        }
    }

    /// Whether a key of a rest is the name of an item of its pattern.
    private func hasNamedKey(_ values: [RouteValue], route: RouteID) -> Bool {
        let names = self[route].patterns.flatMap(\.pattern.parts.names)
        return values.contains { value in
            guard case .items(let items) = value else { return false }
            return items.keys.contains { key in names.contains { $0.utf8.elementsEqual(key.utf8) } }
        }
    }

    /// Whether a part has several values, so that one may end elsewhere.
    private func isSplit(_ route: RouteID) -> Bool {
        self[route].patterns.contains { declared in
            let hosts = declared.bases.compactMap(\.host)
            return (hosts + declared.pattern.parts.texts).contains { text in
                if case .mixed(_, let parameters) = text { parameters.count > 1 } else { false }
            }
        }
    }

    /// Whether a value in a host can't be read back: it isn't a lowercase label.
    private func hasHostThatIsNotReadBack(_ values: [RouteValue], route: RouteID) -> Bool {
        self[route].patterns.contains { declared in
            guard let host = declared.pattern.base?.host else { return false }
            let isMixed = if case .mixed = host { true } else { false }
            let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-_" + (isMixed ? "" : ".")
            return host.parameters.contains { parameter in
                let text =
                    self[route].values.firstIndex { $0.name == parameter.name }.flatMap {
                        values[$0].text
                    } ?? ""
                let isLabels = text.split(separator: ".", omittingEmptySubsequences: false)
                    .allSatisfy { !$0.isEmpty }
                return !isLabels || !text.allSatisfy { allowed.contains($0) }
            }
        }
    }

    /// The values as they are read back: nil for an optional String that is "", and 0 for a -0.0
    /// that equals the default, which isn't written.
    func normalized(_ values: [RouteValue], route: RouteID) -> [RouteValue] {
        zip(values, self[route].values).map { value, declared in
            if declared.shape == .optional, value == .string("") { return .null }
            if declared.type != .string, let defaultValue = declared.defaultValue,
                value == defaultValue
            {
                return defaultValue
            }
            return value
        }
    }
}
