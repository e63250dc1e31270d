import Testing

/// Packages that use the plugins, built as users build them: one after the other, in one scratch folder.
///
/// That takes its time; `swift test --skip PluginTests` leaves all of them out.
@Suite(.serialized)
struct PluginTests {}
