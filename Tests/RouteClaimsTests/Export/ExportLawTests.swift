import RouteAnalysis
import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// Files made from random specs, compared with `verify` and the interpreter.
struct ExportLawTests {
    /// A kind of file, and the options with which it is made.
    struct Making: CustomTestStringConvertible, Sendable {
        let kind: ExportKind
        var isPlain = false
        var minimumSDK = 1

        var testDescription: String { "\(kind.rawValue)\(isPlain ? " --plain" : "") \(minimumSDK)" }

        static let all = [
            Making(kind: .aasa), Making(kind: .aasa, isPlain: true), Making(kind: .android),
            Making(kind: .android, minimumSDK: 31), Making(kind: .android, isPlain: true),
            Making(kind: .infoPropertyList),
        ]

        /// The file; nil if the spec has no links for it.
        func export(_ spec: CompiledSpec) throws -> Export? {
            do throws(ExportFailure) {
                return try kind.export(
                    ExportRequest(
                        spec, app: Apps(appIDs: ["8K4R2T9XQW.org.shop"]), isPlain: isPlain,
                        minimumSDK: minimumSDK))
            } catch {
                if kind == .infoPropertyList { return nil }
                throw error
            }
        }

        /// The file as `verify` reads it. A manifest has more than the filters.
        func file(_ export: Export) -> ClaimFile? {
            let head = #"<manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><activity>"#
            let text = kind == .android ? head + export.text + "</activity></application></manifest>" : export.text
            return ClaimFile(Array(text.utf8))
        }
    }

    /// `verify` finds exactly what `export` noted. The links in the notes show it, and no pattern or rule with a
    /// difference is missing.
    @Test(arguments: Making.all, seeds([2, 3])) func notesAreTrueAndComplete(making: Making, seed: UInt64) throws {
        var random = SpecDraw(seed)
        for _ in 0..<4 {
            let text = random.spec(.everything)
            guard let compiled = Checked(text).compilation.compiled, let export = try making.export(compiled) else {
                continue
            }
            let file = try #require(making.file(export))
            #expect(file.problems.allSatisfy { $0.rule == .undecided }, "\(text)\(export.text)")
            var claimer = ClaimFile.claimers(of: [file])[0]
            if making.kind == .aasa { claimer = claimer.on([ClaimedHost(name: "h.example")]) }
            let findings = Verification.findings(in: compiled, [claimer])
            let notes = export.notes.filter { $0.rule != .otherHosts }
            let messages = (file.problems + findings.map(\.problem)).map(\.message)
            #expect(messages == notes.map(\.message), "\(text)\(export.text)")
            let claims = claimer.claims
            func rule(claiming link: String) -> ClaimRule? { ClaimedURL(link).flatMap(claims.rule(claiming:)) }
            for note in notes {
                guard let link = note.url else {
                    #expect(note.rule == .undecided, "\(note) \(text)")
                    continue
                }
                let isRouted = compiled.table.read(url: link) != nil
                #expect(isRouted != (rule(claiming: link) != nil), "\(note) \(text)")
                #expect(isRouted == (note.rule == .notClaimed), "\(note) \(text)")
            }
            for _ in 0..<200 {
                let link = random.link() + random.tail()
                guard let url = ClaimedURL(link), claimer.covers(url.scheme),
                    url.scheme != "http" || text.contains("http://")
                else { continue }
                switch (compiled.table.read(url: link), claims.rule(claiming: url)) {
                case (let reading?, nil) where claimer.claims.lists.contains { $0.mayClaim(url) }:
                    let name = compiled.table[reading.route].name
                    #expect(notes.contains { $0.message.contains("opens '\(name)'") }, "\(link) \(notes) \(text)")
                // An app's own scheme can't be claimed in part.
                case (nil, let rule?) where url.scheme != "app" || making.kind == .android && !text.contains("app://]"):
                    #expect(notes.contains { $0.place == rule.place }, "\(link) \(notes) \(text)")
                default: break
                }
            }
        }
    }
}

extension ClaimList {
    fileprivate func mayClaim(_ url: ClaimedURL) -> Bool {
        schemes.contains(url.scheme) && hosts?.contains { $0.matches(url) } ?? true
    }
}
