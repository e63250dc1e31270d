/// The enum of a mounted spec.
struct MountedEnum {
    let name: String
    let module: String?
}
