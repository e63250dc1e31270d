/// The integer types that a parameter can have.
public enum IntegerType: String, Hashable, Sendable, CaseIterable {
    /// An Int.
    case int = "Int"
    /// An Int8.
    case int8 = "Int8"
    /// An Int16.
    case int16 = "Int16"
    /// An Int32.
    case int32 = "Int32"
    /// An Int64.
    case int64 = "Int64"
    /// A UInt.
    case uint = "UInt"
    /// A UInt8.
    case uint8 = "UInt8"
    /// A UInt16.
    case uint16 = "UInt16"
    /// A UInt32.
    case uint32 = "UInt32"
    /// A UInt64.
    case uint64 = "UInt64"
}
