import RouteRuntime

/// What a segment of a URL is compared with: a pattern's segment without the names of its
/// parameters.
package indirect enum Matcher: Hashable, Sendable {
    /// A literal text, decoded; in lower case if ASCII case doesn't count.
    case literal(String, ignoringCase: Bool)
    /// `*.` in a host: one label before this suffix, which begins with a dot and is in lower case.
    case label(String, HostKind)
    case mixed(Mixed)
    /// A whole text that is a value of the type.
    case value(RouteType, Form)
    /// Zero or more segments; nil if they are ignored.
    case rest(RouteType?)

    /// How a whole text is converted.
    package enum Form: Hashable, Sendable {
        case single
        /// Any value except the empty text, because an optional value must be present here (rule
        /// 3.7).
        case nonempty
        /// A host of http or https.
        case host
        /// The Bool of an item, which can be a flag (rule 3.7).
        case flag
        /// Values with a separator between them.
        case list(separator: Unicode.Scalar)

        fileprivate init(_ parameter: Parameter) {
            if let separator = parameter.presence.separator {
                self = .list(separator: separator)
            } else {
                self = parameter.isNonempty ? .nonempty : .single
            }
        }
    }

    /// Whether a text is a link of a type.
    typealias LinkTest = (String, LinkType) -> Bool

    /// A mixed segment or item: literal texts with types between them, one more text than types.
    package struct Mixed: Hashable, Sendable {
        package var literals: [String]
        package let types: [RouteType]
        /// The characters of the literal texts that delimit values unless they are escaped.
        package let delimiters: String
        package private(set) var ignoringCase: Bool
        /// The indices of the parameters that never match the empty text.
        package let nonempty: [Int]
        /// How the segment is read if it is a host, in which each parameter matches one label; nil
        /// for other segments.
        package internal(set) var host: HostKind?

        package init(
            _ literals: [String], _ parameters: [Parameter], in slot: TextSlot,
            ignoringCase: Bool = false, host: HostKind? = nil
        ) {
            self.literals = literals
            self.types = parameters.map(\.type)
            // A single value is between the same texts, however they are written.
            self.delimiters = parameters.count > 1 ? literals.delimiters(in: slot) : ""
            self.ignoringCase = ignoringCase
            self.nonempty = parameters.indices.filter { parameters[$0].isNonempty }
            self.host = host
        }

        fileprivate var ignoringASCIICase: Mixed {
            var mixed = self
            mixed.literals = literals.map(\.asciiLowercased)
            mixed.ignoringCase = true
            return mixed
        }

        /// Whether each value is one label of a host: not if the host is one value, perhaps with a
        /// port (rule 3.1).
        package var valuesAreLabels: Bool {
            let isWholeHost =
                types.count == 1 && literals[0].isEmpty
                && literals[1].utf8.first == UInt8(ascii: ":")
            return host != nil && !isWholeHost
        }

        /// Whether a parameter matches the empty text: only a String does, and not in a host (rule
        /// 3.8).
        package func allowsEmpty(_ index: Int) -> Bool {
            types[index] == .string && !nonempty.contains(index) && host == nil
        }

        /// Whether a decoded text contains each of the literal texts. To find that out takes a
        /// tenth of the time of a split, and most texts are probed by many patterns and match one.
        fileprivate func mayMatch(_ text: String) -> Bool {
            let text = text.folded(ignoringCase)
            return literals.allSatisfy { text.containsBytes(of: $0) }
        }

        /// The texts of the parameters; nil if the segment doesn't match.
        ///
        /// - Parameters:
        ///   - first: this parameter and those after it are taken to accept any text.
        ///   - isLink: whether a text is a link; nil if every one is taken for one.
        func split(
            _ part: _RoutePart, acceptingAnyTextFrom first: Int = .max, isLink: LinkTest? = nil
        ) -> _RouteTexts? {
            let parameters = types.indices.map { index -> _RouteMixedPart.Parameter in
                if index >= first { return .text(allowsEmpty: true) }
                let type = types[index]
                let accepts: _RouteMixedPart.Parameter.Accepts = { type.value(of: $0) != nil }
                switch type.split {
                case .number: return .number(accepts)
                case .value(let count): return .value(atMost: count, accepts)
                case .text: return .text(allowsEmpty: allowsEmpty(index))
                case .constrained(let constraint): return .constrained(constraint.rule, accepts)
                }
            }
            let mixedParts = _RouteMixedPart(
                literals, parameters, delimiters: delimiters, ignoresCase: ignoringCase,
                isHost: valuesAreLabels)
            return mixedParts.split(part) { texts in
                types.indices.prefix(first).allSatisfy { index in
                    converts(texts[index], to: types[index], isLink)
                }
            }
        }

        private func converts(
            _ part: _RoutePart, to type: RouteType, _ isLink: LinkTest?
        ) -> Bool {
            guard let value = type.value(of: part) else { return false }
            guard let isLink, case .link(let link) = type, case .string(let text) = value else {
                return true
            }
            return isLink(text, link)
        }
    }

    /// - Parameters:
    ///   - text: all of a segment, or of the value of an item.
    ///   - slot: where it is.
    ///   - ignoringCase: whether ASCII case of literal text doesn't count, as in the first segment
    ///     of a URL, the host included, or in the whole spec.
    ///   - host: how it is read if it is a host.
    package init(
        _ text: TextPattern, in slot: TextSlot = .pathSegment, ignoringCase: Bool = false,
        host: HostKind? = nil
    ) {
        switch text {
        case .literal(let text):
            self = .literal(text.folded(ignoringCase), ignoringCase: ignoringCase)
        case .parameter(let parameter):
            self = .value(parameter.type, host == .web ? .host : Form(parameter))
        case .mixed(let literals, let parameters):
            self = .mixed(
                Mixed(
                    literals.map { $0.folded(ignoringCase) }, parameters, in: slot,
                    ignoringCase: ignoringCase, host: host))
        case .rest(let parameter): self = .rest(parameter?.type)
        case .label(let suffix): self = .label(suffix.asciiLowercased, host ?? .other)
        // Their values aren't compared.
        case .any, .absent: self = .value(.string, .single)
        }
    }

    /// - Parameters:
    ///   - item: an item with a value.
    ///   - plusIsSpace: whether `+` in items is a space.
    ///   - ignoringCase: whether ASCII case of literal text doesn't count.
    package init(_ item: Pattern.Part, plusIsSpace: Bool, ignoringCase: Bool) {
        if item.isItem, let parameter = item.parameter, parameter.readsFlag {
            self = .value(parameter.type, .flag)
        } else {
            self.init(
                item.text, in: .itemValue(plusIsSpace: plusIsSpace), ignoringCase: ignoringCase)
        }
    }

    /// The matcher for the tree, in which `nonempty` matches the empty text too. That doesn't
    /// affect the order, and the text is checked after the path.
    var edge: Matcher {
        if case .value(let type, .nonempty) = self { .value(type, .single) } else { self }
    }

    /// The matcher of literal text without ASCII case, as in the first segment of a URL.
    package var ignoringCase: Matcher {
        switch self {
        case .literal(let text, _): .literal(text.asciiLowercased, ignoringCase: true)
        case .mixed(let mixed): .mixed(mixed.ignoringASCIICase)
        case .label, .value, .rest: self
        }
    }

    /// The matcher without what matching order ignores, such as the scheme (Semantics, section 4).
    var key: Matcher {
        switch self {
        case .label(let suffix, _): return .label(suffix, .other)
        case .value(let type, .host): return .value(type, .single)
        case .mixed(var mixed):
            mixed.host = nil
            return .mixed(mixed)
        case .literal, .value, .rest: return edge
        }
    }

    /// The types of the values.
    package var types: [RouteType] {
        switch self {
        case .value(let type, _), .rest(let type?): [type]
        case .mixed(let mixed): mixed.types
        case .literal, .label, .rest(nil): []
        }
    }

    /// The type of the values that whole texts are; nil if they aren't, or aren't in every form.
    package var wholeType: RouteType? {
        switch self {
        case .value(let type, .single), .value(let type, .nonempty): type
        case .value, .literal, .label, .mixed, .rest: nil
        }
    }

    /// The rank among the matchers of one segment: an index into the list of Semantics, section 4.
    package var rank: Int {
        switch self {
        case .literal: 0
        case .label, .mixed: 1
        case .value(let type, _): type.rank
        case .rest: 13
        }
    }

    /// The number of bytes of literal text in a mixed segment. Matchers with more come
    /// first.
    package var literalCount: Int {
        switch self {
        case .label(let suffix, _): suffix.utf8.count
        case .mixed(let mixed): mixed.literals.reduce(0) { $0 + $1.utf8.count }
        case .literal, .value, .rest: 0
        }
    }

    /// Whether a host with a port doesn't match, because a value would include the port.
    package var needsNoPort: Bool {
        switch self {
        case .literal, .rest: false
        case .label(let suffix, _): !suffix.utf8.contains(UInt8(ascii: ":"))
        case .mixed(let mixed):
            mixed.literals.last.map { !$0.utf8.contains(UInt8(ascii: ":")) } ?? true
        case .value: true
        }
    }

    /// Whether only hosts for which `_RouteReader.hasHostName` is true match.
    package var needsHostName: Bool {
        switch self {
        case .label(_, let kind): kind == .web
        case .mixed(let mixed): mixed.host == .web
        case .value(_, let form): form == .host
        case .literal, .rest: false
        }
    }

    /// Whether a segment with this decoded text can match.
    package func accepts(_ text: String) -> Bool { values(of: text) != nil }

    /// Whether a host with this text can match. ASCII case of closed types doesn't count there
    /// (rule 3.1).
    package func acceptsHost(_ name: String) -> Bool {
        if needsHostName { return accepts(name) }
        return _RoutePart.withText(name) { values(of: $0.with(.ignoringCase)) != nil }
    }

    /// The values of a segment with this decoded text; nil if it doesn't match.
    ///
    /// - Parameter ignoringCase: whether ASCII case doesn't count in closed types and Bools.
    package func values(of text: String, ignoringCase: Bool = false) -> [RouteValue]? {
        if case .mixed(let mixed) = self, !mixed.mayMatch(text) { return nil }
        if !needsHostName {
            return _RoutePart.withText(text) { values(of: $0.ignoringCase(ignoringCase)) }
        }
        return _RouteReader.read("https://\(text.encodedLiteral(in: .pathSegment))/") { url in
            url.hasHostName && (url.hasNoPort || !needsNoPort)
                ? values(of: url.lowercasedHost[0]) : nil
        }
    }

    private func values(of part: _RoutePart) -> [RouteValue]? {
        let values: [RouteValue?]
        switch capture(part) {
        case .value(let value): return [value]
        case .whole, .rest: values = types.map { $0.value(of: part) }
        case .texts(let texts): values = types.indices.map { types[$0].value(of: texts[$0]) }
        case nil: return nil
        }
        let valid = values.compactMap(\.self)
        return valid.count == values.count ? valid : nil
    }

    /// The capture of a segment; nil if it doesn't match. Check `needsHostName` before.
    ///
    /// - Parameter isLink: whether a text is a link; nil if every one is taken for one.
    func capture(_ part: _RoutePart, isLink: LinkTest? = nil) -> Capture? {
        switch self {
        case .literal(let text, let ignoringCase):
            // What follows an empty rest can be the first segment.
            part.equals(text: text, ignoringCase: ignoringCase || part.ignoresCase) ? .whole : nil
        case .label(let suffix, _): _RouteMixedPart.isLabel(part, before: suffix) ? .whole : nil
        case .mixed(let mixed): mixed.split(part, isLink: isLink).map(Capture.texts)
        case .value(let type, .list(let separator)):
            part.list(separatedBy: separator) { type.value(of: $0) }.map { .value(.list($0)) }
        case .value(let type, let form):
            if form == .nonempty, part.isEmpty {
                nil
            } else if form == .flag {
                part.forBool.flag().map { .value(.bool($0)) }
            } else if type.isConvertedLate {
                .whole
            } else {
                type.value(of: part).map(Capture.value)
            }
        case .rest: .rest
        }
    }
}

extension RouteType {
    /// Whether a segment is converted only after the whole path matches, because the type accepts
    /// nearly every text.
    package var isConvertedLate: Bool {
        acceptsAnyText || acceptsEmptyText
    }
}

// Texts are compared byte by byte (rule 3.9), while String equates texts that differ in Unicode
// normalization. Equal bytes have equal hashes.
extension Matcher {
    package static func == (a: Matcher, b: Matcher) -> Bool {
        switch (a, b) {
        case (.literal(let a, let ignoresCase), .literal(let b, let otherIgnoresCase)):
            ignoresCase == otherIgnoresCase && a.hasBytes(of: b)
        case (.label(let a, let kind), .label(let b, let otherKind)):
            kind == otherKind && a.hasBytes(of: b)
        case (.mixed(let a), .mixed(let b)): a == b
        case (.value(let a, let form), .value(let b, let otherForm)): form == otherForm && a == b
        case (.rest(let a), .rest(let b)): a == b
        case (.literal, _), (.label, _), (.mixed, _), (.value, _), (.rest, _): false
        }
    }
}

extension Matcher.Mixed {
    package static func == (a: Self, b: Self) -> Bool {
        a.ignoringCase == b.ignoringCase && a.types == b.types && a.nonempty == b.nonempty
            && a.host == b.host && a.delimiters == b.delimiters
            && a.literals.elementsEqual(b.literals) { $0.hasBytes(of: $1) }
    }
}

extension Matcher {
    package var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    package var isMixed: Bool {
        if case .mixed = self { true } else { false }
    }

    package var isRest: Bool {
        if case .rest = self { true } else { false }
    }
}
