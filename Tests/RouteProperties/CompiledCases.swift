// One line for each generated enum, so that the tests find it.

extension MixedItemRoute: RouteWithBase {}
extension MixedAmongRoute: RouteWithBase {}
extension FormItemRoute: RouteWithBase {}
extension MixedValueRoute: RouteWithBase {}
extension MixedPartRoute: RouteWithBase {}
extension AliasRoute: RouteWithBase {}
extension BaseFormRoute: RouteWithBase {}
extension BaseRoute: RouteWithBase {}
extension CaselessRoute: RouteWithBase {}
extension ChatRoute: RouteWithBase {}
extension CodeFileRoute: RouteWithBase {}
extension CodeRoute: RouteWithBase {}
extension CommaRoute: RouteWithBase {}
extension ConstrainedNumberRoute: RouteWithBase {}
extension ConstrainedTextRoute: RouteWithBase {}
extension PlayerRoute: RouteWithBase {}
extension DeprecatedRoute: RouteWithBase {}
extension DispatchRoute: RouteWithBase {}
extension ElseRoute: RouteWithBase {}
extension AppRoute: RouteWithBase {}
extension FirstSegmentRoute: RouteWithBase {}
extension FragmentRoute: RouteWithBase {}
extension GeoRoute: RouteWithBase {}
extension GroupRoute: RouteWithBase {}
extension GuardedRoute: RouteWithBase {}
extension HomeRoute: RouteWithBase {}
extension FirstRoute: RouteWithBase {}
extension HostRoute: RouteWithBase {}
extension IntegerRoute: RouteWithBase {}
extension ItemRoute: RouteWithBase {}
extension KeywordRoute: RouteWithBase {}
extension LargeGroupRoute: RouteWithBase {}
extension LenientRoute: RouteWithBase {}
extension LinkRoute: RouteWithBase {}
extension SchemeRoute: RouteWithoutBase {}
extension OuterRoute: RouteWithBase {}
extension LiteralRoute: RouteWithBase {}
extension LocalTypeRoute: RouteWithBase {}
extension LocalRoute: RouteWithBase {}
extension MethodRoute: RouteWithBase {}
extension ManyRoute: RouteWithBase {}
extension MatrixRoute: RouteWithBase {}
extension MemberRoute: RouteWithBase {}
extension BaselessRoute: RouteWithoutBase {}
extension MountRoute: RouteWithBase {}
extension NestedRoute: RouteWithBase {}
extension PlaceRoute: RouteWithBase {}
extension OrderRoute: RouteWithBase {}
extension PrefixRoute: RouteWithBase {}
extension PackageRoute: RouteWithBase {}
extension FormRoute: RouteWithBase {}
extension LocalizedRoute: RouteWithBase {}
extension QueryRoute: RouteWithBase {}
extension RankRoute: RouteWithBase {}
extension RawDelimiterRoute: RouteWithBase {}
extension RawRoute: RouteWithBase {}
extension SegmentRoute: RouteWithBase {}
extension ServerRoute: RouteWithBase {}
extension RestRoute: RouteWithBase {}
extension FirstRestRoute: RouteWithBase {}
extension SeveralRoute: RouteWithBase {}
extension ShopRoute: RouteWithBase {}
extension SignalRoute: RouteWithBase {}
extension SingleRoute: RouteWithoutBase {}
extension NameRoute: RouteWithBase {}
extension ScreenRoute: RouteWithBase {}
extension TextOverlapRoute: RouteWithBase {}
extension ToldRoute: RouteWithBase {}
extension SlashRoute: RouteWithBase {}
extension StackRoute: RouteWithBase {}
extension StoreRoute: RouteWithBase {}
extension TenantRoute: RouteWithParametricBase {}
extension TypeRoute: RouteWithBase {}
extension 길: RouteWithBase {}
extension ReaderRoute: RouteWithBase {}
extension ModelRoute: RouteWithBase {}
extension WidthRoute: RouteWithBase {}
extension WritingRoute: RouteWithBase {}
extension WritingItemRoute: RouteWithBase {}

extension CompiledCase {
    /// Every generated enum of this target.
    static let all = [
        CompiledCase("mixed-items", MixedItemRoute.self),
        CompiledCase("mixed-items-among-others", MixedAmongRoute.self),
        CompiledCase("mixed-items-and-plus", FormItemRoute.self),
        CompiledCase("mixed-values", MixedValueRoute.self),
        CompiledCase("mixed-parts", MixedPartRoute.self),
        CompiledCase("aliases-and-absent-items", AliasRoute.self),
        CompiledCase("base-forms", BaseFormRoute.self),
        CompiledCase("bases", BaseRoute.self),
        CompiledCase("case-insensitive", CaselessRoute.self),
        CompiledCase("chat", ChatRoute.self),
        CompiledCase("code-files", CodeFileRoute.self),
        CompiledCase("code-host", CodeRoute.self),
        CompiledCase("comma-lists", CommaRoute.self),
        CompiledCase("constrained-numbers", ConstrainedNumberRoute.self),
        CompiledCase("constrained-texts", ConstrainedTextRoute.self),
        CompiledCase("custom-scheme", PlayerRoute.self),
        CompiledCase("deprecated", DeprecatedRoute.self),
        CompiledCase("dispatch", DispatchRoute.self),
        CompiledCase("else", ElseRoute.self),
        CompiledCase("example", AppRoute.self),
        CompiledCase("first-segments", FirstSegmentRoute.self),
        CompiledCase("fragments", FragmentRoute.self),
        CompiledCase("geo", GeoRoute.self),
        CompiledCase("groups", GroupRoute.self),
        CompiledCase("guarded-prefix", GuardedRoute.self),
        CompiledCase("home-assistant", HomeRoute.self),
        CompiledCase("host-parameter", FirstRoute.self),
        CompiledCase("hosts", HostRoute.self),
        CompiledCase("integers", IntegerRoute.self),
        CompiledCase("items", ItemRoute.self),
        CompiledCase("keywords", KeywordRoute.self),
        CompiledCase("large-group", LargeGroupRoute.self),
        CompiledCase("lenient", LenientRoute.self),
        CompiledCase("links", LinkRoute.self),
        CompiledCase(baseless: "links-any-scheme", SchemeRoute.self),
        CompiledCase("links-mounted", OuterRoute.self),
        CompiledCase("literals", LiteralRoute.self),
        CompiledCase("local-methods", MethodRoute.self),
        CompiledCase("local-types", LocalTypeRoute.self),
        CompiledCase("locals", LocalRoute.self),
        CompiledCase("many-cases", ManyRoute.self),
        CompiledCase("matrix-links", MatrixRoute.self),
        CompiledCase("members", MemberRoute.self),
        CompiledCase("mounted-places", PlaceRoute.self),
        CompiledCase("mounts", MountRoute.self),
        CompiledCase("mounts-nested", NestedRoute.self),
        CompiledCase(baseless: "no-base", BaselessRoute.self),
        CompiledCase("no-host-prefix", PrefixRoute.self),
        CompiledCase("one-stack", StackRoute.self),
        CompiledCase("package-access", PackageRoute.self),
        CompiledCase("parameter-order", OrderRoute.self),
        CompiledCase("plus-space", FormRoute.self),
        CompiledCase("prefixes", LocalizedRoute.self),
        CompiledCase("queries", QueryRoute.self),
        CompiledCase("ranks", RankRoute.self),
        CompiledCase("raw-delimiters", RawDelimiterRoute.self),
        CompiledCase("raw-values", RawRoute.self),
        CompiledCase("segments", SegmentRoute.self),
        CompiledCase("servers", ServerRoute.self),
        CompiledCase("rests", RestRoute.self),
        CompiledCase("rests-first", FirstRestRoute.self),
        CompiledCase("several-patterns", SeveralRoute.self),
        CompiledCase("shop", ShopRoute.self),
        CompiledCase("signal-links", SignalRoute.self),
        CompiledCase(baseless: "single", SingleRoute.self),
        CompiledCase("tab-names", NameRoute.self),
        CompiledCase("tabs", ScreenRoute.self),
        CompiledCase("tabs-mounts", StoreRoute.self),
        CompiledCase("text-overlaps", TextOverlapRoute.self),
        CompiledCase("told-by-patterns", ToldRoute.self),
        CompiledCase("trailing-slash", SlashRoute.self),
        CompiledCase(parametric: "tenants", TenantRoute.self),
        CompiledCase("types", TypeRoute.self),
        CompiledCase("unicode", 길.self),
        CompiledCase("url-value", ReaderRoute.self),
        CompiledCase("user-types", ModelRoute.self),
        CompiledCase("widths", WidthRoute.self),
        CompiledCase("writing", WritingRoute.self),
        CompiledCase("writing-items", WritingItemRoute.self),
    ]
}
