// A user's type is LosslessStringConvertible, or RawRepresentable by String or by an integer (Semantics, section 2).
// The last overloads of each group decide for a type that is both: its description is its text.

extension _RoutePart {
    /// What the type's own initializer gives for the text; nil where that is empty or has a mark (rules 3.5 and 3.7).
    @_alwaysEmitIntoClient
    public func value<Value: LosslessStringConvertible>(_ type: Value.Type) -> Value? {
        plainString().flatMap { _routeValue(type, $0) }
    }

    /// What the type's own initializer gives for the text; nil where that is empty or has a mark (rules 3.5 and 3.7).
    @_alwaysEmitIntoClient
    public func value<Value: RawRepresentable>(_ type: Value.Type) -> Value? where Value.RawValue == String {
        plainString().flatMap { _routeValue(type, $0) }
    }

    /// What the type's own initializer gives for the text; nil where that is empty or has a mark (rules 3.5 and 3.7).
    @_alwaysEmitIntoClient
    public func value<Value: RawRepresentable>(_ type: Value.Type) -> Value?
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        plainString().flatMap { _routeValue(type, $0) }
    }

    /// What the type's own initializer gives for the text; nil where that is empty or has a mark (rules 3.5 and 3.7).
    @_alwaysEmitIntoClient
    public func value<Value: LosslessStringConvertible & RawRepresentable>(_ type: Value.Type) -> Value?
    where Value.RawValue == String {
        plainString().flatMap { _routeValue(type, $0) }
    }

    /// What the type's own initializer gives for the text; nil where that is empty or has a mark (rules 3.5 and 3.7).
    @_alwaysEmitIntoClient
    public func value<Value: LosslessStringConvertible & RawRepresentable>(_ type: Value.Type) -> Value?
    where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
        plainString().flatMap { _routeValue(type, $0) }
    }
}

/// The value that `text` stands for, by the type's own initializer.
@_alwaysEmitIntoClient
public func _routeValue<Value: LosslessStringConvertible>(_ type: Value.Type, _ text: String) -> Value? {
    Value(text)
}

/// The value that `text` stands for, by its raw value.
@_alwaysEmitIntoClient
public func _routeValue<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value?
where Value.RawValue == String {
    Value(rawValue: text)
}

/// The value that `text` stands for, by its raw value.
@_alwaysEmitIntoClient
public func _routeValue<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value?
where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
    Value.RawValue(text).flatMap { Value(rawValue: $0) }
}

/// The value that `text` stands for, by the type's own initializer.
@_alwaysEmitIntoClient
public func _routeValue<Value: LosslessStringConvertible & RawRepresentable>(
    _ type: Value.Type, _ text: String
) -> Value? where Value.RawValue == String {
    Value(text)
}

/// The value that `text` stands for, by the type's own initializer.
@_alwaysEmitIntoClient
public func _routeValue<Value: LosslessStringConvertible & RawRepresentable>(
    _ type: Value.Type, _ text: String
) -> Value? where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
    Value(text)
}

// Generated code calls these for each type of the app's, beside an overload that is unavailable and says what the type
// lacks. The compiler takes that one only where none of these fits.

/// Accepts a type that generated code can read and write.
@_alwaysEmitIntoClient
public func _routeType<Value: Hashable & Sendable & LosslessStringConvertible>(_ type: Value.Type) {}

/// Accepts a type that generated code can read and write.
@_alwaysEmitIntoClient
public func _routeType<Value: Hashable & Sendable & RawRepresentable>(_ type: Value.Type)
where Value.RawValue == String {}

/// Accepts a type that generated code can read and write.
@_alwaysEmitIntoClient
public func _routeType<Value: Hashable & Sendable & RawRepresentable>(_ type: Value.Type)
where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {}

/// Accepts a type that generated code can read and write.
@_alwaysEmitIntoClient
public func _routeType<Value: Hashable & Sendable & LosslessStringConvertible & RawRepresentable>(_ type: Value.Type)
where Value.RawValue == String {}

/// Accepts a type that generated code can read and write.
@_alwaysEmitIntoClient
public func _routeType<Value: Hashable & Sendable & LosslessStringConvertible & RawRepresentable>(_ type: Value.Type)
where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {}

/// Whether two values are equal. In generated code a call is cheaper to compile than an operator.
@_alwaysEmitIntoClient
@inline(__always)
public func _routeEqual<Value: Equatable>(_ a: Value, _ b: Value) -> Bool {
    a == b
}

/// Whether a value is nil.
@_alwaysEmitIntoClient
@inline(__always)
public func _routeIsNil<Value>(_ value: Value?) -> Bool {
    value == nil
}

/// A raw value without a base as a URL under that base, whose text has no `/` at its end.
@_alwaysEmitIntoClient
public func _routeText(_ rawValue: String, after base: String) -> String {
    // Bytes, not characters: a `/` and a combining mark after it are one character.
    rawValue.utf8.first == UInt8(ascii: "/") ? base + rawValue : base + "/" + rawValue
}

/// Whether a value is a text of the spec, byte by byte: two spellings of one character differ.
@_alwaysEmitIntoClient
public func _routeEqual(_ value: String?, text: StaticString) -> Bool {
    guard let value, value.utf8.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { value.utf8.elementsEqual($0) }
}

/// The text of a value, not encoded: its description.
@_alwaysEmitIntoClient
public func _routeText<Value: LosslessStringConvertible>(_ value: Value) -> String {
    value.description
}

/// The text of a value, not encoded: its raw value.
@_alwaysEmitIntoClient
public func _routeText<Value: RawRepresentable>(_ value: Value) -> String where Value.RawValue == String {
    value.rawValue
}

/// The text of a value, not encoded: its raw value in decimal digits.
@_alwaysEmitIntoClient
public func _routeText<Value: RawRepresentable>(_ value: Value) -> String
where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
    value.rawValue.description
}

/// The text of a value, not encoded: its description.
@_alwaysEmitIntoClient
public func _routeText<Value: LosslessStringConvertible & RawRepresentable>(_ value: Value) -> String
where Value.RawValue == String {
    value.description
}

/// The text of a value, not encoded: its description.
@_alwaysEmitIntoClient
public func _routeText<Value: LosslessStringConvertible & RawRepresentable>(_ value: Value) -> String
where Value.RawValue: FixedWidthInteger & LosslessStringConvertible {
    value.description
}
