import RouteRuntime

/// A value of any integer type of up to 64 bits.
package struct WideInteger: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let isNegative: Bool
    /// The lowest bits of the value in two's complement.
    private let bits: UInt64

    private init(isNegative: Bool, bits: UInt64) {
        self.isNegative = isNegative
        self.bits = bits
    }

    package init(_ value: some FixedWidthInteger) {
        self.init(isNegative: value < 0, bits: UInt64(truncatingIfNeeded: value))
    }

    /// Nil if the value isn't an integer.
    package init?(_ value: RouteValue) {
        switch value {
        case .integer(let value): self.init(value)
        case .unsignedInteger(let value): self.init(value)
        case .null, .bool, .float, .double, .string, .list, .items: return nil
        }
    }

    /// Nil if the text is a value of no integer type.
    init?(_ part: _RoutePart) {
        if let value = part.integer(Int64.self) {
            self.init(value)
        } else if let value = part.integer(UInt64.self) {
            self.init(value)
        } else {
            return nil
        }
    }

    package static func < (a: WideInteger, b: WideInteger) -> Bool {
        a.isNegative == b.isNegative ? a.bits < b.bits : a.isNegative
    }

    /// The next smaller integer.
    package var predecessor: WideInteger {
        WideInteger(isNegative: isNegative || bits == 0, bits: bits &- 1)
    }

    /// The next larger integer, if there is a type that has it.
    package var successor: WideInteger? {
        !isNegative && bits == .max
            ? nil : WideInteger(isNegative: isNegative && bits != .max, bits: bits &+ 1)
    }

    /// The digits, after a `-` if it is negative.
    package var description: String { isNegative ? "-\(0 &- bits)" : "\(bits)" }
}

extension IntegerType {
    /// The smallest and the largest value.
    package var range: ClosedRange<WideInteger> {
        func range<Integer: FixedWidthInteger>(_ type: Integer.Type) -> ClosedRange<WideInteger> {
            WideInteger(Integer.min)...WideInteger(Integer.max)
        }
        return switch self {
        case .int, .int64: range(Int64.self)
        case .int8: range(Int8.self)
        case .int16: range(Int16.self)
        case .int32: range(Int32.self)
        case .uint, .uint64: range(UInt64.self)
        case .uint8: range(UInt8.self)
        case .uint16: range(UInt16.self)
        case .uint32: range(UInt32.self)
        }
    }
}
