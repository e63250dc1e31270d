import RouteRuntime

// Whether a value comes back from the URL that is written for it (Semantics, law 1).
extension RouteTable {
    /// Whether a reading is of a route with these values.
    ///
    /// - Parameter takesNil: whether "" may come back as nil, as law 1 allows.
    package func comesBack(
        _ reading: Reading?, as route: RouteID, _ values: [RouteValue], takesNil: Bool = false
    ) -> Bool {
        guard let reading, reading.route == route else { return false }
        return zip(reading.values, values).allSatisfy { read, written in
            read.comesBack(from: written) || takesNil && read == .null && written == .string("")
        }
    }

    /// Whether the pattern doesn't read the values back because no URL has them: a value in a host
    /// that rule 3.1 doesn't allow there, or a link that isn't written as its route is.
    package func neverComesBack(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        let route = route(of: pattern)
        let isNoLink = zip(route.values, values).contains { declared, value in
            declared.type.isLink
                && value.elements.contains {
                    self.value(written: $0, as: declared.type)?.text != $0
                }
        }
        return isNoLink || hasUnreadableHost(values, by: pattern)
    }

    private func hasUnreadableHost(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        guard let base = self[pattern].bases.first, let host = base.host,
            !host.parameters.isEmpty
        else { return false }
        let numbers = route(of: pattern).valueNumbers
        var text = ""
        for (literal, parameter) in zip(host.literals, host.parameters) {
            text += literal
            guard let number = numbers[parameter.name],
                let value = parameter.type.text(of: values[number])
            else { return true }
            // The URL's host is read in lower case.
            if base.hostKind == .web, value != value.asciiLowercased { return true }
            text += value
        }
        text += host.literals.last ?? ""
        return Matcher(host, ignoringCase: true, host: base.hostKind).values(of: text) == nil
    }
}

extension RouteValue {
    /// Whether this value is the same as the one that was written. NaN is the same as NaN.
    fileprivate func comesBack(from written: RouteValue) -> Bool {
        switch (self, written) {
        case (.double(let read), .double(let written)) where read.isNaN: written.isNaN
        case (.float(let read), .float(let written)) where read.isNaN: written.isNaN
        case (.list(let read), .list(let written)):
            read.elementsEqual(written) { $0.comesBack(from: $1) }
        default: isSame(as: written)
        }
    }

    /// The texts of a value or of its elements.
    fileprivate var elements: [String] {
        if case .list(let elements) = self {
            elements.compactMap(\.text)
        } else {
            [text].compactMap { $0 }
        }
    }
}
