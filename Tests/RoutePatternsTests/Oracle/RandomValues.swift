@testable import RouteLanguage

extension RandomTables {
    static let hostileTexts = [
        "", "/", "%", "%2F", ".", "..", "+", "me", "user", "1", "42", "0", "true", "posts", "-",
        "a b",
        "카", "e\u{301}", "😀",
        "\0", "a&b=c#d?e", "V1", "v1", "x.json", "@bob", "1.5", "http://x", "page", "a-1.2", "--",
        "x", "1x2", "MEX",
        "a-b-1", "-1--1", "1e1", "a1 b", "x카1", "a@b", "1:a", ",", "a,:1", "a+1",
    ]

    /// At least one of these is a value of each constrained type.
    static let constrainedTexts = ["1", "3f", "a1", "x", "https://h/a"]

    /// A text. One in a thousand is 1,500 bytes long.
    mutating func text() -> String {
        if random.chance(10) { return random.pick(["", ".", ".."]) }
        if random.chance(10) {
            return random.pick(Self.hostileTexts) + random.pick(Self.hostileTexts)
        }
        if random.chance(30) { return random.pick(["me", "1", "user", "posts", "true", "x1"]) }
        let isLong = Int.random(in: 0..<1000, using: &random) == 0
        return isLong ? String(repeating: "카/a", count: 300) : random.pick(Self.hostileTexts)
    }

    mutating func value(of value: Route.Value) -> RouteValue {
        // Values with rules of their own, more often than by chance.
        if let defaultValue = value.defaultValue, random.chance(25) { return defaultValue }
        return switch value.shape {
        case .optional where random.chance(40): .null
        case .single, .optional: single(value.type)
        case .list:
            .list((0..<Int.random(in: 0...3, using: &random)).map { _ in single(value.type) })
        case .items: .items(items())
        }
    }

    private mutating func items() -> [String: String] {
        var items: [String: String] = [:]
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let key =
                random.chance(60)
                ? random.pick(["page", "q", "me", "카", "x-y", "a/b", "page2", "q3", "old"]) : text()
            items[key] = text()
        }
        return items
    }

    private mutating func single(_ type: RouteType) -> RouteValue {
        switch type {
        case .string: return .string(text())
        case .bool: return .bool(random.chance(50))
        case .float:
            return .float(
                random.pick([
                    0, -0.0, -1.5, 1e20, 3e-5, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
                ]))
        case .double:
            return .double(
                random.pick([
                    0, -0.0, -1.5, 1.5, 42, 1e20, 1e-8, 2_014_000_000_000_000_000, -1.5e100, 3e-90,
                ]))
        case .uuid: return .string("e621e1f8-c36c-495a-93fc-0c247a3e6e5f")
        case .url: return .string(random.pick(["https://h/a?b=c#d", "x", "me", "1", "a/b", "1.5"]))
        case .constrained(let type):
            let values =
                (0..<40).map { _ in single(type.base) }
                + Self.constrainedTexts.compactMap { type.base.value(of: $0) }
            return values.first(where: type.accepts) ?? .null
        case .closed(let closed):
            return .string(random.chance(30) ? closed.values[0] : random.pick(closed.values))
        case .link: return .string(links.isEmpty ? "/" : random.pick(links))
        case .custom:
            let text = text()
            return .string(text.isEmpty ? "t" : text)
        case .integer(let integer):
            let texts = [
                "0", "1", "42", "-1", "-9223372036854775808", "255", "18446744073709551615",
            ]
            for text in texts.shuffled(using: &random) {
                if let value = RouteType.integer(integer).value(of: text) { return value }
            }
            return .null
        }
    }

    /// Inserts something into the authority that isn't part of a host, ends it, or belongs to
    /// another host.
    private mutating func changeHost(_ bytes: inout [UInt8]) {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[(colon + 1)...].starts(with: "//".utf8)
        else {
            return
        }
        let end = bytes[(colon + 3)...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        let place = Int.random(in: (colon + 3)...end, using: &random)
        let inserted = random.pick([
            ".", "..", "a.", ".a", "%2E", "%2F", "%40", "%EF%BC%8E", "\u{FF0E}", "\\", "_", "-",
            "A", "%", ":", ":8080",
            ":443", "[", "]", "\0", "\t", " ", "é", "1", "a", "%61", "b-c", ".w.org", ".w",
        ])
        let byte = [UInt8.random(in: 0...255, using: &random)]
        bytes.insert(contentsOf: random.chance(80) ? Array(inserted.utf8) : byte, at: place)
    }

    /// Changes the case of some letters, or of all.
    private mutating func changeCase(of bytes: inout [UInt8]) {
        let percentage = random.pick([10, 50, 100])
        for index in bytes.indices where Unicode.Scalar(bytes[index]).properties.isAlphabetic {
            if bytes[index] < 0x80, random.chance(percentage) { bytes[index] ^= 0x20 }
        }
    }

    /// Changes the case of some letters in the host, or in the segment that takes its place.
    private mutating func changeCaseOfFirstSegment(_ bytes: inout [UInt8]) {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            let start = bytes[colon...].dropFirst().firstIndex(where: { $0 != UInt8(ascii: "/") })
        else { return }
        let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.count
        for index in start..<end
        where Character(Unicode.Scalar(bytes[index])).isLetter && bytes[index] < 0x80 {
            if random.chance(50) { bytes[index] ^= 0x20 }
        }
    }

    /// A URL related to the table: a written one with a few changes, or one put together from
    /// parts.
    mutating func url(_ table: RouteTable) -> String {
        url(table, of: RouteID(Int.random(in: table.routes.indices, using: &random)))
    }

    mutating func url(_ table: RouteTable, of route: RouteID) -> String {
        let values = table[route].values.map { value(of: $0) }
        var text = table.write(route: route, values: values, .url) ?? "myapp://app/user/me?page=1"
        if table.bases.isEmpty, !text.contains("://") { text = "any://" + text }
        return changed(text)
    }

    /// A text with a few random changes, or with none.
    mutating func changed(_ text: String) -> String {
        var bytes = Array(text.utf8)
        if random.chance(20) { changeHost(&bytes) }
        if random.chance(20) { changeCase(of: &bytes) }
        if random.chance(20) { changeCaseOfFirstSegment(&bytes) }
        for _ in 0..<random.pick([0, 1, 1, 2, 5]) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let inserted = random.pick([
                "/", "//", "%", "%2F", "%6D", "%2e", "?", "#", "&", "=", "+", ":", ":443", ":8080",
                "@", "me", "1", ".",
                "-", "x", ",", "%2C", "%3a", ":", "%40", "%2B", "old=1&", "&q2=3f", "+",
                "%31", "%78", "%61", "%20", "-1", "a", "-a-", "?page=2&", "카", "%FF", "X", "page=&",
                "q=&", "?q=", "/me/1", "/1/me/",
                "nan", "inf", "0x1p3", "e999", "%00", "-1",
            ])
            if random.chance(60) {
                bytes.insert(contentsOf: inserted.utf8, at: place)
            } else if place < bytes.count {
                if random.chance(50) {
                    bytes.remove(at: place)
                } else {
                    bytes[place] =
                        random.chance(50)
                        ? bytes[place] ^ 0x20 : UInt8.random(in: 0...255, using: &random)
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
