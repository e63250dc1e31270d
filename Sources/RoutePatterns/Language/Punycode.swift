/// Host names in ASCII (RFC 3492, and RFC 5890 with no mapping of characters except to lower case).
package enum Punycode {
    /// The host with each label encoded that is not ASCII; nil if a label can't be encoded.
    package static func host(_ host: String) -> String? {
        let labels = host.lowercased().split(separator: ".", omittingEmptySubsequences: false).map { label in
            label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : encoded(String(label)).map { "xn--" + $0 }
        }
        let known = labels.compactMap { $0 }
        return known.count == labels.count ? known.joined(separator: ".") : nil
    }

    /// The length of the longest label, in bytes.
    private static let lengthLimit = 63

    /// The label in punycode, without its prefix (RFC 3492, section 6.3); nil if it is too long (RFC 1035, 2.3.4).
    static func encoded(_ label: String) -> String? {
        // The time grows with the square of the label's length.
        guard label.unicodeScalars.prefix(lengthLimit + 1).count <= lengthLimit else { return nil }
        let scalars = Array(label.unicodeScalars).map(\.value)
        let basic = scalars.filter { $0 < 0x80 }
        var output = String(String.UnicodeScalarView(basic.compactMap(Unicode.Scalar.init)))
        if !basic.isEmpty { output += "-" }
        var codePoint: UInt32 = 128
        var delta: UInt32 = 0
        var bias: UInt32 = 72
        var handled = UInt32(basic.count)
        while handled < scalars.count {
            guard let next = scalars.filter({ $0 >= codePoint }).min() else { return nil }
            let (step, overflow) = (next - codePoint).multipliedReportingOverflow(by: handled + 1)
            let (sum, carry) = delta.addingReportingOverflow(step)
            if overflow || carry { return nil }
            delta = sum
            codePoint = next
            for scalar in scalars {
                if scalar < codePoint { delta += 1 }
                guard scalar == codePoint else { continue }
                output += digits(of: delta, bias: bias)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basic.count)
                delta = 0
                handled += 1
            }
            delta += 1
            codePoint += 1
        }
        return output
    }

    private static func digits(of delta: UInt32, bias: UInt32) -> String {
        var output = ""
        var quotient = delta
        var position: UInt32 = 36
        while true {
            let threshold = position <= bias ? 1 : min(position - bias, 26)
            if quotient < threshold { break }
            output.unicodeScalars.append(digit(threshold + (quotient - threshold) % (36 - threshold)))
            quotient = (quotient - threshold) / (36 - threshold)
            position += 36
        }
        output.unicodeScalars.append(digit(quotient))
        return output
    }

    private static func digit(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(UInt8(value < 26 ? value + 97 : value - 26 + 48))
    }

    private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var position: UInt32 = 0
        while delta > 455 {
            delta /= 35
            position += 36
        }
        return position + 36 * delta / (delta + 38)
    }
}
