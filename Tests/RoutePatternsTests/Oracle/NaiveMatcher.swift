import Foundation

@testable import RouteLanguage

/// Reads URLs by trying every pattern.
struct NaiveMatcher {
    let table: RouteTable
    let order: [NaiveVariant]
    /// Whether the URL is on a server, which the first base replaces here, so that only relative
    /// patterns count.
    var isOnServer = false
    private let links = KnownLinks()

    /// What texts are written as, which are links in links, read before.
    private final class KnownLinks {
        struct Link: Hashable {
            let text: [UInt8]
            let depth: Int
        }

        var written: [Link: String?] = [:]
    }

    init(_ table: RouteTable) {
        self.table = table
        self.order =
            NaiveOrder(
                variants: NaiveVariant.declared(in: table), ignoresCase: table.ignoresCase
            ).sorted
    }

    struct Reading: Equatable {
        let pattern: PatternID
        let values: [RouteValue]
    }

    func isHosted(_ scheme: String) -> Bool {
        let readable = order.filter { $0.base == nil || $0.base?.scheme == scheme }
        return !table.bases.isEmpty && readable.allSatisfy { $0.base?.host != nil }
            && !table.bases.contains { $0.scheme == scheme && $0.host == nil }
    }

    /// - Parameter depth: The number of links around the URL, plus one.
    func read(_ text: String, depth: Int = 1) -> Reading? {
        guard let url = NaiveURL(text) else { return nil }
        let isHosted = isHosted(url.scheme)
        guard let segments = url.segments(isHosted: isHosted) else { return nil }
        for variant in order where variant.base == nil || variant.base?.scheme == url.scheme {
            if isOnServer, !table[variant.id].isRelative { continue }
            var match = NaiveMatch(
                url: url, plusIsSpace: table.plusIsSpace, ignoresCase: table.ignoresCase,
                forbidsPort: isHosted && url.hasPort)
            match.optionalTexts = table.optionalTexts(of: variant.id)
            match.link = { link($0, depth: depth + 1) }
            match.isHost = isHosted && variant.base?.host != nil
            guard let parts = variant.parts(segments, of: url, isHosted: isHosted),
                match.takes(parts, variant.segments, isPath: true), match.takesTail(variant.pattern)
            else {
                continue
            }
            let declared = table[variant.id]
            let values = table.route(of: variant.id).values.map { value in
                match.values[value.name] ?? declared.implied[value.name].flatMap {
                    value.type.naive(NaivePart(text: $0))
                }
                    ?? value.leftOut?.value ?? .null
            }
            return Reading(pattern: variant.id, values: values)
        }
        return nil
    }

    /// Section 2: the raw value that a link in a link is written as; nil if it opens nothing. It is
    /// asked by every pattern that could have it, and read once.
    private func link(_ text: String, depth: Int) -> String? {
        if depth > 8 { return nil }
        let link = KnownLinks.Link(text: Array(text.utf8), depth: depth)
        if let known = links.written[link] { return known }
        let written = written(text, depth: depth)
        links.written[link] = .some(written)
        return written
    }

    private func written(_ text: String, depth: Int) -> String? {
        if isOnServer { return NaiveMatcher(table).written(text, depth: depth) }
        let isURL =
            text.contains(":")
            && NaiveURL.scheme(text.split(separator: ":", omittingEmptySubsequences: false)[0])
                != nil
        // Under bases with parameters, only whole URLs are links.
        if !isURL, table.bases.first?.isLiteral == false { return nil }
        let base = table.bases.first?.encodedText ?? "any://"
        guard
            let reading = read(
                isURL ? text : base + (text.utf8.first == 0x2F ? "" : "/") + text, depth: depth)
        else {
            return nil
        }
        let written = table.write(
            route: table.routeID(of: reading.pattern), values: reading.values, .rawValue)
        return written.map { $0.isEmpty ? "/" : $0 }
    }
}

extension NaiveVariant {
    /// Rule 3.1: the segments for a variant; nil if a nonliteral host of http or https isn't valid.
    fileprivate func parts(_ segments: [NaivePart], of url: NaiveURL, isHosted: Bool)
        -> [NaivePart]?
    {
        guard isHosted, ["http", "https"].contains(url.scheme), let host = base?.host,
            let authority = url.authority
        else { return segments }
        if case .literal = host { return segments }
        let name = authority.prefix { $0 != UInt8(ascii: ":") }
        let port = authority.dropFirst(name.count)
        guard let text = NaivePart(Array(name)).text?.asciiLowercased else { return nil }
        let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let allowed = Array("abcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        guard labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(allowed.contains) }) else {
            return nil
        }
        return [NaivePart(Array(text.utf8) + port)] + segments.dropFirst()
    }
}

extension RouteTable {
    /// The names of optional values of a pattern's route whose type accepts the empty text, which
    /// isn't valid where the pattern requires a value.
    func optionalTexts(of pattern: PatternID) -> Set<String> {
        Set(
            route(of: pattern).values.filter {
                $0.shape == .optional
                    && ($0.type.naive(NaivePart([])) != nil || $0.type == .custom($0.type.name))
            }.map(
                \.name))
    }
}

/// Where ASCII case doesn't count.
enum NaiveCase {
    case nowhere
    /// In literal text and closed types, as in the first segment (rule 3.2).
    case exceptInBools
    case everywhere
}

struct NaiveMatch {
    let url: NaiveURL
    let plusIsSpace: Bool
    let ignoresCase: Bool
    let forbidsPort: Bool
    var optionalTexts: Set<String> = []
    /// What a link in a link is written as; nil if it opens nothing.
    var link: (String) -> String? = { $0 }
    /// Whether the first segment is a host.
    var isHost = false
    var values: [String: RouteValue] = [:]

    private func ignored(isFirst: Bool) -> NaiveCase {
        ignoresCase ? .everywhere : isFirst ? .exceptInBools : .nowhere
    }

    mutating func takes(_ parts: [NaivePart], _ segments: [TextPattern], isPath: Bool) -> Bool {
        var places = Array(parts.enumerated())
        var others = segments
        if let index = segments.firstIndex(where: { if case .rest = $0 { true } else { false } }) {
            guard parts.count >= segments.count - 1 else { return false }
            let end = parts.count - (segments.count - 1 - index)
            if case .rest(let parameter?) = segments[index] {
                let rest = places[index..<end].map { place, part in
                    value(of: parameter, part, isFirst: isPath && place == 0)
                }
                guard rest.allSatisfy({ $0 != nil }) else { return false }
                values[parameter.name] = .list(rest.compactMap { $0 })
            }
            places.removeSubrange(index..<end)
            others.remove(at: index)
        }
        guard places.count == others.count else { return false }
        for ((place, part), segment) in zip(places, others) {
            guard takes(part, segment, isFirst: isPath && place == 0) else { return false }
        }
        return true
    }

    private mutating func takes(_ part: NaivePart, _ segment: TextPattern, isFirst: Bool) -> Bool {
        let hasPort = isFirst && forbidsPort
        switch segment {
        case .literal(let text): return part.equals(text, ignoringCase: isFirst || ignoresCase)
        case .label(let suffix):
            guard let text = part.text?.asciiLowercased, text.hasSuffix(suffix.asciiLowercased)
            else { return false }
            let label = text.dropLast(suffix.count)
            return !label.isEmpty && !label.contains(".") && (!hasPort || suffix.contains(":"))
        case .parameter(let parameter) where parameter.presence.separator != nil:
            let list = parameter.type.naiveList(part, ignoring: ignored(isFirst: isFirst))
            guard let list else { return false }
            values[parameter.name] = .list(list)
            return true
        case .parameter(let parameter):
            guard !hasPort, let value = value(of: parameter, part, isFirst: isFirst) else {
                return false
            }
            values[parameter.name] = value
            return true
        case .mixed(let literals, let parameters):
            return !(hasPort && literals.last == "")
                && takes(
                    part, literals, parameters, isFirst: isFirst, delimiters: "!$&'()*+,;=:@")
        case .rest, .any, .absent: return false
        }
    }

    /// Tries a mixed part twice (rule 3.8): at first, an escaped delimiter matches no literal text.
    ///
    /// - Parameter delimiters: the characters that delimit if they are unescaped.
    private mutating func takes(
        _ part: NaivePart, _ literals: [String], _ parameters: [Parameter], isFirst: Bool,
        delimiters: String
    ) -> Bool {
        takesOnce(part, literals, parameters, isFirst: isFirst, delimiters: delimiters)
            || takesOnce(part, literals, parameters, isFirst: isFirst, delimiters: "")
    }

    private mutating func takesOnce(
        _ part: NaivePart, _ literals: [String], _ parameters: [Parameter], isFirst: Bool,
        delimiters: String
    ) -> Bool {
        let split = NaiveSplit(
            part, literals, parameters, optionalTexts: optionalTexts,
            ignored: ignored(isFirst: isFirst), isHost: isFirst && isHost, delimiters: delimiters)
        guard let pieces = split?.pieces else { return false }
        for (parameter, piece) in zip(parameters, pieces) {
            guard let value = value(of: parameter, piece, isFirst: isFirst) else { return false }
            values[parameter.name] = value
        }
        return true
    }

    /// - Parameter isFirst: whether the part is the first segment, where the case of closed types
    ///   doesn't count.
    private func value(of parameter: Parameter, _ part: NaivePart, isFirst: Bool = false)
        -> RouteValue?
    {
        if optionalTexts.contains(parameter.name), part.bytes?.isEmpty == true { return nil }
        guard parameter.type.isLink else {
            return parameter.type.naive(part, ignoring: ignored(isFirst: isFirst))
        }
        return part.text.flatMap { $0.isEmpty ? nil : link($0) }.map { .string($0) }
    }

    mutating func takesTail(_ pattern: Pattern) -> Bool {
        guard takes(NaiveURL.items(url.queryText, plusIsSpace: plusIsSpace), pattern.query) else {
            return false
        }
        guard let fragment = pattern.fragment else { return true }
        guard let text = url.fragmentText else { return false }
        let items = pattern.fragmentItems
        switch fragment {
        case .items: return takes(NaiveURL.items(text, plusIsSpace: plusIsSpace), items)
        case .segments:
            let (path, query) = NaiveURL.split(text, at: "?")
            return takes(
                NaiveURL.segments(path).map { NaivePart($0) }, pattern.fragmentSegments.texts,
                isPath: false)
                && takes(NaiveURL.items(query ?? [], plusIsSpace: plusIsSpace), items)
        }
    }

    private mutating func takes(
        _ found: [(name: NaivePart, value: NaivePart)], _ items: [Pattern.Part]
    ) -> Bool {
        for item in items.named {
            let byName = item.names.map { name in
                found.filter { $0.name.equals(name, ignoringCase: ignoresCase) }.map(\.value)
            }
            let same = byName.first { !$0.isEmpty } ?? []
            let all = found.filter { found in
                item.names.contains { found.name.equals($0, ignoringCase: ignoresCase) }
            }
            switch item.text {
            case .absent: if !same.isEmpty { return false }
            case .mixed(let literals, let parameters):
                let delimiters = "!$'()*,;=:@/?" + (plusIsSpace ? "" : "+")
                guard let first = same.first,
                    takes(
                        first, literals, parameters, isFirst: false, delimiters: delimiters)
                else { return false }
            case .any: if same.isEmpty { return false }
            case .rest, .label: return false
            case .literal(let expected):
                if same.first?.equals(expected, ignoringCase: ignoresCase) != true { return false }
            case .parameter(let parameter):
                // An empty value counts only for a String, a closed type with `else`, and a type of
                // the app.
                let isCustom = parameter.type == .custom(parameter.type.name)
                let isFlag = parameter.type == .bool
                let isText = isCustom || isFlag || parameter.type.naive(NaivePart([])) != nil
                func value(of parameter: Parameter, _ part: NaivePart) -> RouteValue? {
                    if isFlag, let text = part.text, ["1", ""].contains(text) {
                        return .bool(true)
                    }
                    if isFlag, part.text == "0" { return .bool(false) }
                    let isAsked =
                        isCustom && part.bytes?.isEmpty == true
                        && !optionalTexts.contains(parameter.name)
                    return isAsked ? .string("") : self.value(of: parameter, part)
                }
                let isMissing = same.first?.bytes?.isEmpty ?? same.isEmpty
                switch parameter.presence {
                case .list(nil):
                    let converted = all.map(\.value).filter { isText || $0.bytes?.isEmpty != true }
                        .map { value(of: parameter, $0) }
                    if !parameter.isLenient, converted.contains(where: { $0 == nil }) {
                        return false
                    }
                    values[parameter.name] = .list(converted.compactMap { $0 })
                case .list(_?):
                    let list =
                        isMissing
                        ? []
                        : same.first.flatMap {
                            parameter.type.naiveElements($0, ignoring: ignored(isFirst: false))
                        } ?? [nil]
                    if !parameter.isLenient, list.contains(where: { $0 == nil }) { return false }
                    values[parameter.name] = .list(list.compactMap { $0 })
                case .optional where isFlag ? same.isEmpty : isMissing:
                    values[parameter.name] = .null
                case .defaulting where same.isEmpty || (isMissing && !isText): break
                default:
                    if let value = same.first.flatMap({ value(of: parameter, $0) }) {
                        values[parameter.name] = value
                    } else if !parameter.isLenient {
                        return false
                    } else if parameter.presence == .optional {
                        values[parameter.name] = .null
                    }
                }
            }
        }
        guard let rest = items.rest?.parameters.first else { return true }
        var others: [String: String] = [:]
        let names = items.named.flatMap(\.names)
        for item in found
        where !names.contains(where: { item.name.equals($0, ignoringCase: ignoresCase) }) {
            guard let name = item.name.text, name.utf8.count <= 1024 else { return false }
            if others[name] != nil { continue }
            guard let value = item.value.text else { return false }
            others[name] = value
        }
        values[rest.name] = .items(others)
        return true
    }
}

extension RouteType {
    /// Rule 3.7: the values between commas, nil for those that aren't valid; nil if the text isn't.
    func naiveElements(_ part: NaivePart, ignoring ignored: NaiveCase) -> [RouteValue?]? {
        part.text?.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false).map {
            naive(NaivePart(text: String($0)), ignoring: ignored)
        }
    }

    func naiveList(_ part: NaivePart, ignoring ignored: NaiveCase) -> [RouteValue]? {
        let values = naiveElements(part, ignoring: ignored) ?? [nil]
        return values.contains { $0 == nil } ? nil : values.compactMap { $0 }
    }

    /// Rule 3.7, by the types' own initializers.
    ///
    /// - Parameter ignored: where ASCII case doesn't count.
    func naive(_ part: NaivePart, ignoring ignored: NaiveCase = .nowhere) -> RouteValue? {
        guard let text = part.text else { return nil }
        if self == .string { return .string(text) }
        if case .closed(let type) = self {
            let alike = type.values.filter {
                $0.asciiLowercased.utf8.elementsEqual(text.asciiLowercased.utf8)
            }
            let value =
                alike.first { $0.utf8.elementsEqual(text.utf8) }
                ?? (ignored == .nowhere ? nil : alike.first)
            return (value ?? type.fallback).map { .string($0) }
        }
        if text.isEmpty { return nil }
        switch self {
        case .string, .link, .custom: return .string(text)
        case .bool:
            return Bool(ignored == .everywhere ? text.asciiLowercased : text).map { .bool($0) }
        case .float, .double:
            guard text.allSatisfy({ "0123456789+-.eE".contains($0) }) else { return nil }
            if self == .float { return Float(text).flatMap { $0.isFinite ? .float($0) : nil } }
            return Double(text).flatMap { $0.isFinite ? .double($0) : nil }
        case .uuid:
            let groups = text.split(separator: "-", omittingEmptySubsequences: false)
            guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12],
                groups.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isHexDigit } })
            else { return nil }
            return UUID(uuidString: text).map { .string($0.uuidString.lowercased()) }
        case .url: return URL(string: text).map { .string($0.absoluteString) }
        case .closed: return nil
        case .constrained(let type):
            let base = type.base.naive(part)
            return base.flatMap { type.naivelyAccepts($0) ? $0 : nil }
        case .integer(let type):
            switch type {
            case .int: return Int(text).map { .integer(Int64($0)) }
            case .int8: return Int8(text).map { .integer(Int64($0)) }
            case .int16: return Int16(text).map { .integer(Int64($0)) }
            case .int32: return Int32(text).map { .integer(Int64($0)) }
            case .int64: return Int64(text).map { .integer($0) }
            case .uint: return UInt(text).map { .unsignedInteger(UInt64($0)) }
            case .uint8: return UInt8(text).map { .unsignedInteger(UInt64($0)) }
            case .uint16: return UInt16(text).map { .unsignedInteger(UInt64($0)) }
            case .uint32: return UInt32(text).map { .unsignedInteger(UInt64($0)) }
            case .uint64: return UInt64(text).map { .unsignedInteger($0) }
            }
        }
    }
}

extension ConstrainedType {
    fileprivate func naivelyAccepts(_ value: RouteValue) -> Bool {
        switch (constraint, value) {
        case (.text(let text), .string(let value)):
            text.length.contains(value.unicodeScalars.count)
                && !text.excluded.contains { Array($0.utf8) == Array(value.utf8) }
                && value.unicodeScalars.allSatisfy { text.alphabet?.contains($0) ?? true }
        case (.integer(_, let range), .integer(let value)):
            Decimal(string: range.lowerBound.description).map { $0 <= Decimal(value) } == true
                && Decimal(string: range.upperBound.description).map { Decimal(value) <= $0 }
                    == true
        case (.integer(_, let range), .unsignedInteger(let value)):
            Decimal(string: range.lowerBound.description).map { $0 <= Decimal(value) } == true
                && Decimal(string: range.upperBound.description).map { Decimal(value) <= $0 }
                    == true
        case (.double(let range), .double(let value)):
            value >= range.lower ?? -.greatestFiniteMagnitude
                && value <= range.upper ?? .greatestFiniteMagnitude
                && (range.includesUpper || value != range.upper)
        case (.float(let range), .float(let value)):
            value >= range.lower ?? -.greatestFiniteMagnitude
                && value <= range.upper ?? .greatestFiniteMagnitude
                && (range.includesUpper || value != range.upper)
        case (.url(let schemes), .string(let value)):
            schemes.contains { value.asciiLowercased.hasPrefix($0 + ":") }
        default: false
        }
    }
}
