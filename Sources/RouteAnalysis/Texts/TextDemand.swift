import RoutePatterns

/// A set of texts that a slot of a pattern asks for.
package struct TextDemand: Hashable {
    package let matcher: Matcher
    package let slot: TextSlot
    package var use = Use.read

    /// Which of a matcher's texts to consider.
    package enum Use: Hashable {
        case read
        /// Those that are written, except for one.
        case written(except: String?)
    }

    /// The facts that answer most questions.
    package struct Kind {
        package let slot: TextSlot
        package let isLiteral: Bool
        let isString: Bool
        package let isOpaque: Bool
        /// Whether it is known exactly which texts fit.
        let isExact: Bool
    }

    var kind: Kind {
        let isRead = use == .read
        return Kind(
            slot: slot, isLiteral: isRead && matcher.isLiteral, isString: isRead && matcher.isString,
            isOpaque: isRead && matcher.isOpaque, isExact: matcher.isExact)
    }
}

/// A demand of a `TextQuestions`.
package typealias TextDemandID = TableID<TextDemand>

/// The name of an item in a query or in a fragment. Names are compared byte by byte.
package struct ItemName: Hashable {
    private let bytes: [UInt8]
    let isInFragment: Bool

    init(_ text: String, isInFragment: Bool) {
        bytes = Array(text.utf8)
        self.isInFragment = isInFragment
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A name of a `TextQuestions`.
package typealias ItemNameID = TableID<ItemName>
