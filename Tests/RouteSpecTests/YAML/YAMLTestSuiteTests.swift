import Foundation
import RouteSpec
import Testing

/// The public yaml-test-suite: every case gives exactly the document that a YAML 1.2 parser gives,
/// or is refused.
@Suite struct YAMLTestSuiteTests {
    /// The number of cases that are read rather than refused: all whose document is in the subset.
    static let readCount = 58

    static let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("../shared/yaml-test-suite/cases.json").standardizedFileURL

    static var isPresent: Bool { FileManager.default.fileExists(atPath: file.path) }

    @Test(.enabled(if: isPresent, "the yaml-test-suite is not beside the package"))
    func everyCaseIsReadAsItIsOrRefused() throws {
        let cases = try JSONDecoder().decode([Case].self, from: Data(contentsOf: Self.file))
        #expect(cases.count == 402)
        var readCount = 0
        for one in cases {
            guard let tree = Tree.read(one.yaml) else { continue }
            readCount += 1
            #expect(!one.invalid, "\(one.id) is invalid and was read: \(tree)")
            // Compare bytes: String treats canonically equivalent texts as equal.
            let expected = one.documents?.map { Array($0.tree.description.utf8) }
            #expect(
                expected == [Array(tree.description.utf8)], "\(one.id) was read to another tree")
        }
        #expect(readCount == Self.readCount)
    }
}

private struct Case: Decodable {
    let id: String
    let yaml: String
    let invalid: Bool
    let documents: [Document]?
}

/// A document in the suite's data: text, `{"list": […]}`, or `{"map": [[key, value], …]}`.
private struct Document: Decodable {
    let tree: Tree

    private enum Key: CodingKey {
        case list, map
    }

    init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            tree = .text(text)
            return
        }
        let container = try decoder.container(keyedBy: Key.self)
        if let items = try container.decodeIfPresent([Document].self, forKey: .list) {
            tree = .list(items.map(\.tree))
            return
        }
        let pairs = try container.decode([[Document]].self, forKey: .map)
        tree = .mapping(pairs.map { Tree.Entry(key: $0[0].tree, value: $0[1].tree) })
    }
}
