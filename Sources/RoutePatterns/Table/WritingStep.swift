import RouteRuntime

/// One step of writing a value by a pattern. The interpreter performs it; the emitter prints it.
///
/// A value is given by its index among the route's values.
package indirect enum WritingStep: Equatable, Sendable {
    /// When an item is written.
    package enum WriteCondition: Equatable, Sendable {
        case always
        /// If the value is neither nil nor "".
        case ifPresent
        /// If the value is not the default.
        case unless(Constant)
    }

    /// Literal segments, encoded, with `/` between them.
    case literal(String)
    case segment(value: Int)
    /// A segment of values with a separator between them.
    case listSegment(value: Int, separator: Unicode.Scalar)
    /// A mixed segment, with its literal texts encoded.
    case mixed(literals: [String], values: [Int])
    case rest(value: Int)
    /// A `/` after the last segment, if there is one.
    case slash
    case literalItem(String)
    /// An item, with its name encoded.
    case item(String, value: Int, WriteCondition)
    /// An item for each value or, with a separator between the values, one item; nothing if there
    /// are none.
    case items(String, value: Int, separator: Unicode.Scalar?)
    /// A mixed item, with its name and its literal texts encoded.
    case mixedItem(String, literals: [String], values: [Int])
    /// The rest of the items.
    case otherItems(value: Int)
    case beginFragment(isOnlyItems: Bool)
}
