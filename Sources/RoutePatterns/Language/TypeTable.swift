/// The types that patterns can name: the built-in ones and those that a spec declares (Semantics, section 2).
package struct TypeTable: Sendable {
    private var declared: [String: RouteType] = [:]
    private var near = builtInNames

    /// - Parameter types: the declared types: closed types, constrained types, and types of the app.
    package init(_ types: [RouteType] = []) {
        for type in types { declare(type) }
    }

    /// Adds a type by its name. A declared name takes precedence over everything that it resembles.
    package mutating func declare(_ type: RouteType) {
        declared[type.name] = type
        near.insert(type.name)
    }

    /// The type with that name; nil if it is neither declared nor built in.
    package subscript(name: String) -> RouteType? {
        declared[name] ?? RouteType(builtIn: name)
    }

    /// The types that an unknown name was probably meant to be; empty if it resembles none.
    ///
    /// The time grows with the square of the name's length, which is limited, and doesn't depend on the number of
    /// types.
    func namesMeant(by name: String) -> [String] {
        if let nearest = near.nearest(to: name) { return [nearest] }
        if let foreign = Self.foreignNames[name] { return foreign }
        return name.isTypeName ? [] : Self.foreignNames.first { $0.key.lowercased() == name }?.value ?? []
    }

    private static let builtInNames = NearNames(RouteType.builtInNames)

    /// The names of the built-in types in other languages.
    private static let foreignNames = [
        "Boolean": ["Bool"], "Integer": ["Int"], "Long": ["Int"], "Number": ["Int", "Double"], "Str": ["String"],
        "Uri": ["URL"],
    ]

    /// Well-known types that a parameter can't have, and what to use instead.
    static let unsuitable = [
        "Character": "use String", "Substring": "use String",
        "Data": "use String, and decode the bytes in your app",
        "Date": "use String or Int, and create the date in your app",
        "Decimal": "use Double, or use String and create the number in your app",
    ]
}

/// Finds the name that differs from another one only in letter case, by two swapped neighbors, or, for names of five
/// characters or more, by one edit.
private struct NearNames {
    /// Longer names, and names over this count, are found only by letter case. This bounds the index.
    static let (longestEdited, mostEdited) = (64, 1_000)

    private var names: Set<String> = []
    private var byLowercase: [String: String] = [:]
    private var byHole: [String: String] = [:]

    init(_ names: [String]) {
        for name in names { insert(name) }
    }

    mutating func insert(_ name: String) {
        if byLowercase[name.lowercased()] == nil { byLowercase[name.lowercased()] = name }
        guard names.count < Self.mostEdited else { return }
        names.insert(name)
        for key in Self.holes(in: name) where byHole[key] == nil { byHole[key] = name }
    }

    func nearest(to name: String) -> String? {
        if let same = byLowercase[name.lowercased()] { return same }
        var scalars = Array(name.unicodeScalars)
        guard scalars.count <= Self.longestEdited else { return nil }
        for index in scalars.indices.dropLast() {
            scalars.swapAt(index, index + 1)
            let exchanged = String(scalars)
            if names.contains(exchanged) { return exchanged }
            scalars.swapAt(index, index + 1)
        }
        return scalars.count < 5 ? nil : Self.holes(in: name).lazy.compactMap { byHole[$0] }.first
    }

    /// The name with a hole in place of each character, and with a hole before, between, and after them. Two names
    /// share one of these exactly if one edit turns one into the other.
    private static func holes(in name: String) -> [String] {
        let scalars = Array(name.unicodeScalars)
        guard scalars.count <= longestEdited else { return [] }
        var holes: [String] = []
        for index in 0...scalars.count {
            let head = String(scalars[..<index]) + "?"
            holes.append(head + String(scalars[index...]))
            if index < scalars.count { holes.append(head + String(scalars[(index + 1)...])) }
        }
        return holes
    }
}

extension String {
    fileprivate init(_ scalars: some Sequence<Unicode.Scalar>) {
        self = ""
        unicodeScalars.append(contentsOf: scalars)
    }

    /// Whether the name's last component starts with an upper-case letter, or with a letter that has no case.
    var isTypeName: Bool {
        guard let first = split(separator: ".").last?.unicodeScalars.first else { return false }
        return first.properties.isXIDStart && !first.properties.isLowercase
    }
}
