/// The route of this target's own spec.
public let start = FeatureRoute.start
