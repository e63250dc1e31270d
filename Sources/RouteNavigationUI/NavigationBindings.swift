#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    // Bindings of key paths, which SwiftUI compares: a binding differs only if a view has to be
    // drawn again, not if its value has changed.

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension Navigator {
        /// The selection of a tab view. Use it in the `body` of the view that has the tab view.
        public var tabSelection: Binding<Route.Tab> {
            drawnTab = selectedTab
            return Bindable(self)[dynamicMember: \.[tab: tabRedraws]]
        }

        /// The selection of a list, for a sidebar. Writing the selected row again isn't a tap.
        public var sidebarSelection: Binding<Route.Tab?> {
            drawnTab = selectedTab
            return Bindable(self)[dynamicMember: \.[row: tabRedraws]]
        }

        /// A modal to draw by a presenter, if it is of a kind. SwiftUI writes nil when the user
        /// closes it.
        func modal(by presenter: ModalPresenter, isCover: Bool?) -> Binding<Layer?> {
            Bindable(self)[
                dynamicMember: \.[modalFrom: modalToDraw(by: presenter), presenter, isCover]]
        }

        fileprivate subscript(modalFrom shown: Layer?, presenter: ModalPresenter, isCover: Bool?)
            -> Layer?
        {
            get {
                modalToDraw(by: presenter).flatMap {
                    $0.isCover == isCover ?? $0.isCover ? $0 : nil
                }
            }
            set {
                guard newValue == nil, let shown, shown.isCover == isCover ?? shown.isCover else {
                    return
                }
                router(of: shown).userDismissed()
            }
        }

        fileprivate subscript(tab drawing: Int) -> Route.Tab {
            get { selectedTab }
            set {
                // After the update: views don't notice a change during it.
                if !userSelected(newValue, from: drawnTab) { Task { drawTabAgain() } }
            }
        }

        fileprivate subscript(row drawing: Int) -> Route.Tab? {
            get { selectedTab }
            set { if let newValue, newValue != selectedTab { self[tab: drawing] = newValue } }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension StackRouter {
        /// The path of a navigation stack of your own. Use it in the `body` of the view that has
        /// the stack.
        public var pathBinding: Binding<[Route]> {
            drawnPath = pathToDraw
            return Bindable(self)[dynamicMember: \.[path: redraws]]
        }

        fileprivate subscript(path drawing: Int) -> [Route] {
            get { pathToDraw }
            set { if !userChangedPath(newValue, from: drawnPath) { Task { drawAgain() } } }
        }
    }
#endif
