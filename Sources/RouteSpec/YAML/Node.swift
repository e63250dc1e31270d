/// A node of a YAML document, with its place in the file.
package enum Node: Hashable, Sendable {
    case scalar(Scalar)
    case list(List)
    case mapping(Mapping)
    /// A node that could not be read. A diagnostic says why; whoever meets it has nothing to add.
    case refused(Span)

    /// A list's items in their order.
    package struct List: Hashable, Sendable {
        package let items: [Node]
        /// From the first dash or bracket to the end of the last item or bracket.
        package let span: Span
    }

    /// A mapping's entries in their order; no two have the same key.
    package struct Mapping: Hashable, Sendable {
        package let entries: [Entry]
        /// From the first key to the end of the last value.
        package let span: Span
        /// False if a line could not be read, so that an entry that seems missing may be in the file.
        package let isComplete: Bool

        /// The value of a key. Linear in the number of entries.
        package subscript(key: String) -> Node? {
            entries.first { $0.key.text.utf8.elementsEqual(key.utf8) }?.value
        }
    }

    /// A key and its value.
    package struct Entry: Hashable, Sendable {
        package let key: Scalar
        package let value: Node
    }

    /// Where the node stands: its quotes and brackets included.
    package var span: Span {
        switch self {
        case .scalar(let scalar): scalar.span
        case .list(let list): list.span
        case .mapping(let mapping): mapping.span
        case .refused(let span): span
        }
    }

    /// The scalar, if the node is one.
    package var scalar: Scalar? {
        if case .scalar(let scalar) = self { scalar } else { nil }
    }

    /// The list, if the node is one.
    package var list: List? {
        if case .list(let list) = self { list } else { nil }
    }

    /// The mapping, if the node is one.
    package var mapping: Mapping? {
        if case .mapping(let mapping) = self { mapping } else { nil }
    }
}
