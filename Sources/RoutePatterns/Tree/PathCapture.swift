/// What was captured of a segment of a path.
struct PathCapture {
    let capture: Capture
    /// The number of the segment.
    let index: Int
}
