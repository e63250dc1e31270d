/// The types that patterns can name: the built-in ones and those that a spec declares (Semantics,
/// section 2).
package struct TypeTable: Sendable {
    private var declared: [String: RouteType] = [:]
    /// The names that an unknown one is compared with.
    private var names = RouteType.builtInNames
    /// The maximum number of those, so that many unknown names don't take quadratic time.
    private static let mostNames = 200

    /// - Parameter types: the declared types: closed types, constrained types, and types of the
    ///   app.
    package init(_ types: [RouteType] = []) {
        for type in types { declare(type) }
    }

    /// Adds a type by its name. A declared name takes
    /// precedence over everything that it resembles.
    package mutating func declare(_ type: RouteType) {
        if declared.updateValue(type, forKey: type.name) == nil, names.count < Self.mostNames {
            names.append(type.name)
        }
    }

    /// The type with that name; nil if it is neither declared nor built in.
    package subscript(name: String) -> RouteType? {
        declared[name] ?? RouteType(builtIn: name)
    }

    /// The type that an unknown name was probably meant to be; nil if it resembles none.
    func name(meantBy name: String) -> String? {
        // Other names are types of the app. A wrong letter in a short name makes another name:
        // 'Flat' isn't 'Float'.
        if let near = Suggestion.closest(to: name, among: names, mistakes: 1),
            name.utf8.count > 4 || near.sorted() == name.sorted()
                || near.lowercased() == name.lowercased()
        {
            return near
        }
        return Self.foreignNames[Identifier.capitalized(name)]
    }

    /// The names of the built-in types in other languages.
    static let foreignNames: [String: String] = {
        var names: [String: String] = [:]
        for type in [.integer(.int)] + RouteType.builtIn {
            for name in type.kind?.foreignNames ?? [] where names[name] == nil {
                names[name] = type.name
            }
        }
        return names
    }()

    /// Well-known types that a parameter can't have, and what to use instead.
    static let unsuitable = [
        "Character": "use String", "Substring": "use String",
        "Data": "use String, and decode the bytes in your app",
        "Date": "use a type of your own, as in ${day:Day}: a struct that is "
            + "LosslessStringConvertible and has the date",
        "Decimal": "use Double, or a type of your own, as in ${price:Price}: a struct that is "
            + "LosslessStringConvertible and has the number",
    ]
}

extension String {
    /// Whether the name's last component starts with an upper-case letter, or with a letter that
    /// has no case.
    package var isTypeName: Bool {
        guard let first = split(separator: ".").last?.unicodeScalars.first else { return false }
        return first.properties.isXIDStart && !first.properties.isLowercase
    }
}
