/// What a spec says of its enum and its URLs, which its routes depend on.
struct SpecHead {
    var enumName = ""
    var access = Access.internal
    /// The members that the spec lists.
    var generatedMembers: [GeneratedMember] = []
    /// Whether `+` in items is a space, according to the compiled spec.
    var plusIsSpace = false
    /// Whether ASCII case doesn't count, according to the compiled spec.
    var ignoresCase = false
}
