extension _RouteWriter {
    /// The bytes written so far: in the caller's memory as long as they fit, then on the heap.
    @usableFromInline
    struct _Output {
        var bytes: UnsafeMutablePointer<UInt8>
        var count = 0
        var capacity: Int
        var isOnHeap = false
        /// Whether the `:` and `@` of values are not escaped.
        var keepsDelimiters = false

        init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
            guard let start = memory.baseAddress else { preconditionFailure("a temporary allocation has no address") }
            bytes = start
            capacity = memory.count
        }

        /// Makes room for more bytes.
        @inline(__always)
        mutating func reserve(_ more: Int) {
            if capacity &- count < more { grow(more) }
        }

        @inline(never)
        mutating func grow(_ more: Int) {
            let wider = max(2 * capacity, count + more)
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
            memory.update(from: bytes, count: count)
            if isOnHeap { bytes.deallocate() }
            (bytes, capacity, isOnHeap) = (memory, wider, true)
        }

        @usableFromInline
        @inline(__always)
        mutating func append(ascii character: Unicode.Scalar) {
            reserve(1)
            bytes[count] = UInt8(ascii: character)
            count &+= 1
        }

        /// Adds encoded bytes.
        mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
            guard let start = text.baseAddress else { return }
            reserve(text.count)
            (bytes + count).update(from: start, count: text.count)
            count &+= text.count
        }

        /// Adds an encoded text.
        @usableFromInline
        mutating func append(_ text: String) {
            withUTF8Bytes(of: text) { append($0) }
        }

        /// Adds slashes to a base, so that an empty segment can follow: two for an empty authority, and one for the
        /// path.
        mutating func appendEmptyAuthority() {
            var slashes = 0
            while slashes < count, bytes[count &- 1 &- slashes] == UInt8(ascii: "/") { slashes &+= 1 }
            while slashes < 3 {
                append(ascii: "/")
                slashes &+= 1
            }
        }

        /// Adds a value, decoded, in which everything but unreserved characters is escaped.
        @usableFromInline
        mutating func append(value: String) {
            withUTF8Bytes(of: value) { value in
                reserve(3 &* value.count)
                var target = bytes + count
                for byte in value {
                    if isUnreserved(byte) {
                        target[0] = byte
                        target += 1
                    } else if keepsDelimiters, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") {
                        target[0] = byte
                        target += 1
                    } else {
                        target.initialize(toEscapeOf: byte)
                        target += 3
                    }
                }
                count = target - bytes
            }
        }

        /// Adds the digits of an integer, with a `-` before those of a negative one.
        @usableFromInline
        mutating func append(_ magnitude: UInt64, isNegative: Bool) {
            if isNegative { append(ascii: "-") }
            var end = 1
            var rest = magnitude
            while rest >= 10 {
                rest /= 10
                end &+= 1
            }
            reserve(end)
            end &+= count
            rest = magnitude
            for offset in (count..<end).reversed() {
                bytes[offset] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            count = end
        }

        /// Escapes a segment that is one or two dots, because software that resolves a URL removes such a segment (RFC
        /// 3986, 5.2.4).
        mutating func escapeDots(from start: Int) {
            let length = count &- start
            guard 1...2 ~= length, bytes[start] == UInt8(ascii: "."), bytes[count &- 1] == UInt8(ascii: ".") else {
                return
            }
            count = start
            for _ in 0..<length { append("%2E") }
        }

        /// Whether the text starts like a URL, with a scheme and a colon.
        var startsWithScheme: Bool {
            count > 0 && schemeLength(bytes, count) > 0
        }

        /// The text. The output must not be used afterward.
        mutating func take() -> String {
            let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
            if isOnHeap { bytes.deallocate() }
            return text
        }
    }
}
