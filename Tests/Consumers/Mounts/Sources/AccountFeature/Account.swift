/// The page of the device that the app runs on.
public let thisDevice = AppRoute.device(name: "this")
