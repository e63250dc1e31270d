/// The first article.
public let start = HelpRoute.article(language: .en, name: "start")
