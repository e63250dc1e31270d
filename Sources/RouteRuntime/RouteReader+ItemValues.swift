// One call for the value of an item, for the types that nearly all items have. These calls are so common that they
// aren't inlined, which saves compile time and code size. Other types convert the part from `_RouteReader.item(_:)`.

extension _RouteReader.Path {
    /// The text of the query's first item with this name; nil if it is missing or malformed.
    @_alwaysEmitIntoClient
    @inline(never)
    public func string(_ name: StaticString) -> String? {
        url.item(name).string()
    }

    /// The same, but `.some(nil)` if the item is missing or empty.
    @_alwaysEmitIntoClient
    @inline(never)
    public func stringIfAny(_ name: StaticString) -> String?? {
        url.item(name).optional { $0.string() }
    }

    /// The same, but `value` if the item is missing.
    @_alwaysEmitIntoClient
    @inline(never)
    public func string(_ name: StaticString, default value: String) -> String? {
        url.item(name).defaulting(to: value, takesEmpty: true) { $0.string() }
    }

    /// The integer in the query's first item with this name; nil if it is missing or not an Int.
    @_alwaysEmitIntoClient
    @inline(never)
    public func integer(_ name: StaticString) -> Int? {
        url.item(name).integer()
    }

    /// The same, but `.some(nil)` if the item is missing or empty.
    @_alwaysEmitIntoClient
    @inline(never)
    public func integerIfAny(_ name: StaticString) -> Int?? {
        url.item(name).optional { $0.integer() }
    }

    /// The same, but `value` if the item is missing or empty.
    @_alwaysEmitIntoClient
    @inline(never)
    public func integer(_ name: StaticString, default value: Int) -> Int? {
        url.item(name).defaulting(to: value) { $0.integer() }
    }

    /// The integer in the query's first item with this name; nil if it is missing or not an integer of the type.
    @_alwaysEmitIntoClient
    @inline(never)
    public func integer<Integer: FixedWidthInteger>(_ name: StaticString, _ type: Integer.Type) -> Integer? {
        url.item(name).integer(type)
    }

    /// The same, but `.some(nil)` if the item is missing or empty.
    @_alwaysEmitIntoClient
    @inline(never)
    public func integerIfAny<Integer: FixedWidthInteger>(
        _ name: StaticString, _ type: Integer.Type
    ) -> Integer?? {
        url.item(name).optional { $0.integer(type) }
    }

    /// The same, but `value` if the item is missing or empty.
    @_alwaysEmitIntoClient
    @inline(never)
    public func integer<Integer: FixedWidthInteger>(
        _ name: StaticString, _ type: Integer.Type, default value: Integer
    ) -> Integer? {
        url.item(name).defaulting(to: value) { $0.integer(type) }
    }

    /// Whether the query's first item with this name is `true` or `false`; nil if it is missing or neither.
    @_alwaysEmitIntoClient
    @inline(never)
    public func bool(_ name: StaticString) -> Bool? {
        url.item(name).bool()
    }

    /// The same, but `.some(nil)` if the item is missing or empty.
    @_alwaysEmitIntoClient
    @inline(never)
    public func boolIfAny(_ name: StaticString) -> Bool?? {
        url.item(name).optional { $0.bool() }
    }

    /// The same, but `value` if the item is missing or empty.
    @_alwaysEmitIntoClient
    @inline(never)
    public func bool(_ name: StaticString, default value: Bool) -> Bool? {
        url.item(name).defaulting(to: value) { $0.bool() }
    }
}
