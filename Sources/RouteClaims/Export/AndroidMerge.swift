import RouteSpec

extension AndroidFilters {
    /// A manifest with the filters in place of what is between its two comments. Everything else is unchanged.
    package func merged(into manifest: [UInt8]) throws(ExportFailure) -> String {
        guard String(bytes: manifest) != nil else {
            throw ExportFailure("the manifest is not UTF-8", help: "save it as UTF-8")
        }
        let begins = manifest.offsets(of: Self.begin)
        let ends = manifest.offsets(of: Self.end)
        guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else {
            let isMissing = begins.isEmpty || ends.isEmpty
            throw ExportFailure(
                isMissing
                    ? "the manifest has no place for the filters"
                    : "the manifest must have '\(Self.begin)' and '\(Self.end)' once each, in this order",
                help: "write '\(Self.begin)' and '\(Self.end)' on two lines inside the <activity> that opens links")
        }
        let problems = AndroidManifest(manifest).problems
        if let problem = problems.first(where: { $0.rule == .invalidXML }) { throw ExportFailure(problem) }
        let indent = manifest.indent(before: begins[0])
        let lineEnd = manifest[begins[0]..<ends[0]].contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        return String(decoding: manifest[..<begins[0]], as: UTF8.self) + lines.joined(separator: lineEnd + indent)
            + String(decoding: manifest[(ends[0] + Self.end.utf8.count)...], as: UTF8.self)
    }
}

extension [UInt8] {
    /// The offsets where a text starts.
    fileprivate func offsets(of text: String) -> [Int] {
        let text = Array(text.utf8)
        return indices.filter { self[$0] == text[0] && self[$0...].starts(with: text) }
    }

    /// The white space at the start of an offset's line, up to the offset.
    func indent(before offset: Int) -> String {
        let start = self[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: self[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}

extension String {
    /// Nil if the bytes are not UTF-8.
    init?(bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        if !utf8.elementsEqual(bytes) { return nil }
    }
}
