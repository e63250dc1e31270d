import RouteTestSupport
import Testing

@Suite("Hosts that are read otherwise than one might think (Semantics, sections 1 and 7)")
struct HostNoteTests {
    private func lines(_ text: String, notesOverlaps: Bool = true) -> [String] {
        Checked(text, notesOverlaps: notesOverlaps).lines
    }

    @Test func aSpecWithoutABase() {
        let text = "routes:\n  help: https://h/help\n  home: 1️⃣home\n  user: user\n"
        let lines = lines(text)
        #expect(
            lines.filter { $0.hasPrefix("1️⃣") || $0.contains("help: add") } == [
                "1️⃣ note: without a base, 'home' matches URLs with any scheme and host [no-base]",
                "  help: add the scheme and host of your app's links to the spec",
            ])
        #expect(self.lines(text, notesOverlaps: false) == [])
        #expect(self.lines("routes:\n  help: https://h/help\n") == [])
    }

    @Test func aBaseWithoutAHost() {
        let text = "scheme: m\nroutes:\n  home: 1️⃣home\n  help: 2️⃣m://h/help\n"
        #expect(
            lines(text) == [
                "2️⃣ note: 'h' is read as the first segment of a path, because 'home' has no host [host-as-segment]",
                "  1️⃣ note: 'home' is declared here",
                "  help: give every base of 'm' a host, unless its links can have any host",
            ])
        #expect(lines(text, notesOverlaps: false) == [])
        #expect(lines("scheme: m\nhost: h\nroutes:\n  home: home\n  help: m://h/help\n") == [])
    }

    @Test func aHostParameterThatReadsABase() {
        let text = "scheme: https\nhost: www.h.com\nroutes:\n  home: 1️⃣home\n  shop: 2️⃣https://${shop}.h.com/items\n"
        #expect(
            lines(text) == [
                "2️⃣ note: the host of this pattern of 'shop' also matches 'www.h.com' [host-overlap]",
                "  1️⃣ note: 'home' has that host",
            ])
        #expect(lines(text, notesOverlaps: false) == [])
        #expect(lines("scheme: https\nhost: www.g.com\nroutes:\n  home: home\n  shop: https://${s}.h.com/i\n") == [])
        #expect(lines("scheme: https\nhost: h:8080\nroutes:\n  home: home\n  shop: https://${s}/i\n") == [])
    }
}
