import Foundation
import RouteRuntime
import Testing

/// In generated code and the interpreter, a host opens a route only if a browser would go to that
/// host (Semantics, rule 3.1).
@Suite("Hosts that are made to deceive") struct HostTableTests {
    private static let hosts = TrickyHosts.all.map(\.host)

    /// The host to which a browser goes; nil if the text isn't a URL.
    private func browser(_ host: String) -> String? {
        TrickyHosts.all.first { $0.host.utf8.elementsEqual(host.utf8) }?.browser
    }

    /// What a text opens, and what the text of Foundation's URL for it opens.
    private func readings<Value: URLRoute>(_ text: String, as type: Value.Type) -> [Value] {
        [Value(rawValue: text), Value(url: URL(string: text))].compactMap { $0 }
    }

    @Test func thereAreManyOfThem() {
        #expect(Set(Self.hosts.map { Array($0.utf8) }).count == Self.hosts.count)
        #expect(Self.hosts.count >= 200)
        // If no host opened a route, the table would show nothing.
        let opened = Self.hosts.filter {
            !readings("https://\($0)/home", as: HostRoute.self).isEmpty
        }
        #expect(opened.contains("a.example.com") && opened.count > 10, "\(opened)")
    }

    @Test(arguments: hosts)
    func aLabelIsTheOneThatABrowserGoesTo(host: String) throws {
        for route in readings("https://\(host)/home", as: HostRoute.self) {
            guard case .label(let tenant) = route else { continue }
            let browser = browser(host)
            #expect(
                browser == nil || browser == tenant + ".example.com",
                "\(host.debugDescription): \(route)")
        }
    }

    @Test(arguments: hosts)
    func aBaseWithAnAsteriskMatchesWhatBrowsersSend(host: String) throws {
        for route in readings("https://\(host)/app/item/1", as: BaseRoute.self) {
            let browser = browser(host)
            let isOfDomain = browser.map {
                $0.hasSuffix(".example.com") && $0.split(separator: ".").count == 3
            }
            #expect(isOfDomain != false, "\(host.debugDescription): \(route), \(browser ?? "")")
        }
    }

    @Test(arguments: hosts)
    func aWholeHostIsTheOneThatABrowserGoesTo(host: String) throws {
        for route in readings("http://\(host)/about", as: HostRoute.self) {
            guard case .site(let name) = route, let browser = browser(host) else { continue }
            // A browser normalizes an address of four numbers; that isn't another host.
            let isAddress = browser.utf8.allSatisfy { "0123456789.".utf8.contains($0) }
            #expect(browser == name || isAddress, "\(host.debugDescription): \(route)")
        }
    }

    @Test(arguments: hosts)
    func theInterpreterReadsEachHostAsGeneratedCodeDoes(host: String) throws {
        for (name, paths) in [
            ("hosts", ["home", "about", "wiki/t", "x"]), ("bases", ["item/1", "app/item/1"]),
        ] {
            let compiled = try #require(CompiledCase.all.first { $0.name == name })
            let table = try #require(compiled.golden?.compilation.compiled?.table)
            for path in paths {
                for scheme in ["https", "http", "gopher", "app"] {
                    #expect(
                        compiled.disagreement(on: "\(scheme)://\(host)/\(path)", with: table) == nil
                    )
                }
            }
        }
    }
}
