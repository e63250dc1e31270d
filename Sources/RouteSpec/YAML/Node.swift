import RouteLanguage

/// A node of a YAML document, with its span in the file.
package enum Node: Sendable {
    case scalar(Scalar)
    case list(List)
    case mapping(Mapping)

    /// A list's items in order.
    package struct List: Sendable {
        package let items: [Node]
        /// From the first dash or bracket to the end of the last item or bracket.
        package let span: Span
    }

    /// A mapping's entries in order, with distinct keys.
    package struct Mapping: Sendable {
        package let entries: [Entry]
        /// From the first key to the end of the last value.
        package let span: Span

        /// The entry with a key. Linear in the number of entries.
        subscript(key: Key) -> Entry? {
            entries.first { $0.key.text.hasBytes(of: key.name) }
        }
    }

    /// A key and its value.
    package struct Entry: Sendable {
        package let key: Scalar
        package let value: Node
    }

    /// The span of the node, including its quotes and brackets.
    package var span: Span {
        switch self {
        case .scalar(let scalar): scalar.span
        case .list(let list): list.span
        case .mapping(let mapping): mapping.span
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
