extension AppRoute {
    /// A member that a file of the library adds.
    public static let start = AppRoute.auth(.logIn)
}
