// What a host may be (RFC 3986, 3.2.2).

/// Whether a text can be the host of a URL, with or without a port: a name, or an address in
/// brackets. A name is never empty, as an empty authority is no host (Semantics, rule 3.1).
package func isHost(_ text: String) -> Bool {
    withBytes(of: text) { text in
        if !text.isEmpty, text[0] == UInt8(ascii: "[") { return isBracketedHost(text) }
        let end = text.firstOffset(in: text.indices) { $0 == UInt8(ascii: ":") }
        return end > 0 && isHostName(text.extracting(first: end))
            && isPortOrEmpty(text.extracting(droppingFirst: end))
    }
}

/// Whether a text is an address in brackets, with or without a port.
private func isBracketedHost(_ text: Span<UInt8>) -> Bool {
    let end = text.firstOffset(in: text.indices) { $0 == UInt8(ascii: "]") }
    guard end < text.count else { return false }
    let address = text.extracting(1..<end)
    return (isIPv6Address(address) || isFutureAddress(address))
        && isPortOrEmpty(text.extracting(droppingFirst: end + 1))
}

/// Whether what follows a host is a colon and digits, or nothing.
private func isPortOrEmpty(_ text: Span<UInt8>) -> Bool {
    if text.isEmpty { return true }
    return text.count > 1 && text[0] == UInt8(ascii: ":")
        && text.extracting(droppingFirst: 1).allSatisfy(isDigit)
}

/// Whether a text has only the characters of a registered name, and escapes.
private func isHostName(_ text: Span<UInt8>) -> Bool {
    var offset = 0
    while offset < text.count {
        if text[offset] == UInt8(ascii: "%") {
            guard offset + 2 < text.count, hexadecimalValue(text[offset + 1]) != nil,
                hexadecimalValue(text[offset + 2]) != nil
            else { return false }
            offset += 3
        } else {
            guard isUnreserved(text[offset]) || isSubDelimiter(text[offset]) else { return false }
            offset += 1
        }
    }
    return true
}

/// Whether a text is an IPv6 address: eight groups, of which `::` replaces one or more, and an
/// IPv4 address the last two.
private func isIPv6Address(_ text: Span<UInt8>) -> Bool {
    let colon = UInt8(ascii: ":")
    var groupCount = 0
    var isShortened = text.count >= 2 && text[0] == colon && text[1] == colon
    var start = isShortened ? 2 : 0
    while start < text.count {
        let end = text.firstOffset(in: start..<text.count) { $0 == colon }
        let group = text.extracting(start..<end)
        if end == text.count, isIPv4Address(group) {
            groupCount += 2
            break
        }
        guard (1...4).contains(group.count),
            group.allSatisfy({ hexadecimalValue($0) != nil })
        else { return false }
        groupCount += 1
        start = end + 1
        // A single colon is between two groups.
        if end < text.count {
            if start == text.count { return false }
            if text[start] == colon {
                if isShortened { return false }
                isShortened = true
                start += 1
            }
        }
    }
    return isShortened ? groupCount < 8 : groupCount == 8
}

/// Whether a text is four decimal numbers up to 255, without leading zeros.
private func isIPv4Address(_ text: Span<UInt8>) -> Bool {
    var start = 0
    for index in 0..<4 {
        let end = text.firstOffset(in: start..<text.count) { $0 == UInt8(ascii: ".") }
        let octet = text.extracting(start..<end)
        guard (1...3).contains(octet.count), octet.allSatisfy(isDigit),
            octet.count == 1 || octet[0] != UInt8(ascii: "0")
        else { return false }
        var value = 0
        for offset in octet.indices { value = value * 10 + Int(octet[offset] - UInt8(ascii: "0")) }
        guard value <= 255, (end < text.count) == (index < 3) else { return false }
        start = end + 1
    }
    return true
}

/// Whether a text is an address of a later version of IP: `v`, a hexadecimal number, `.`, and
/// characters of a name or colons.
private func isFutureAddress(_ text: Span<UInt8>) -> Bool {
    let dot = text.firstOffset(in: text.indices) { $0 == UInt8(ascii: ".") }
    guard dot > 1, lowercase(text[0]) == UInt8(ascii: "v"), dot + 1 < text.count else {
        return false
    }
    return text.extracting(1..<dot).allSatisfy { hexadecimalValue($0) != nil }
        && text.extracting(droppingFirst: dot + 1).allSatisfy {
            isUnreserved($0) || isSubDelimiter($0) || $0 == UInt8(ascii: ":")
        }
}
