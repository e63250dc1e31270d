import RouteAnalysis
import RouteSpec

/// Merges the entries of some apps into an existing `apple-app-site-association` file.
struct AssociationMerge {
    /// The variables whose values must stay, because other entries use them.
    let reservedVariables: [String: [String]]
    /// The keys that the apps' entries must have so that the file's defaults don't change its components.
    let defaults: [(name: String, value: JSON)]

    private let bytes: [UInt8]
    private let root: LocatedJSON
    private let entries: [LocatedJSON]
    private let appIDs: [String]
    /// The indices of the entries that are for these apps alone.
    private let own: [Int]
    private let variables: [String: [String]]

    init(_ bytes: [UInt8], appIDs: [String]) throws(ExportFailure) {
        let (value, problems) = LocatedJSON.reading(bytes)
        if let problem = problems.first { throw ExportFailure(problem) }
        let applinks = value?["applinks"]
        let isReadable: (LocatedJSON?, Bool) -> Bool = { $0 == nil || $1 }
        guard let root = value, root.members != nil, isReadable(applinks, applinks?.members != nil),
            isReadable(applinks?["details"], applinks?["details"]?.elements != nil),
            isReadable(applinks?["substitutionVariables"], applinks?["substitutionVariables"]?.members != nil)
        else {
            throw ExportFailure(
                "the file to merge with is not an apple-app-site-association file with a list of 'details'")
        }
        let neutral: [(name: String, value: JSON)] = [
            ("?", .string("*")), ("#", .string("*")), ("exclude", .bool(false)), ("caseSensitive", .bool(true)),
            ("percentEncoded", .bool(true)),
        ]
        defaults = neutral.filter { applinks?["defaults"]?[$0.name] != nil }
        let entries = applinks?["details"]?.elements ?? []
        own = entries.indices.filter { index in
            !entries[index].appIDs.isEmpty && entries[index].appIDs.allSatisfy(appIDs.contains)
        }
        var others = bytes
        for index in own.reversed() { others.removeSubrange(entries[index].range) }
        let rest = String(decoding: others, as: UTF8.self)
        variables = AppSiteAssociation(bytes).substitutionVariables
        reservedVariables = variables.filter { rest.contains("$(\($0.key))") }
        self.bytes = bytes
        self.root = root
        self.entries = entries
        self.appIDs = appIDs
    }

    /// The file with the entries in place of the apps' first own one, or after the others. The apps are removed from
    /// all other entries.
    func text(with part: AssociationPart) -> String {
        var edits = entries.flatMap(withoutApps)
        let applinks = root["applinks"]
        let details = applinks?["details"]
        if let first = own.first {
            let range = entries[first].range
            let text = indentation(at: range.lowerBound).map { indented(part.entryLines, by: $0) }
            edits.append((range, text ?? onOneLine(part.entryLines)))
            edits += own.dropFirst().map { (entries[$0 - 1].range.upperBound..<entries[$0].range.upperBound, "") }
        } else if let details {
            edits.append(inserted(part.entryLines, after: entries.map(\.range), into: details.range))
        }
        let lines = part.usedVariables.map { ($0, AssociationPart.line($0.name, $0.values)) }
        if let known = applinks?["substitutionVariables"] {
            var new: [String] = []
            for (variable, line) in lines where variables[variable.name] != variable.values {
                if let value = known[variable.name] {
                    edits.append((value.range, JSON.array(variable.values.map { .string($0) }).text))
                } else {
                    new.append(line)
                }
            }
            if !new.isEmpty {
                edits.append(inserted(AssociationPart.separated(new), after: known.memberRanges, into: known.range))
            }
        }
        var added: [String] = []
        if details == nil { added += ["\"details\": ["] + part.entryLines.map { "  " + $0 } + ["]"] }
        if applinks?["substitutionVariables"] == nil, !lines.isEmpty {
            if !added.isEmpty { added[added.count - 1] += "," }
            added += ["\"substitutionVariables\": {"] + AssociationPart.separated(lines.map { "  " + $0.1 }) + ["}"]
        }
        if !added.isEmpty {
            if let applinks {
                edits.append(inserted(added, after: applinks.memberRanges, into: applinks.range))
            } else {
                let lines = ["\"applinks\": {"] + added.map { "  " + $0 } + ["}"]
                edits.append(inserted(lines, after: root.memberRanges, into: root.range))
            }
        }
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The edits that remove the apps from an entry that they share with others.
    private func withoutApps(_ entry: LocatedJSON) -> [(range: Range<Int>, text: String)] {
        let others = entry.appIDs.filter { !appIDs.contains($0) }
        guard let other = others.first, others.count < entry.appIDs.count else { return [] }
        let list = entry["appIDs"].map { ($0.range, JSON.array(others.map { .string($0) }).text) }
        let single = entry["appID"].map { ($0.range, JSON.string(other).text) }
        return [list, single].compactMap(\.self)
    }

    /// The edit that adds lines at the end of an object or an array.
    private func inserted(
        _ lines: [String], after others: [Range<Int>], into container: Range<Int>
    ) -> (range: Range<Int>, text: String) {
        if let last = others.last {
            guard let indentation = indentation(at: last.lowerBound) else {
                return (last.upperBound..<last.upperBound, ", " + onOneLine(lines))
            }
            return (last.upperBound..<last.upperBound, ",\n\(indentation)" + indented(lines, by: indentation))
        }
        let spaces = bytes.indent(before: container.lowerBound)
        let text = "\n\(spaces)  \(indented(lines, by: spaces + "  "))\n\(spaces)"
        return (container.lowerBound + 1..<container.upperBound - 1, text)
    }

    private func indented(_ lines: [String], by indentation: String) -> String {
        lines.joined(separator: "\n" + indentation)
    }

    private func onOneLine(_ lines: [String]) -> String {
        lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    }

    /// The white space before a value; nil if the value isn't the first in its line.
    private func indentation(at offset: Int) -> String? {
        let line = bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false).last ?? []
        let isFirst = line.startIndex == 0
        return !isFirst && line.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: line, as: UTF8.self) : nil
    }
}

extension LocatedJSON {
    /// The apps that an entry of `details` is for.
    fileprivate var appIDs: [String] {
        let list = self["appIDs"]?.elements ?? []
        return (list + [self["appID"]].compactMap(\.self)).compactMap(\.string)
    }

    /// The ranges of an object's members, with their names.
    fileprivate var memberRanges: [Range<Int>] { members?.map(\.range) ?? [] }
}
