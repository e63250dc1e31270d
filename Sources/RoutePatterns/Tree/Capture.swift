import RouteRuntime

/// What a matcher captures of a segment.
enum Capture {
    /// A converted value.
    case value(RouteValue)
    /// All of the segment, which is converted after the whole path matches if it has a parameter.
    case whole
    /// The texts of a mixed segment.
    case texts(_RouteTexts)
    /// The segments of a rest, which begins here.
    case rest
}
