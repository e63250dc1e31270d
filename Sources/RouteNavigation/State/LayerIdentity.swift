/// The identity of one presentation of a modal.
///
/// A class, because a number would have to be unique among all states that an app makes, stores,
/// and compares.
final class LayerIdentity: Hashable, Sendable {
    static func == (first: LayerIdentity, second: LayerIdentity) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
