/// A value that other modules use.
public let thisDevice = AppRoute.device(name: "José's phone")
