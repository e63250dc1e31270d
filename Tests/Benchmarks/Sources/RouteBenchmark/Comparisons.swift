import Foundation

extension Contenders {
    /// Every way of reading a URL, on the same URLs.
    func reading(_ name: String, _ paths: [String], group: String) -> Comparison {
        let urls = urls(paths)
        let list = PatternList(patterns)
        return Comparison(
            group: group, name: name,
            works: [
                Work("generated", onAll: urls, readURLs),
                Work("by hand", onAll: urls, readURLsByHand),
                Work("list", on: urls) { list.read($0)?.pattern ?? -1 },
            ])
    }

    /// Hits of the first route, of the last, and of all in random order, and misses.
    func readings() -> [Comparison] {
        let group = "\(name): init?(url:), ns"
        return [
            reading("hit, first", Array(short.prefix(1)), group: group),
            reading("hit, last", Array(short.suffix(1)), group: group),
            reading("hit, average", shuffled(short), group: group),
            reading("miss, early", earlyMisses, group: group),
            reading("miss, late", shuffled(lateMisses), group: group),
        ]
    }

    /// Reading texts without a base, in the spec's order and in random order, next to a lower
    /// bound: making the route from values at known offsets.
    func readingTexts() -> [Comparison] {
        let lists = [("short values", short), ("middle values", middle), ("long values", long)]
        let rows =
            lists.map { ($0, $1, known($1)) } + [
                ("short values, shuffled", shuffled(short), shuffled(known(short)))
            ]
        return rows.map { name, paths, known in
            var works = [Work("generated", onAll: paths, readTexts)]
            if let makeAll { works.append(Work("floor", onAll: known, makeAll)) }
            return Comparison(group: "\(self.name): init?(rawValue:), ns", name: name, works: works)
        }
    }

    /// Writing of every route.
    func writings() -> [Comparison] {
        let routes = shuffled(short).compactMap(readText)
        let texts = routes.map { writeURL($0).absoluteString }
        return [
            Comparison(
                group: "\(name): writing, ns", name: "rawValue, beside interpolation",
                works: [
                    Work("generated", onAll: routes, writeTexts),
                    Work("by hand", onAll: routes, writeTextsByHand),
                ]),
            Comparison(
                group: "\(name): writing, ns", name: "url(), beside URL(string:)",
                works: [
                    Work("generated", onAll: routes, writeURLs),
                    Work("by hand", on: texts) { URL(string: $0)?.hashValue ?? 0 },
                ]),
        ]
    }

    /// The same order in every run.
    private func shuffled<Input>(_ inputs: [Input]) -> [Input] {
        var state: UInt64 = 1
        var inputs = inputs
        for index in inputs.indices.reversed() {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            inputs.swapAt(index, Int(state >> 33) % (index + 1))
        }
        return inputs
    }

    /// The first wrong answer; nil if all ways to read agree, and every value is read back.
    func firstMistake() -> String? {
        let list = PatternList(patterns)
        if let make, let known = known(short).first(where: { make($0) != readText($0.text) }) {
            return "\(known.text) is made otherwise"
        }
        for paths in [short, middle, long] {
            for (number, url) in urls(paths).enumerated() {
                guard let route = readURL(url) else { return "\(url) is not read" }
                if readByHand(url) != route { return "\(url) is read otherwise by hand" }
                if list.read(url)?.pattern != number {
                    return "\(url) is read otherwise by the list"
                }
                if readURL(writeURL(route)) != route {
                    return "\(writeURL(route)) is not read back"
                }
                if readText(writeText(route)) != route {
                    return "\(writeText(route)) is not read back"
                }
                if base + "/" + writeByHand(route) != writeURL(route).absoluteString {
                    return "\(writeURL(route)) is written otherwise by hand"
                }
            }
        }
        return urls(earlyMisses + lateMisses)
            .first { readURL($0) != nil || readByHand($0) != nil || list.read($0) != nil }.map {
                "\($0) is read"
            }
    }
}
