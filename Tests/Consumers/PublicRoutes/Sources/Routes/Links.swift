/// A public declaration that names the generated enum.
public func profile(of id: Int) -> AppRoute {
    .user(id: id, tab: .posts, note: nil)
}
