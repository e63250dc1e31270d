import RouteRuntime

/// A slot of a URL, by what text can be in it and what is escaped in literal text.
package enum TextSlot: Hashable, Sendable {
    case pathSegment
    case fragmentSegment
    case itemName(plusIsSpace: Bool)
    case itemValue(plusIsSpace: Bool)

    /// Whether `byte` is allowed unescaped here. It is in none of the classes that are allowed everywhere.
    fileprivate func allows(_ byte: UInt8) -> Bool {
        switch (self, Unicode.Scalar(byte)) {
        case (_, "!"), (_, "$"), (_, "'"), (_, "("), (_, ")"), (_, "*"), (_, ","), (_, ";"), (_, ":"), (_, "@"): true
        case (.pathSegment, "&"), (.pathSegment, "="), (.pathSegment, "+"): true
        case (.fragmentSegment, "&"), (.fragmentSegment, "="), (.fragmentSegment, "+"): true
        case (.itemName, "/"), (.itemName, "?"), (.itemValue, "/"), (.itemValue, "?"), (.itemValue, "="): true
        case (.itemName(let plusIsSpace), "+"), (.itemValue(let plusIsSpace), "+"): !plusIsSpace
        default: false
        }
    }
}

extension String {
    /// This text, decoded, as it is written in literal text.
    package func encodedLiteral(in slot: TextSlot) -> String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isUnreserved(byte) || slot.allows(byte) {
                bytes.append(byte)
            } else {
                bytes.appendEscape(of: byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
