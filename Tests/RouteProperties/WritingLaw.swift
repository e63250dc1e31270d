import Foundation
import RoutePatterns

/// Law 1 (Semantics, section 6).
extension CompiledCase {
    /// How a value of a route breaks the law; nil if it doesn't.
    ///
    /// The compiled code reads the URL and the raw value that the interpreter writes, and writes them again.
    func lawBreak(_ values: [RouteValue], route: RouteID, in table: RouteTable) -> String? {
        let values = table.normalized(values, route: route)
        let written = table.observation(route: route, values: values)
        for (text, isRawValue) in [(written.rawValue, true)] + (written.url.map { [($0, false)] } ?? []) {
            let value = isRawValue ? readRawValue(text) : readURL(URL(string: text))
            let found = value?.observation(in: table)
            let problems: [String]
            if found == written, let value {
                problems = isRawValue ? value.lawBreaks() : []
            } else {
                problems = table.isException(values, route: route, found, text) ? [] : ["it is not read back"]
            }
            if !problems.isEmpty {
                return "\(name), \(written), read from \(text.debugDescription) as \(found?.description ?? "nothing"): "
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
            if case .list(let elements) = value { return elements.contains { $0.text?.isEmpty == true } }
            return value.text?.isEmpty == true
        }
        // A name in the rest of the items that is too long to be read.
        let hasLongName = values.contains { value in
            if case .items(let items) = value { items.keys.contains { $0.utf8.count > 1024 } } else { false }
        }
        if hasLongName || values.contains(where: \.isNotFinite) { return true }
        if hasEmptyText || hasHostThatIsNotReadBack(values, route: route) { return true }
        // An overlap: another pattern matches the text, and no mark can help.
        guard let found, found.route != self[route].name || self[route].patterns.count > 1 else { return false }
        return text.utf8.count > 2_000 || !canBeMarked(text, route: route, values: values)
    }

    /// Whether a value in a host can't be read back: it isn't a lowercase label, or contains the text that follows it
    /// in the host.
    private func hasHostThatIsNotReadBack(_ values: [RouteValue], route: RouteID) -> Bool {
        self[route].patterns.contains { declared in
            guard let host = declared.pattern.base?.host else { return false }
            var literals: [String] = []
            if case .affixed(let texts, _) = host { literals = texts }
            let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-_" + (literals.isEmpty ? "." : "")
            return host.parameters.enumerated().contains { index, parameter in
                let text =
                    self[route].values.firstIndex { $0.name == parameter.name }.flatMap { values[$0].text } ?? ""
                let next = literals.isEmpty ? "" : literals[index + 1].prefix(1)
                let isLabels = text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
                return !isLabels || !text.allSatisfy { allowed.contains($0) && !next.contains($0) }
            }
        }
    }

    /// The values as they are read back: nil for an optional String that is "", and 0 for a -0.0 that equals the
    /// default, which isn't written.
    func normalized(_ values: [RouteValue], route: RouteID) -> [RouteValue] {
        zip(values, self[route].values).map { value, declared in
            if declared.shape == .optional, value == .string("") { return .null }
            if declared.type != .string, let defaultValue = declared.defaultValue, value == defaultValue {
                return defaultValue
            }
            return value
        }
    }

    /// Whether the text would open the values if some of their Strings had marks.
    fileprivate func canBeMarked(_ text: String, route: RouteID, values: [RouteValue]) -> Bool {
        let strings = zip(values, self[route].values).flatMap { value, declared in
            declared.type == .string ? value.strings : []
        }
        let places = Set(strings.flatMap { text.placesForMark(of: $0) }).sorted().prefix(8)
        for set in 0..<(1 << places.count) where set > 0 {
            let marked = places.indices.filter { set & (1 << $0) != 0 }.map { places[$0] }
            let reading = read(rawValue: text.escaping(at: marked))
            if let reading, reading.route == route, reading.values == values { return true }
        }
        return false
    }
}

extension RouteValue {
    fileprivate var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .list(let values): values.flatMap(\.strings)
        case .items(let items): items.flatMap { [$0.key, $0.value] }
        default: []
        }
    }
}

extension String {
    /// The positions of a value's first letter or digit, for every position of the value in this text.
    fileprivate func placesForMark(of value: String) -> [Int] {
        let encoded = value.utf8.flatMap { byte in
            isUnreserved(byte)
                ? [byte] : Array(("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8)
        }
        guard let first = value.utf8.firstIndex(where: isLetterOrDigit) else { return [] }
        let offset = value.utf8[..<first].reduce(0) { $0 + (isUnreserved($1) ? 1 : 3) }
        let text = Array(utf8)
        guard encoded.count <= text.count else { return [] }
        return (0...(text.count - encoded.count)).filter { start in
            (start == 0 || !isLetterOrDigit(text[start - 1])) && text[start...].starts(with: encoded)
        }.map { $0 + offset }
    }

    fileprivate func escaping(at offsets: [Int]) -> String {
        String(
            decoding: utf8.enumerated().flatMap { offset, byte in
                offsets.contains(offset) ? Array(("%" + String(byte, radix: 16, uppercase: true)).utf8) : [byte]
            }, as: UTF8.self)
    }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~".utf8.contains(byte)
}
