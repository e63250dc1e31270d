import Foundation

@testable import RouteLanguage

/// A second implementation of section 5 of Semantics: writes by one pattern, under its first base.
struct NaiveWriter {
    let table: RouteTable

    func write(_ id: PatternID, _ values: [RouteValue]) -> String {
        let route = table.route(of: id)
        let declared = table[id]
        let pattern = declared.pattern
        // Under a scheme and a colon, values have reserved characters as they are.
        let isRaw = declared.bases.first?.form == .rootless
        let (raw, rawInItem) = isRaw ? ("!$&'()*+,;=:@", "!$'()*,;:@/?") : ("", "")
        let named = Dictionary(uniqueKeysWithValues: zip(route.values.map(\.name), values))
        var text = path(pattern, declared.bases.first, named, raw)
        text += items(pattern.query, named, rawInItem, first: "?")
        let slash = pattern.slashes.contains(.fragment)
        switch pattern.fragment {
        case nil: break
        case .items: text += "#" + items(pattern.fragmentItems, named, rawInItem, first: "")
        case .segments:
            let written = pattern.fragmentSegments.texts.flatMap {
                segments($0, named, raw, isPath: false)
            }
            text += "#" + written.joined(separator: "/")
            if written.last == "" || (slash && !written.isEmpty) { text += "/" }
            text += items(pattern.fragmentItems, named, rawInItem, first: "?")
        }
        return text
    }

    private func path(
        _ pattern: Pattern, _ base: Base?, _ values: [String: RouteValue], _ raw: String
    ) -> String {
        let hostIsWritten = base?.host?.parameters.isEmpty == false
        let host = hostIsWritten ? [base?.host].compactMap { $0 } : []
        let all = host + (base?.prefix ?? []).map(TextPattern.literal) + pattern.path.texts
        let segments = all.flatMap { self.segments($0, values, raw, isPath: true) }
        // Base and path are joined as if in one line, and a slash at the end is written once.
        let isSlashed =
            pattern.slashes.contains(.path) || (pattern.path.isEmpty && base?.endsWithSlash == true)
        let hasSlash =
            segments.last == "" || (isSlashed && segments.count > (hostIsWritten ? 1 : 0))
        let tail = segments.joined(separator: "/") + (hasSlash ? "/" : "")
        guard let base else {
            let isURL = tail.firstMatch(of: /^[A-Za-z][A-Za-z0-9+.\-]*:/) != nil
            return (segments.first == "" || isURL ? "/" : "") + tail
        }
        if case .literal(let host) = base.host { return "\(base.scheme)://\(host)/" + tail }
        if hostIsWritten, NaiveMatcher(table).isHosted(base.scheme) {
            return "\(base.scheme)://" + tail
                + (segments.count == 1 && segments[0] != "" ? "/" : "")
        }
        if base.form == .emptyAuthority { return base.scheme + ":///" + tail }
        if base.form != .authority, segments.first != "" {
            return base.scheme + base.form.rawValue + tail
        }
        // What is written first: an empty rest, or one without a name, has no segments.
        let first = all.first { !self.segments($0, values, raw, isPath: true).isEmpty }
        let isGuarded = segments.first == "" || first.map { Self.isGuarded($0) } == true
        let slash = hostIsWritten && segments.count == 1 && segments[0] != "" ? "/" : ""
        return "\(base.scheme)://" + (isGuarded ? "/" : "") + tail + slash
    }

    private static func isGuarded(_ segment: TextPattern) -> Bool {
        switch segment {
        case .literal(let text): text.contains(":") || text.contains("@")
        case .mixed(let literals, let parameters):
            literals.contains { $0.contains(":") || $0.contains("@") } && !parameters.isEmpty
        case .parameter, .rest, .label, .any, .absent: false
        }
    }

    private func segments(
        _ segment: TextPattern, _ values: [String: RouteValue], _ raw: String, isPath: Bool
    ) -> [String] {
        func whole(_ text: String) -> String {
            if isPath, text == "." { return "%2E" }
            if isPath, text == ".." { return "%2E%2E" }
            return Self.literal(text, allowed: raw)
        }
        switch segment {
        case .literal("."): return [isPath ? "%2E" : "."]
        case .literal(".."): return [isPath ? "%2E%2E" : ".."]
        case .literal(let text): return [Self.literal(text, allowed: "!$&'()*+,;=:@")]
        case .label, .any, .absent: return []
        case .parameter(let parameter) where parameter.presence.separator != nil:
            let list = list(values[parameter.name], parameter.type, raw)
            return [list == "." ? "%2E" : list == ".." ? "%2E%2E" : list]
        case .parameter(let parameter):
            return [whole(parameter.type.naiveText(values[parameter.name]))]
        case .rest(let parameter):
            guard let parameter, case .list(let list) = values[parameter.name] else { return [] }
            return list.map { whole(parameter.type.naiveText($0)) }
        case .mixed(let literals, let parameters):
            return [mixed(literals, parameters, values, raw, allowed: "!$&'()*+,;=:@")]
        }
    }

    private func list(_ value: RouteValue?, _ type: RouteType, _ raw: String) -> String {
        guard case .list(let list) = value else { return "" }
        return list.map { Self.literal(type.naiveText($0), allowed: raw) }.joined(separator: ",")
    }

    private func mixed(
        _ literals: [String], _ parameters: [Parameter], _ values: [String: RouteValue],
        _ raw: String, allowed: String
    ) -> String {
        // A character of the literal texts would end a value.
        let raw = raw.filter { !literals.joined().contains($0) }
        let texts =
            parameters.map { Self.literal($0.type.naiveText(values[$0.name]), allowed: raw) } + [""]
        return zip(literals, texts).map { Self.literal($0, allowed: allowed) + $1 }.joined()
    }

    private func items(
        _ items: [Pattern.Part], _ values: [String: RouteValue], _ raw: String, first: String
    ) -> String {
        func escaped(_ text: String) -> String { Self.literal(text, allowed: raw) }
        let plus = table.plusIsSpace ? "" : "+"
        var written: [String] = []
        for item in items.named {
            let name = Self.literal(item.name, allowed: "!$'()*,;:@/?" + plus)
            switch item.text {
            case .any: written.append(name)
            case .literal(let value):
                written.append(name + "=" + Self.literal(value, allowed: "!$'()*,;:@/?=" + plus))
            case .absent, .rest, .label: break
            case .mixed(let literals, let parameters):
                let value = mixed(
                    literals, parameters, values, raw, allowed: "!$'()*,;:@/?=" + plus)
                written.append(name + "=" + value)
            case .parameter(let parameter):
                switch (parameter.presence, values[parameter.name]) {
                case (.list(nil), .list(let list)):
                    written += list.map { name + "=" + escaped(parameter.type.naiveText($0)) }
                case (.list(_?), let value):
                    let list = list(value, parameter.type, raw)
                    if !list.isEmpty { written.append(name + "=" + list) }
                case (.optional, .null), (.optional, .string("")): break
                case (.defaulting(let text), let value?)
                where parameter.type.value(of: text).map { value.hasSameBytes(as: $0) } == true:
                    break
                case (_, let value):
                    written.append(name + "=" + escaped(parameter.type.naiveText(value)))
                }
            }
        }
        if let rest = items.rest?.parameters.first, case .items(let others) = values[rest.name] {
            for (key, value) in others.sorted(by: {
                Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8))
            }) {
                written.append(escaped(key) + "=" + escaped(value))
            }
        }
        return written.isEmpty ? "" : first + written.joined(separator: "&")
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte < 0x80
            && (Character(Unicode.Scalar(byte)).isLetter
                || Character(Unicode.Scalar(byte)).isNumber)
    }

    static func escape(_ byte: UInt8) -> String {
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    static func escaped(_ text: String) -> String {
        literal(text, allowed: "")
    }

    static func literal(_ text: String, allowed: String) -> String {
        text.utf8.map { byte in
            isAlphanumeric(byte) || ("-._~" + allowed).utf8.contains(byte)
                ? String(Unicode.Scalar(byte)) : escape(byte)
        }.joined()
    }
}

extension RouteType {
    /// The text of a value, before it is escaped (Semantics, section 5).
    fileprivate func naiveText(_ value: RouteValue?) -> String {
        switch value {
        case .double(let number): return Self.digits(number) { Double($0) == number }
        case .float(let number): return Self.digits(Double(number)) { Float($0) == number }
        default: break
        }
        guard case .constrained(let type) = self, let width = type.width else {
            return value?.text ?? ""
        }
        let (text, sign) = (value?.text ?? "", value?.text?.hasPrefix("-") == true ? "-" : "")
        var digits = text.filter { $0 != "-" }
        while digits.count < width { digits = "0" + digits }
        return sign + digits
    }

    /// The fewest digits that read back: those before the point, filled with zeros, or else some
    /// after it.
    private static func digits(_ number: Double, _ readsBack: (String) -> Bool) -> String {
        for count in 0..<20 where number.rounded() == number {
            let parts = String(format: "%.\(count)e", number).split(separator: "e")
            guard parts.count == 2, let exponent = Int(parts[1]), exponent >= count,
                readsBack(parts.joined(separator: "e"))
            else { continue }
            return parts[0].filter { $0 != "." } + String(repeating: "0", count: exponent - count)
        }
        return (0..<1100).lazy.map { String(format: "%.\($0)f", number) }.first(where: readsBack)
            ?? "\(number)"
    }
}

extension RouteValue {
    /// Whether the values' bytes are equal. Canonically equivalent texts differ.
    func hasSameBytes(as other: RouteValue) -> Bool {
        switch (self, other) {
        case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.list(let a), .list(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.hasSameBytes(as: $1) }
        case (.items(let a), .items(let b)):
            a.count == b.count
                && a.allSatisfy { key, value in b[key]?.utf8.elementsEqual(value.utf8) == true }
        case (.double(let a), .double(let b)): a == b || (a.isNaN && b.isNaN)
        case (.float(let a), .float(let b)): a == b || (a.isNaN && b.isNaN)
        default: self == other
        }
    }
}
