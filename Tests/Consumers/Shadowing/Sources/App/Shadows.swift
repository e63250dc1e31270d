// Declarations that shadow those of other modules. Generated code must still mean the other modules' ones.

struct String {}
struct Substring {}
struct Character {}
struct Int {}
struct UInt8 {}
struct Bool {}
struct Double {}
struct Optional {}
struct Array {}
struct Dictionary {}
struct Hasher {}
struct Result {}
struct URL {}
struct UUID {}
struct Data {}
struct Foundation {}
struct RouteRuntime {}
struct Route {}
struct Pattern {}
protocol Equatable {}
protocol Hashable {}
protocol Sendable {}
protocol Codable {}
protocol CaseIterable {}
protocol RawRepresentable {}
protocol Error {}
