import Foundation
import RouteLanguage
import RouteRuntime
import SeededRandom
import Testing

/// The laws of Semantics, section 6, for random and hostile values of every route of every golden
/// spec.
@Suite("Laws") struct LawTests {
    /// The number of values for each route.
    static let valuesPerRoute = volume("ROUTEGEN_VALUES_PER_ROUTE", 4)

    @Test(arguments: CompiledCase.all)
    func whatIsWrittenIsReadBack(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        var random = RandomValues(table: table, seed: 2)
        for route in table.routeIDs {
            for _ in 0..<Self.valuesPerRoute {
                let values = random.values(of: route)
                try #require(compiled.lawBreak(values, route: route, in: table) == nil)
            }
            for (index, value) in table[route].values.enumerated() where value.type == .string {
                let hasLong = index == 0 && route.index % 4 == 0
                for text in random.textsForOnePlace(moreAtNight(5), hasLong: hasLong) {
                    var values = random.values(of: route)
                    values[index] = value.value(having: text)
                    try #require(compiled.lawBreak(values, route: route, in: table) == nil)
                }
            }
        }
    }

    @Test(arguments: CompiledCase.all)
    func valuesAreEqualIfTheirRoutesAndParametersAre(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        var random = RandomValues(table: table, seed: 4)
        var texts: [String] = []
        var values: [[RouteValue]] = []
        var paths: [[String]] = []
        for (id, route) in zip(table.routeIDs, table.routes) {
            for _ in 0..<3 {
                guard let text = table.write(route: id, values: random.values(of: id), .rawValue),
                    let found = compiled.readRawValue(text)?.reflected, found.path == route.path,
                    let taken = found.values(of: route), !taken.contains(where: \.isNotFinite)
                else { continue }
                texts.append(text)
                values.append(taken)
                paths.append(found.path)
            }
        }
        try #require(texts.count > table.routes.count || table.routes.count < 3)
        for (index, found) in compiled.equalities(texts).enumerated() {
            let expected = texts.indices.map {
                paths[$0] == paths[index] && values[$0] == values[index]
            }
            try #require(
                found.isEqual == expected, "\(compiled.name), \(texts[index].debugDescription)")
            try #require(found.hashes == 1, "\(compiled.name), \(texts[index].debugDescription)")
        }
    }

    /// An enum has a `==` of its own, because that of RawRepresentable compares raw values.
    @Test func equalityAndHashingIgnoreRawValues() {
        let (composed, decomposed) = (
            AppRoute.userProfile(id: "\u{E9}"), AppRoute.userProfile(id: "e\u{301}")
        )
        #expect(composed.rawValue.utf8.elementsEqual(decomposed.rawValue.utf8) == false)
        #expect(composed == decomposed && composed.hashValue == decomposed.hashValue)

        let (empty, none) = (LocalRoute.form(form: ""), LocalRoute.form(form: nil))
        #expect(empty.rawValue == none.rawValue)
        #expect(empty != none && Set([empty, none]).count == 2)
    }

    @Test(arguments: CompiledCase.all)
    func whatAURLIsWrittenAsIsCanonical(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        var texts = HostileURLs(table: table, seed: 3)
        for _ in 0..<moreAtNight(60) {
            let text = texts.next()
            guard let value = compiled.readRawValue(text) else { continue }
            for canonical in [value.rawValue] + (value.url.map { [$0.absoluteString] } ?? []) {
                let again = compiled.readRawValue(canonical)
                guard let again,
                    again.observation(in: table).route == value.observation(in: table).route,
                    again.observation(in: table).values == value.observation(in: table).values
                else {
                    continue  // An overlap, or a user's type: law 1 looks at those.
                }
                try #require(
                    again.observation(in: table) == value.observation(in: table),
                    "\(compiled.name), \(text.debugDescription)")
            }
        }
    }

    /// Law 5, for generated code.
    @Test(arguments: CompiledCase.all)
    func equivalentURLsOpenTheSameRoute(compiled: CompiledCase) throws {
        let table = try #require(compiled.golden?.compilation.compiled?.table)
        var texts = HostileURLs(table: table, seed: 5)
        var random = SeededGenerator(seed: 6)
        let most = 10 * DifferentialTests.urlsPerSpec
        var opened = 0
        for number in 0..<most {
            // Few of the URLs open anything in a spec of one route.
            if number >= DifferentialTests.urlsPerSpec, opened > 0 { break }
            guard let url = URL(string: texts.next()) else { continue }
            guard let other = URL(string: table.equivalent(to: url.absoluteString, using: &random))
            else { continue }
            let expected = compiled.readURL(url)?.observation(in: table)
            try #require(
                compiled.readURL(other)?.observation(in: table) == expected, "\(url) \(other)")
            if expected != nil { opened += 1 }
        }
        #expect(opened > 0)
    }

    @Test(arguments: CompiledCase.all)
    func anotherSchemeAndHost(compiled: CompiledCase) throws {
        let compilation = try #require(compiled.golden?.compilation)
        let table = try #require(compilation.compiled?.table)
        #expect(compiled.readURL(nil) == nil)
        #expect(compiled.bases == compilation.compiled?.spec.bases.map(\.sourceText))
        var random = RandomValues(table: table, seed: 4)
        for route in table.routeIDs {
            let values = table.normalized(random.values(of: route), route: route)
            let rawValue = table.write(route: route, values: values, .rawValue) ?? ""
            guard let value = compiled.readRawValue(rawValue),
                value.reflected.path == table[route].path
            else {
                continue
            }
            guard let move = value.moved else { continue }
            let read = try #require(value.reflected.values(of: table[route]))
            let host = table.bases.isEmpty ? nil : "other.example"
            let moved = table.write(
                route: route, values: read, .other(scheme: "Other+x", host: host))
            #expect(move("Other+x", "other.example")?.absoluteString == moved)
            #expect(move("", "h") == nil)
            #expect(move("1x", "h") == nil)
            #expect(move("x:", "h") == nil)
            if host != nil {
                for bad in ["a/b", "a?b", "a#b", "a@b", "a\\b"] {
                    #expect(move("x", bad) == nil, "\(bad)")
                }
            }
        }
    }
}

extension Route.Value {
    /// A value that contains the text.
    fileprivate func value(having text: String) -> RouteValue {
        switch shape {
        case .single, .optional: .string(text)
        case .list: .list([.string(text), .string("x"), .string(text)])
        case .items: .items([text: text, "a": text, text + "b": "c"])
        }
    }
}
