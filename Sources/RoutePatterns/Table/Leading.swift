import RouteRuntime

/// What comes before the segments that a pattern writes (Semantics, section 5).
package struct Leading: Equatable, Sendable {
    /// The encoded text of the first base; empty if there is none.
    package let base: String
    /// The kind of the base.
    package let baseKind: _RouteWriter._Head
    /// Whether the raw value is written without the base.
    package let isRelative: Bool
    /// Whether the first segment has literal text that would mean something else in an authority.
    package let guarding: Guarding
    /// How a base without a host is written.
    package let form: Base.Form
    /// The base's path, with its leading `/`.
    package let prefix: String

    /// When an empty authority is written before the first segment.
    package enum Guarding: Equatable, Sendable {
        case never
        case always
        /// If a rest comes before the segment, and its list, the value of this name, is empty.
        case ifEmpty(rest: String)
    }

    /// - Parameter path: the segments after the base.
    init(_ base: Base?, path: [TextPattern], isRelative: Bool) {
        self.isRelative = isRelative
        form = base?.form ?? .authority
        prefix = (base?.prefix ?? []).map { "/" + $0.encodedLiteral(in: .pathSegment) }.joined()
        let isPossible = base?.host == nil && form == .authority
        let written = (base?.prefix ?? []).map(TextPattern.literal) + path
        guarding = isPossible ? Guarding(written) : .never
        let scheme = base.map { $0.scheme + $0.form.rawValue } ?? ""
        switch base?.host {
        case .literal(let host):
            self.base = scheme + host + prefix
            baseKind = prefix.isEmpty ? .host : .prefix
        case nil:
            self.base = scheme + prefix.dropFirst()
            baseKind = prefix.isEmpty ? .noHost : .prefix
        default:
            self.base = scheme
            baseKind = .hostParameter
        }
    }

    /// Whether values keep reserved characters that needn't be escaped.
    package var isRootless: Bool { form == .rootless }

    /// The reserved characters that aren't escaped in a value.
    ///
    /// - Parameters:
    ///   - isItem: whether the value is in an item, not in a segment.
    ///   - literals: the literal texts next to the value, encoded.
    package func rawCharacters(inItem isItem: Bool, besides literals: [String] = []) -> String {
        if !isRootless { return "" }
        var raw = isItem ? ReservedCharacters.inItem : ReservedCharacters.inSegment
        for literal in literals { raw.remove(charactersOf: literal) }
        return String(decoding: (0..<0x80).filter(raw.contains), as: UTF8.self)
    }

    /// Writes what comes before the first segment.
    ///
    /// - Parameter isEmpty: whether the list of a name is empty.
    package func begin(
        _ form: _RouteForm, _ writer: inout _RouteWriter, isEmpty: (String) -> Bool
    ) {
        let isGuarded =
            switch guarding {
            case .never: false
            case .always: true
            case .ifEmpty(let rest): isEmpty(rest)
            }
        writer.begin(
            form, base: base, baseKind, isRelative: isRelative, isGuarded: isGuarded,
            prefix: prefix,
            separator: self.form.rawValue)
    }
}

extension Leading.Guarding {
    /// - Parameter path: the segments that are written, with those of the base.
    fileprivate init(_ path: [TextPattern]) {
        // Nothing is written of a rest without a name.
        let written = path.prefix(3).filter { $0 != .rest(nil) }
        guard let first = written.first else {
            self = .never
            return
        }
        if case .rest(let rest?) = first, written.count > 1, written[1].isGuarded {
            self = .ifEmpty(rest: rest.name)
        } else {
            self = first.isGuarded ? .always : .never
        }
    }
}

extension TextPattern {
    /// Whether literal text has a `:` or `@`, which would end a host or user information.
    fileprivate var isGuarded: Bool {
        literals.joined().utf8.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") }
    }
}

extension Base {
    /// How URLs under the base begin, without a trailing `/`.
    package var writtenText: String { Leading(self, path: [], isRelative: true).base }
}

extension RouteTable {
    /// What comes before the segments of a relative pattern that begins with a literal without `:`
    /// and `@`.
    package var leading: Leading {
        Leading(bases.first, path: [], isRelative: true)
    }
}

extension Pattern {
    /// Whether the host has parameters and is written as the first segment.
    package var writesHost: Bool {
        base?.host.map { !$0.parameters.isEmpty } ?? false
    }

    /// The segments that are written: the host, if it has parameters, and the path.
    package var writtenSegments: [TextPattern] {
        if writesHost, let host = base?.host { [host] + path.texts } else { path.texts }
    }
}
