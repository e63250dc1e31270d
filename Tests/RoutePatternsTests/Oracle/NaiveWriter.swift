import Foundation

@testable import RoutePatterns

/// A second implementation of section 5 of Semantics: writes by one pattern, under its first base, with no marks or
/// with every possible mark.
struct NaiveWriter {
    let table: RouteTable
    let isMarked: Bool
    var optionalTexts: Set<String> = []
    /// The scheme of a host that is written as the first segment.
    var hostScheme: String?

    init(table: RouteTable, isMarked: Bool) {
        self.table = table
        self.isMarked = isMarked
    }

    func write(_ pattern: PatternID, _ values: [RouteValue]) -> String {
        var writer = self
        writer.optionalTexts = table.optionalTexts(of: pattern)
        return writer.written(pattern, values)
    }

    private func written(_ id: PatternID, _ values: [RouteValue]) -> String {
        let route = table.route(of: id)
        let declared = table[id]
        let pattern = declared.pattern
        let named = Dictionary(uniqueKeysWithValues: zip(route.values.map(\.name), values))
        var text = path(pattern, declared.bases.first, named)
        text += items(pattern.query, named, first: "?")
        let slash = pattern.slashes.contains(.fragment)
        switch pattern.fragment {
        case nil: break
        case .items: text += "#" + items(pattern.fragmentItems, named, first: "")
        case .segments:
            let written = pattern.fragmentSegments.texts.flatMap {
                segments($0, named, isPath: false, isFirst: false)
            }
            text += "#" + written.joined(separator: "/")
            if written.last == "" || (slash && !written.isEmpty) { text += "/" }
            text += items(pattern.fragmentItems, named, first: "?")
        }
        return text
    }

    private func path(_ pattern: Pattern, _ base: Base?, _ values: [String: RouteValue]) -> String {
        let hostIsWritten = base?.host?.parameters.isEmpty == false
        var writer = self
        writer.hostScheme = hostIsWritten ? base?.scheme : nil
        return writer.path(pattern, base, values, hostIsWritten: hostIsWritten)
    }

    private func path(
        _ pattern: Pattern, _ base: Base?, _ values: [String: RouteValue], hostIsWritten: Bool
    ) -> String {
        let host = hostIsWritten ? [base?.host].compactMap { $0 } : []
        let all = host + (base?.prefix ?? []).map(TextPattern.literal) + pattern.path.texts
        let segments = all.enumerated().flatMap { index, segment in
            let isFirst = index == 0 && (base?.host == nil || hostIsWritten)
            return self.segments(segment, values, isPath: true, isFirst: isFirst)
        }
        // Base and path are joined as if in one line, and a slash at the end is written once.
        let isSlashed = pattern.slashes.contains(.path) || (pattern.path.isEmpty && base?.endsWithSlash == true)
        let hasSlash = segments.last == "" || (isSlashed && segments.count > (hostIsWritten ? 1 : 0))
        let tail = segments.joined(separator: "/") + (hasSlash ? "/" : "")
        guard let base else { return (segments.first == "" ? "/" : "") + tail }
        if case .literal(let host) = base.host { return "\(base.scheme)://\(host)/" + tail }
        if hostIsWritten, NaiveMatcher(table).isHosted(base.scheme) {
            return "\(base.scheme)://" + tail + (segments.count == 1 && segments[0] != "" ? "/" : "")
        }
        let isGuarded = segments.first == "" || all.first.map { Self.isGuarded($0) } == true
        let slash = hostIsWritten && segments.count == 1 && segments[0] != "" ? "/" : ""
        return "\(base.scheme)://" + (isGuarded ? "/" : "") + tail + slash
    }

    private static func isGuarded(_ segment: TextPattern) -> Bool {
        switch segment {
        case .literal(let text): text.contains(":") || text.contains("@")
        case .affixed(let literals, let parameters):
            literals.contains { $0.contains(":") || $0.contains("@") } && !parameters.isEmpty
        case .parameter, .rest, .label, .any, .absent: false
        }
    }

    private func segments(
        _ segment: TextPattern, _ values: [String: RouteValue], isPath: Bool, isFirst: Bool
    ) -> [String] {
        func whole(_ text: String, _ type: RouteType) -> String {
            if isPath, text == "." { return "%2E" }
            if isPath, text == ".." { return "%2E%2E" }
            return isFirst && isWebHost ? Self.escaped(text) : encoded(text, type)
        }
        switch segment {
        case .literal("."): return [isPath ? "%2E" : "."]
        case .literal(".."): return [isPath ? "%2E%2E" : ".."]
        case .literal(let text): return [Self.literal(text, allowed: "!$&'()*+,;=:@")]
        case .label, .any, .absent: return []
        case .parameter(let parameter) where parameter.presence.separator != nil:
            let list = list(values[parameter.name], parameter.type)
            return [list == "." ? "%2E" : list == ".." ? "%2E%2E" : list]
        case .parameter(let parameter): return [whole(parameter.type.naiveText(values[parameter.name]), parameter.type)]
        case .rest(let parameter):
            guard case .list(let list) = values[parameter.name] else { return [] }
            return list.map { whole(parameter.type.naiveText($0), parameter.type) }
        case .affixed(let literals, let parameters):
            return [affixed(literals, parameters, values, isFirst: isFirst)]
        }
    }

    private func list(_ value: RouteValue?, _ type: RouteType) -> String {
        guard case .list(let list) = value else { return "" }
        return list.map { Self.escaped(type.naiveText($0)) }.joined(separator: ",")
    }

    /// Whether the host is one of http or https, which can't have a mark.
    private var isWebHost: Bool {
        hostScheme == "http" || hostScheme == "https"
    }

    private func affixed(
        _ literals: [String], _ parameters: [Parameter], _ values: [String: RouteValue], isFirst: Bool,
        allowed: String = "!$&'()*+,;=:@", plusIsSpace: Bool = false
    ) -> String {
        let first = Self.literal(literals[0], allowed: allowed)
        func joined(_ pieces: [String]) -> String {
            first + zip(pieces, literals.dropFirst()).map { $0 + $1 }.joined()
        }
        func pieces(escaping: Bool) -> [String] {
            zip(parameters, literals.dropFirst()).map { parameter, next in
                let value = parameter.type.naiveText(values[parameter.name])
                let text = isFirst && isWebHost ? Self.escaped(value) : encoded(value, parameter.type)
                guard escaping, let separator = next.unicodeScalars.first else { return text }
                return text.unicodeScalars.map { scalar in
                    let isSeparator =
                        scalar == separator
                        || (isFirst && String(scalar).asciiLowercased == String(separator).asciiLowercased)
                    // The digits of an escape aren't characters of the text.
                    return isSeparator ? Self.escape(UInt8(scalar.value)) : String(scalar)
                }.joined()
            }
        }
        let plain = pieces(escaping: false)
        var match = NaiveMatch(url: .empty, plusIsSpace: false, forbidsPort: false)
        match.optionalTexts = optionalTexts
        // A value that isn't one label can't be read back, however it is split.
        if isFirst, hostScheme != nil { match.optionalTexts = Set(parameters.map(\.name)) }
        let found = match.splits(joined(plain), literals, parameters, isFirst: isFirst, plusIsSpace: plusIsSpace)
        let isSame = found.map { $0.map { $0.bytes ?? [] } } == plain.map { NaivePart(Array($0.utf8)).bytes ?? [] }
        return joined(isSame ? plain : pieces(escaping: true))
    }

    private func items(_ items: [Pattern.Part], _ values: [String: RouteValue], first: String) -> String {
        let plus = table.plusIsSpace ? "" : "+"
        var written: [String] = []
        for item in items.named {
            let name = Self.literal(item.name, allowed: "!$'()*,;:@/?" + plus)
            switch item.text {
            case .any: written.append(name)
            case .literal(let value):
                written.append(name + "=" + Self.literal(value, allowed: "!$'()*,;:@/?=" + plus))
            case .absent, .rest, .label: break
            case .affixed(let literals, let parameters):
                let value = affixed(
                    literals, parameters, values, isFirst: false, allowed: "!$'()*,;:@/?=" + plus,
                    plusIsSpace: table.plusIsSpace)
                written.append(name + "=" + value)
            case .parameter(let parameter):
                switch (parameter.presence, values[parameter.name]) {
                case (.list(nil), .list(let list)):
                    written += list.map { name + "=" + encoded(parameter.type.naiveText($0), parameter.type) }
                case (.list(_?), let value):
                    let list = list(value, parameter.type)
                    if !list.isEmpty { written.append(name + "=" + list) }
                case (.optional, .null), (.optional, .string("")): break
                case (.defaulting(let text), let value?)
                where parameter.type.value(of: text).map { value.hasSameBytes(as: $0) } == true:
                    break
                case (_, let value):
                    written.append(name + "=" + encoded(parameter.type.naiveText(value), parameter.type))
                }
            }
        }
        if let rest = items.rest, case .items(let others) = values[rest.name] {
            for (key, value) in others.sorted(by: { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) })
            {
                let isNamed = items.named.flatMap(\.names).contains { $0.utf8.elementsEqual(key.utf8) }
                let key = isMarked || isNamed ? Self.marked(key) : Self.escaped(key)
                written.append(key + "=" + encoded(value, .string))
            }
        }
        return written.isEmpty ? "" : first + written.joined(separator: "&")
    }

    private func encoded(_ text: String, _ type: RouteType) -> String {
        isMarked && type == .string ? Self.marked(text) : Self.escaped(text)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
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

    static func marked(_ text: String) -> String {
        guard let index = text.utf8.firstIndex(where: isAlphanumeric) else { return escaped(text) }
        return escaped(String(text[..<index])) + escape(text.utf8[index])
            + escaped(String(text[text.utf8.index(after: index)...]))
    }
}

extension NaiveMatch {
    mutating func splits(
        _ text: String, _ literals: [String], _ parameters: [Parameter], isFirst: Bool, plusIsSpace: Bool
    ) -> [NaivePart]? {
        NaivePart(Array(text.utf8), plusIsSpace: plusIsSpace).bytes.flatMap {
            split($0, literals, parameters, isFirst: isFirst)
        }
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
        guard case .constrained(let type) = self, let width = type.width else { return value?.text ?? "" }
        let (text, sign) = (value?.text ?? "", value?.text?.hasPrefix("-") == true ? "-" : "")
        var digits = text.filter { $0 != "-" }
        while digits.count < width { digits = "0" + digits }
        return sign + digits
    }

    /// The fewest digits that read back: those before the point, filled with zeros, or else some after it.
    private static func digits(_ number: Double, _ readsBack: (String) -> Bool) -> String {
        for count in 0..<20 where number.rounded() == number {
            let parts = String(format: "%.\(count)e", number).split(separator: "e")
            guard parts.count == 2, let exponent = Int(parts[1]), exponent >= count,
                readsBack(parts.joined(separator: "e"))
            else { continue }
            return parts[0].filter { $0 != "." } + String(repeating: "0", count: exponent - count)
        }
        return (0..<1100).lazy.map { String(format: "%.\($0)f", number) }.first(where: readsBack) ?? "\(number)"
    }
}

extension RouteValue {
    /// Whether the values' bytes are equal. Canonically equivalent texts differ.
    func hasSameBytes(as other: RouteValue) -> Bool {
        switch (self, other) {
        case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
        case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.hasSameBytes(as: $1) }
        case (.items(let a), .items(let b)):
            a.count == b.count && a.allSatisfy { key, value in b[key]?.utf8.elementsEqual(value.utf8) == true }
        case (.double(let a), .double(let b)): a == b || (a.isNaN && b.isNaN)
        case (.float(let a), .float(let b)): a == b || (a.isNaN && b.isNaN)
        default: self == other
        }
    }
}
