import Foundation
import RouteRuntime

/// The routes of the demo, written by hand as `routes.yaml` says, with the reader and writer that generated enums use.
nonisolated enum AppRoute: URLRoute {
    case home
    case item(id: String)
    case comments(itemId: String)
    case reply(itemId: String, commentId: String)
    case profile
    case editProfile
    case settings
    case preferences(Preferences)
    case imageViewer(url: URL)
    case onboarding

    /// The routes of one feature.
    nonisolated enum Preferences: Hashable, Sendable {
        case advanced
    }
}

nonisolated extension AppRoute {
    init?(url: RouteURL?) {
        guard let url, let route = Self.read(routeText(url), isRawValue: false) else { return nil }
        self = route
    }

    init?(rawValue: String) {
        guard let route = Self.read(rawValue, isRawValue: true) else { return nil }
        self = route
    }

    var rawValue: String { text(.rawValue) }

    /// The route's one canonical URL.
    func url() -> RouteURL { routeURL(text(.url)) }

    private static func read(_ text: String, isRawValue: Bool) -> AppRoute? {
        var route: AppRoute?
        RouteReader.read(text, plusIsSpace: false, isRawValue: isRawValue) { url in
            if url.isRelative || url.hasScheme("myapp") {
                route = match(url, from: url.start)
            } else if url.hasScheme("https") {
                let host = url.segment(at: url.hostStart)
                if host.equalsIgnoringCase("www.example.com") { route = match(url, from: host.next) }
            }
        }
        return route
    }

    private static func match(_ url: RouteReader, from start: Int) -> AppRoute? {
        let first = url.segment(at: start)
        let second = url.segment(at: first.next)
        if first.equalsIgnoringCase("items") { return item(second, in: url) }
        if url.isEnd(first.next) {
            if first.equalsIgnoringCase("home") { return .home }
            if first.equalsIgnoringCase("profile") { return .profile }
            if first.equalsIgnoringCase("settings") { return .settings }
            if first.equalsIgnoringCase("onboarding") { return .onboarding }
            if first.equalsIgnoringCase("image") { return url.item("url").url().map { .imageViewer(url: $0) } }
        } else if url.isEnd(second.next) {
            if first.equalsIgnoringCase("profile"), second.equals("edit") { return .editProfile }
            if first.equalsIgnoringCase("settings"), second.equals("advanced") { return .preferences(.advanced) }
        }
        return nil
    }

    private static func item(_ segment: RoutePart, in url: RouteReader) -> AppRoute? {
        guard segment.isPresent, let id = segment.string() else { return nil }
        if url.isEnd(segment.next) { return .item(id: id) }
        let comments = url.segment(at: segment.next)
        guard comments.equals("comments") else { return nil }
        if url.isEnd(comments.next) { return .comments(itemId: id) }
        let comment = url.segment(at: comments.next)
        guard url.isEnd(comment.next), let commentId = comment.string() else { return nil }
        return .reply(itemId: id, commentId: commentId)
    }

    private func text(_ form: RouteForm) -> String {
        RouteWriter.text { text in
            text.begin(form, base: "myapp://", .noHost, isRelative: true)
            writeSegments(to: &text)
            text.endSegments()
            if case .imageViewer(let url) = self { text.item("url", plain: routeText(url)) }
        }
    }

    private func writeSegments(to text: inout RouteWriter) {
        switch self {
        case .home: text.literal("home")
        case .item(let id):
            text.literal("items")
            text.segment(id)
        case .comments(let itemId):
            text.literal("items")
            text.segment(itemId)
            text.literal("comments")
        case .reply(let itemId, let commentId):
            text.literal("items")
            text.segment(itemId)
            text.literal("comments")
            text.segment(commentId)
        case .profile: text.literal("profile")
        case .editProfile: text.literal("profile/edit", count: 2)
        case .settings: text.literal("settings")
        case .preferences(.advanced): text.literal("settings/advanced", count: 2)
        case .imageViewer: text.literal("image")
        case .onboarding: text.literal("onboarding")
        }
    }
}
