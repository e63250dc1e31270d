import RouteLanguage
import Testing

struct WideIntegerTests {
    /// Around zero and the bounds of the types, whatever their signs.
    @Test(arguments: [Int.min, -2, -1, 0, 1, Int.max - 1])
    func neighbors(value: Int) throws {
        let wide = WideInteger(value)
        let next = WideInteger(value + 1)
        #expect(wide.successor == next)
        #expect(next.predecessor == wide)
        #expect(wide < next)
        #expect(wide.description == value.description)
    }

    @Test func neighborsOfTheLargest() {
        #expect(WideInteger(Int.max).successor == WideInteger(UInt(Int.max) + 1))
        #expect(WideInteger(UInt.max).predecessor == WideInteger(UInt.max - 1))
        #expect(WideInteger(UInt.max).successor == nil)
    }
}
