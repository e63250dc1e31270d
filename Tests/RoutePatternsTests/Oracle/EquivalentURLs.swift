@testable import RouteLanguage

// Law 5 (Semantics, section 6): equivalent URLs open the same route.
extension RouteTable {
    /// An equivalent URL: unreserved characters are escaped at random, and the digits of escapes
    /// and the scheme are in another case; so is the host, if it is of http or https, or every
    /// pattern has literal text or closed types there.
    func equivalent(to url: String, using random: inout some RandomNumberGenerator) -> String {
        let bytes = Array(url.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[..<colon].allSatisfy(\.isOfScheme)
        else {
            return url
        }
        let authority = bytes[(colon + 1)...].starts(with: "//".utf8) ? colon + 3 : bytes.count
        let authorityEnd =
            bytes.dropFirst(authority).firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        // A port has no escapes, and neither has what is in brackets.
        let host = bytes.dropFirst(authority).prefix {
            $0 != UInt8(ascii: ":") && !"/?#[".utf8.contains($0)
        }
        let changesHost = ignoresCaseOfHost(
            String(decoding: bytes[..<colon], as: UTF8.self).lowercased())
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let digits = bytes[index...].dropFirst().prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexadecimal) {
                result.append(byte)
                for digit in digits { result.append(digit.inAnyCase(&random)) }
                index += 3
                continue
            }
            index += 1
            if index <= colon {
                result.append(byte.inAnyCase(&random))
                continue
            }
            let isInHost = host.indices.contains(index - 1)
            let isEscapable = isInHost || index - 1 < authority || index - 1 >= authorityEnd
            let spelled = isInHost && changesHost ? byte.inAnyCase(&random) : byte
            if isEscapable, byte.isUnreserved, Int.random(in: 0..<8, using: &random) == 0 {
                result.append(UInt8(ascii: "%"))
                let text = String(spelled, radix: 16)
                for digit in text.utf8 { result.append(digit.inAnyCase(&random)) }
            } else {
                result.append(spelled)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func ignoresCaseOfHost(_ scheme: String) -> Bool {
        guard
            let tree = schemes.first(where: { $0.scheme == scheme })
                ?? schemes.first(where: { $0.scheme == nil })
        else { return false }
        if tree.isHosted, scheme == "http" || scheme == "https" { return true }
        return tree.variants.allSatisfy { variant in
            // What follows an empty rest can be the first segment.
            let isRest = variant.matchers.first?.isRest == true
            return variant.segments.prefix(isRest ? 2 : 1).allSatisfy { segment in
                switch segment {
                case .literal, .label, .rest(nil): true
                case .parameter(let parameter), .rest(let parameter?): parameter.type.ignoresCase
                case .mixed(_, let parameters): parameters.allSatisfy(\.type.ignoresCase)
                case .any, .absent: false
                }
            }
        }
    }
}

extension RouteType {
    /// Whether it has closed values, no two of which differ in case alone: of these, the equal one
    /// counts.
    fileprivate var ignoresCase: Bool {
        guard case .closed(let type) = self else { return false }
        return Set(type.values.map { $0.lowercased() }).count == type.values.count
    }
}

extension UInt8 {
    fileprivate var isLetterOfASCII: Bool { (0x41...0x5A).contains(self & ~0x20) }

    fileprivate var isDigitOfASCII: Bool { (0x30...0x39).contains(self) }

    fileprivate var isHexadecimal: Bool { isDigitOfASCII || (0x41...0x46).contains(self & ~0x20) }

    fileprivate var isUnreserved: Bool {
        isLetterOfASCII || isDigitOfASCII || "-._~".utf8.contains(self)
    }

    fileprivate var isOfScheme: Bool {
        isLetterOfASCII || isDigitOfASCII || "+-.".utf8.contains(self)
    }

    /// A letter in upper or lower case, or another byte as it is.
    fileprivate func inAnyCase(_ random: inout some RandomNumberGenerator) -> UInt8 {
        isLetterOfASCII && Bool.random(using: &random) ? self ^ 0x20 : self
    }
}
