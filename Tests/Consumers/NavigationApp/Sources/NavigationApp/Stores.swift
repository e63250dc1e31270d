import Foundation
import Observation
import RouteNavigation

// The models behind the screens. They know routes and routers, and no view, so tests need neither a
// screen nor a mock.

/// Who is signed in: one for all windows.
@MainActor @Observable
final class AccountStore {
    private(set) var isSignedIn = true

    func signIn() {
        isSignedIn = true
    }

    /// Ends the session. Every window observes that, and resets its navigator.
    func signOut() {
        isSignedIn = false
    }
}

/// Sends a reply, and leads back to the comments.
@MainActor @Observable
final class ReplyStore {
    private(set) var isSending = false
    private let router: StackRouter<AppRoute>

    init(router: StackRouter<AppRoute>) {
        self.router = router
    }

    func send(on itemId: String) async {
        isSending = true
        await Task.yield()
        isSending = false
        // Does nothing if the user left the stack meanwhile.
        router.back(to: .comments(itemId: itemId))
    }
}

extension AppRoute {
    static func picture(ofItem id: String) -> URL {
        guard let pictures = URL(string: "https://www.example.com/pictures") else {
            preconditionFailure()
        }
        return pictures.appendingPathComponent("\(id).png")
    }
}
