import RouteRuntime

extension RouteTable {
    /// What a URL means by one pattern, whatever earlier patterns make of it; nil if the pattern does not match.
    package func read(url: String, by pattern: PatternID) -> Reading? {
        _RouteReader.read(url, plusIsSpace: plusIsSpace, segments: segmentCount) { url in
            let scheme = schemes.first { $0.scheme.map(url.hasScheme(named:)) ?? true }
            return scheme?.firstReading(of: url, in: self) { $0.pattern == pattern ? $0 : nil }
        }
    }
}

extension String {
    /// This text, decoded, as a segment is written.
    package var encodedLiteralSegment: String {
        encodedLiteral(in: .pathSegment)
    }

    /// This text, decoded, as an item's value is written where `+` might be a space.
    package var encodedLiteralValue: String {
        encodedLiteral(in: .itemValue(plusIsSpace: true))
    }

    /// This text, decoded, as the name of an item is written where `+` might be a space.
    package var encodedLiteralItemName: String {
        encodedLiteral(in: .itemName(plusIsSpace: true))
    }
}
