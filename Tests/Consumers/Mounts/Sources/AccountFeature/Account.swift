public let thisDevice = AppRoute.device(name: "this")
