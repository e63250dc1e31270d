import RouteJSON

extension LocatedValue {
    func location(_ place: String = "") -> ClaimLocation { ClaimLocation(place, position) }
}
