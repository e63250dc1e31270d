// Declarations that shadow those of other modules. Generated code must still mean the other
// modules' ones: it doesn't name these, or with their module.

struct Substring {}
struct Character {}
struct Optional {}
struct Array {}
struct Dictionary {}
struct Result {}
struct URL {}
struct UUID {}
struct Data {}
struct Foundation {}
struct RouteRuntime {}
struct Route {}
struct Pattern {}
protocol Equatable {}
protocol Codable {}
protocol RawRepresentable {}
protocol Error {}
