/// The rules of the file's syntax: what the YAML subset refuses, each by its own name.
extension Rule {
    package static let yamlTooLarge = Rule("yaml-too-large", "a spec file has at most 1 MiB")
    package static let yamlTooDeep = Rule("yaml-too-deep", "lists and mappings nest at most 64 deep")
    package static let yamlEncoding = Rule("yaml-encoding", "a spec file is UTF-8")
    package static let yamlControlCharacter = Rule(
        "yaml-control-character", "a spec file has no invisible control characters")
    package static let yamlCarriageReturn = Rule("yaml-carriage-return", "lines end in LF or CRLF")
    package static let yamlEmpty = Rule("yaml-empty", "a spec file has something in it")
    package static let yamlDirective = Rule("yaml-directive", "directives are not read")
    package static let yamlDocument = Rule("yaml-document", "a spec file is one document")
    package static let yamlTab = Rule("yaml-tab", "lines are indented with spaces")
    package static let yamlIndentation = Rule("yaml-indentation", "entries that belong together stand in one column")
    package static let yamlMixedBlock = Rule("yaml-mixed-block", "list items and keys do not mix at one level")
    package static let yamlInlineBlock = Rule("yaml-inline-block", "a list or mapping starts below its key")
    package static let yamlAnchor = Rule("yaml-anchor", "anchors are not read")
    package static let yamlAlias = Rule("yaml-alias", "aliases are not read")
    package static let yamlMergeKey = Rule("yaml-merge-key", "merge keys are not read")
    package static let yamlTag = Rule("yaml-tag", "tags are not read: every scalar is text")
    package static let yamlComplexKey = Rule("yaml-complex-key", "a key is a scalar on one line")
    package static let yamlEmptyKey = Rule("yaml-empty-key", "every value has a key before its colon")
    package static let yamlLongKey = Rule("yaml-long-key", "a key has at most 1024 characters")
    package static let yamlFlowMapping = Rule("yaml-flow-mapping", "mappings in braces are not read")
    package static let yamlFlowList = Rule("yaml-flow-list", "a list in brackets has its commas and its end")
    package static let yamlBlockScalar = Rule("yaml-block-scalar", "block scalars are not read")
    package static let yamlMultiline = Rule("yaml-multiline", "a scalar stands on one line")
    package static let yamlTrailingText = Rule("yaml-trailing-text", "nothing follows a closing quote or bracket")
    package static let yamlEscape = Rule("yaml-escape", "an escape in double quotes is one that YAML has")
    package static let yamlMissingValue = Rule("yaml-missing-value", "every key and list item has a value")
    package static let yamlMissingColon = Rule("yaml-missing-colon", "a line of a mapping is a key and a colon")
    package static let yamlColon = Rule("yaml-colon", "an unquoted value has no ': ' in it")
    package static let yamlIndicator = Rule(
        "yaml-indicator", "an unquoted value does not start with a character that YAML keeps for itself")

    static let yamlRules: [Rule] = [
        yamlTooLarge, yamlTooDeep, yamlEncoding, yamlControlCharacter, yamlCarriageReturn, yamlEmpty, yamlDirective,
        yamlDocument, yamlTab, yamlIndentation, yamlMixedBlock, yamlInlineBlock, yamlAnchor, yamlAlias, yamlMergeKey,
        yamlTag, yamlComplexKey, yamlEmptyKey, yamlLongKey, yamlFlowMapping, yamlFlowList, yamlBlockScalar,
        yamlMultiline, yamlTrailingText, yamlEscape, yamlMissingValue, yamlMissingColon, yamlColon, yamlIndicator,
    ]
}
