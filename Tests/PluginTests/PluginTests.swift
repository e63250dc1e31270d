import Testing

/// Packages that use the plugins, built as users build them, one after the other in one scratch
/// folder.
///
/// They take long; `swift test --skip PluginTests` skips all of them.
@Suite(.serialized)
struct PluginTests {}
