import Foundation
import RouteNavigation
import RouteRuntime

// The screens of the demo as data: their title and their buttons.

extension AppRoute {
    /// The title of the screen.
    var title: String {
        switch self {
        case .home: "Home"
        case .item(let id): "Item \(id)"
        case .comments: "Comments"
        case .reply(_, let commentId): "Reply to \(commentId)"
        case .profile: "Profile"
        case .editProfile: "Edit profile"
        case .editPicture: "Edit picture"
        case .settings: "Settings"
        case .preferences(.advanced): "Advanced"
        case .imageViewer(let url): "Image \(url.lastPathComponent)"
        case .onboarding: "Welcome"
        }
    }

    /// The buttons of the screen.
    var buttons: [ScreenButton] {
        switch self {
        case .home:
            ["1", "2", "3"].map { id in ScreenButton("Item \(id)") { $0.push(.item(id: id)) } }
        case .item(let id):
            [
                ScreenButton("Comments") { $0.push(.comments(itemId: id)) },
                ScreenButton("Picture") { $0.push(.imageViewer(url: Self.picture(ofItem: id))) },
            ]
        case .comments(let itemId):
            ["1", "2"].map { id in
                ScreenButton("Reply to \(id)") { $0.push(.reply(itemId: itemId, commentId: id)) }
            }
        case .reply:
            [
                ScreenButton("My profile") { $0.select(.profile) },
                ScreenButton("All items") { $0.popToRoot() },
            ]
        case .profile: [ScreenButton("Edit") { $0.push(.editProfile) }]
        case .editProfile:
            [
                ScreenButton("Picture") {
                    $0.push(.imageViewer(url: Self.picture(ofItem: "me")))
                }, .close,
            ]
        case .editPicture: [.close]
        case .settings: [ScreenButton("Advanced") { $0.push(.preferences(.advanced)) }]
        case .preferences(.advanced): [.close]
        case .imageViewer: [.close]
        case .onboarding: [ScreenButton("Start") { $0.dismissModal() }]
        }
    }

    static func picture(ofItem id: String) -> URL {
        guard let pictures = URL(string: "https://www.example.com/pictures") else {
            preconditionFailure()
        }
        return pictures.appendingPathComponent("\(id).png")
    }
}
