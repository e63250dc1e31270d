/// A value of any integer type of up to 64 bits: a sign and a magnitude.
package struct WideInteger: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// False for zero.
    package let isNegative: Bool
    package let magnitude: UInt64

    package init(isNegative: Bool = false, magnitude: UInt64) {
        self.isNegative = isNegative && magnitude != 0
        self.magnitude = magnitude
    }

    package init(_ value: some BinaryInteger & FixedWidthInteger) {
        self.init(isNegative: value < 0, magnitude: UInt64(value.magnitude))
    }

    /// Nil if the value isn't an integer.
    package init?(_ value: RouteValue) {
        switch value {
        case .integer(let value): self.init(value)
        case .unsignedInteger(let value): self.init(value)
        case .null, .bool, .float, .double, .string, .list, .items: return nil
        }
    }

    package static func < (a: WideInteger, b: WideInteger) -> Bool {
        switch (a.isNegative, b.isNegative) {
        case (false, false): a.magnitude < b.magnitude
        case (true, true): a.magnitude > b.magnitude
        case (let isNegative, _): isNegative
        }
    }

    /// The next smaller integer.
    package var predecessor: WideInteger {
        isNegative || magnitude == 0
            ? WideInteger(isNegative: true, magnitude: magnitude + 1) : WideInteger(magnitude: magnitude - 1)
    }

    /// The next larger integer.
    package var successor: WideInteger {
        isNegative ? WideInteger(isNegative: true, magnitude: magnitude - 1) : WideInteger(magnitude: magnitude + 1)
    }

    /// The digits, after a `-` if it is negative.
    package var description: String {
        (isNegative ? "-" : "") + magnitude.description
    }
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
