/// A value that makes no difference between the values that contain it.
struct Ignored<Value: Sendable>: Hashable, Sendable {
    var value: Value

    static func == (first: Self, second: Self) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
