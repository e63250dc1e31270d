// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import SwiftUI

extension View {
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }
}
