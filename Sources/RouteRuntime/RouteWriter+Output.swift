extension RouteWriter {
    /// The bytes that were written: in memory of the caller's as long as they fit, then on the heap.
    @frozen
    @usableFromInline
    struct Output {
        @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
        @usableFromInline var count = 0
        @usableFromInline var capacity: Int
        @usableFromInline var isOnHeap = false

        @_alwaysEmitIntoClient
        init(_ memory: UnsafeMutableRawBufferPointer) {
            guard let start = memory.baseAddress else { preconditionFailure("a temporary allocation has no address") }
            bytes = start.assumingMemoryBound(to: UInt8.self)
            capacity = memory.count
        }

        /// Makes room for more bytes.
        @_alwaysEmitIntoClient
        @inline(__always)
        mutating func reserve(_ more: Int) {
            if capacity &- count < more { grow(more) }
        }

        @usableFromInline
        @inline(never)
        mutating func grow(_ more: Int) {
            let wider = max(2 * capacity, count + more)
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
            memory.update(from: bytes, count: count)
            if isOnHeap { bytes.deallocate() }
            (bytes, capacity, isOnHeap) = (memory, wider, true)
        }

        @_alwaysEmitIntoClient
        @inline(__always)
        mutating func append(_ byte: UInt8) {
            reserve(1)
            bytes[count] = byte
            count &+= 1
        }

        @usableFromInline
        mutating func append(_ text: UnsafePointer<UInt8>, _ textCount: Int) {
            reserve(textCount &+ 8)
            let target = UnsafeMutableRawPointer(bytes + count)
            count &+= textCount
            if textCount > 16 { return target.copyMemory(from: text, byteCount: textCount) }
            // Most are short: one or two words are faster than a call.
            target.storeBytes(of: loadWord(text, textCount).littleEndian, as: UInt64.self)
            if textCount > 8 {
                let last = load(text, textCount &- 8, as: UInt64.self)
                (target + (textCount &- 8)).storeBytes(of: last.littleEndian, as: UInt64.self)
            }
        }

        /// Adds a text that is encoded.
        @usableFromInline
        mutating func append(_ text: String) {
            withBytes(of: text) { append($0, $1) }
        }

        /// Adds a value: everything but unreserved characters is escaped.
        ///
        /// - Parameter isMarked: whether the first letter or digit is escaped too.
        @usableFromInline
        mutating func append(value: String, isMarked: Bool) {
            var value = value
            value.withUTF8 { value in
                guard let source = value.baseAddress else { return }
                reserve(3 * value.count + 8)
                // Most values have nothing to escape: they are copied, then looked at.
                (bytes + count).update(from: source, count: value.count)
                if !isMarked, isUnreserved(value.count) {
                    count &+= value.count
                    return
                }
                var target = bytes + count
                var needsMark = isMarked
                for byte in value {
                    target[0] = byte
                    let isMark = needsMark && isLetterOrDigit(byte)
                    if RouteRuntime.isUnreserved(byte), !isMark {
                        target += 1
                    } else {
                        target.initialize(toEscapeOf: byte)
                        target += 3
                        if isMark { needsMark = false }
                    }
                }
                count = target - bytes
            }
        }

        /// Whether as many bytes behind the text, and none of those after them, are unreserved.
        private func isUnreserved(_ length: Int) -> Bool {
            var offset = 0
            while offset < length {
                let mask = lowBytes(length &- offset)
                let word = load(bytes + count, offset, as: UInt64.self)
                if !areUnreserved(word & mask | repeated(UInt8(ascii: "a")) & ~mask) { return false }
                offset &+= 8
            }
            return true
        }

        /// Adds an integer in decimal digits.
        mutating func append(_ magnitude: UInt64, isNegative: Bool) {
            reserve(20)
            if magnitude < 10, !isNegative { return append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude)) }
            if isNegative {
                bytes[count] = UInt8(ascii: "-")
                count &+= 1
            }
            var digitCount = 1
            var bound: UInt64 = 10
            while digitCount < 20, magnitude >= bound {
                digitCount &+= 1
                bound = digitCount < 20 ? bound &* 10 : .max
            }
            var rest = magnitude
            var offset = count &+ digitCount
            repeat {
                let quotient = rest / 10
                offset &-= 1
                bytes[offset] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
                rest = quotient
            } while rest > 0
            count &+= digitCount
        }

        /// Whether the text would be read as a URL.
        var startsWithScheme: Bool {
            mutating get {
                reserve(8)
                let length = schemeLength(bytes, count)
                return length > 0 && length + 2 < count
                    && load(bytes, length + 1, as: UInt16.self) == 0x2F2F
            }
        }

        /// The text, after which the output is not to be used.
        mutating func take() -> String {
            let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
            if isOnHeap { bytes.deallocate() }
            return text
        }
    }
}
