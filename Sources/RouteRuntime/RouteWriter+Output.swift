extension _RouteWriter {
    /// The bytes written so far: in the caller's memory as long as they fit, then on the heap.
    @frozen
    @usableFromInline
    struct _Output {
        @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
        @usableFromInline var count = 0
        /// Up to this count there is room for a part of at most `roomForPart` bytes.
        @usableFromInline var limit: Int
        @usableFromInline var isOnHeap = false

        /// The bytes that two words or an integer take, including those that are written after it.
        @_alwaysEmitIntoClient static var roomForPart: Int { 24 }

        @_alwaysEmitIntoClient
        init(_ memory: UnsafeMutableRawBufferPointer) {
            guard let start = memory.baseAddress else { preconditionFailure("a temporary allocation has no address") }
            bytes = start.assumingMemoryBound(to: UInt8.self)
            limit = memory.count &- Self.roomForPart
        }

        /// Whether there is room for a part of at most `roomForPart` bytes.
        @inline(__always)
        var hasRoomForPart: Bool { count <= limit }

        /// Makes room for more bytes, and for a part after them.
        @inline(__always)
        mutating func reserve(_ more: Int) {
            if limit &- count < more { grow(more) }
        }

        @inline(never)
        mutating func grow(_ more: Int) {
            let wider = max(2 * (limit + Self.roomForPart), count + more + Self.roomForPart)
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: wider)
            memory.update(from: bytes, count: count)
            if isOnHeap { bytes.deallocate() }
            (bytes, limit, isOnHeap) = (memory, wider - Self.roomForPart, true)
        }

        @inline(__always)
        mutating func append(_ byte: UInt8) {
            append(UInt64(byte), 1)
        }

        /// Adds the low `wordCount` bytes of a word, at most eight.
        @inline(__always)
        mutating func append(_ word: UInt64, _ wordCount: Int) {
            // Code after a call in the same function would cost registers on the common path.
            guard hasRoomForPart else { return appendGrowing(word, 0, wordCount) }
            store(word, at: count)
            count &+= wordCount
        }

        /// Adds the low `wordCount` bytes of two words, at most sixteen.
        @inline(__always)
        mutating func append(_ word: UInt64, _ next: UInt64, _ wordCount: Int) {
            guard hasRoomForPart else { return appendGrowing(word, next, wordCount) }
            store(word, at: count)
            store(next, at: count &+ 8)
            count &+= wordCount
        }

        @inline(never)
        private mutating func appendGrowing(_ word: UInt64, _ next: UInt64, _ wordCount: Int) {
            reserve(0)
            append(word, next, wordCount)
        }

        /// Adds encoded bytes.
        mutating func append(_ text: UnsafePointer<UInt8>, _ textCount: Int) {
            reserve(textCount)
            if textCount > 32 {
                UnsafeMutableRawPointer(bytes + count).copyMemory(from: text, byteCount: textCount)
            } else if textCount > 16 {
                copyWord(from: text, at: 0)
                copyWord(from: text, at: 8)
                copyWord(from: text, at: textCount &- 16)
                copyWord(from: text, at: textCount &- 8)
            } else {
                store(loadWord(text, textCount), at: count)
                if textCount > 8 { copyWord(from: text, at: textCount &- 8) }
            }
            count &+= textCount
        }

        /// Adds an encoded text.
        @usableFromInline
        mutating func append(_ text: String) {
            withUTF8Bytes(of: text) { if let start = $0.baseAddress { append(start, $0.count) } }
        }

        /// Adds a value, in which everything but unreserved characters is escaped.
        @inline(__always)
        mutating func append(value: String) {
            // Most values are short and need no escapes.
            if let (word, next, length) = value.shortWords, hasRoomForPart, areUnreserved(word, count: length),
                length <= 8 || areUnreserved(next, count: length &- 8)
            {
                store(word, at: count)
                store(next, at: count &+ 8)
                count &+= length
                return
            }
            withUTF8Bytes(of: value) { append(value: $0) }
        }

        /// Adds a value, with a mark if it gets one.
        @usableFromInline
        mutating func append(value: String, isMarked: Bool) {
            guard isMarked else { return append(value: value) }
            withUTF8Bytes(of: value) { append(escaping: $0, isMarked: true) }
        }

        /// Adds a decoded value, with escapes if it needs any.
        @inline(never)
        private mutating func append(value: UnsafeBufferPointer<UInt8>) {
            guard let source = value.baseAddress else { return }
            let length = value.count
            guard limit &- count >= length else { return append(growing: value) }
            if length >= 8 { return append(long: source, length) }
            // Most values need no escapes. The bytes are copied while they are examined.
            let word = loadWord(source, length)
            store(word, at: count)
            guard areUnreserved(word | repeated(UInt8(ascii: "a")) & ~lowBytes(length)) else {
                return append(escaping: value, isMarked: false)
            }
            count &+= length
        }

        @inline(never)
        private mutating func append(growing value: UnsafeBufferPointer<UInt8>) {
            grow(value.count)
            append(value: value)
        }

        /// Adds a value of eight bytes or more. There is room if nothing has to be escaped.
        @inline(never)
        private mutating func append(long source: UnsafePointer<UInt8>, _ length: Int) {
            var offset = 0
            while true {
                let word = load(source, offset, as: UInt64.self)
                store(word, at: count &+ offset)
                guard areUnreserved(word) else {
                    return append(escaping: UnsafeBufferPointer(start: source, count: length), isMarked: false)
                }
                if offset == length &- 8 { break }
                offset = min(offset &+ 8, length &- 8)
            }
            count &+= length
        }

        /// Adds a value that needs escapes.
        ///
        /// - Parameter isMarked: whether the first letter or digit is escaped too.
        @inline(never)
        mutating func append(escaping value: UnsafeBufferPointer<UInt8>, isMarked: Bool) {
            reserve(3 &* value.count)
            var target = bytes + count
            var needsMark = isMarked
            for byte in value {
                let isMark = needsMark && isLetterOrDigit(byte)
                if RouteRuntime.isUnreserved(byte), !isMark {
                    target[0] = byte
                    target += 1
                } else {
                    target.initialize(toEscapeOf: byte)
                    target += 3
                    if isMark { needsMark = false }
                }
            }
            count = target - bytes
        }

        /// Whether a segment is empty, or of at most two bytes with a dot first.
        @inline(__always)
        func mayBeDots(from start: Int) -> Bool {
            count &- start <= 2 && (count == start || bytes[start] == UInt8(ascii: "."))
        }

        /// Completes a segment of at most two bytes. Dots are escaped, because software that resolves a URL removes a
        /// segment of dots (RFC 3986, 5.2.4). An empty segment gets a `/` if it is the last.
        @inline(never)
        mutating func completeSegment(from start: Int, isLast: Bool) {
            let length = count &- start
            if length == 0, isLast { return append(UInt8(ascii: "/")) }
            for offset in start..<count where bytes[offset] != UInt8(ascii: ".") { return }
            count = start
            for _ in 0..<length { append(0x45_3225, 3) }
        }

        /// Adds an integer in decimal digits.
        @inline(__always)
        mutating func append(_ value: UInt64) {
            guard value < 100_000_000, hasRoomForPart else { return append(large: value) }
            if value < 100 {
                let tens = (value &* 103) &>> 10
                let digits = (tens | (value &- tens &* 10) &<< 8) &+ 0x3030
                store(value < 10 ? digits &>> 8 : digits, at: count)
                count &+= value < 10 ? 1 : 2
            } else {
                let digits = digits(value)
                let zeros = digits.trailingZeroBitCount &>> 3
                store((digits | repeated(UInt8(ascii: "0"))) &>> UInt64(zeros &* 8), at: count)
                count &+= 8 &- zeros
            }
        }

        @inline(never)
        private mutating func append(large value: UInt64) {
            reserve(0)
            if value < 100_000_000 { return append(value) }
            append(value / 100_000_000)
            append(digits(value % 100_000_000) | repeated(UInt8(ascii: "0")), 8)
        }

        @inline(__always)
        private func store(_ word: UInt64, at offset: Int) {
            UnsafeMutableRawPointer(bytes + offset).storeBytes(of: word.littleEndian, as: UInt64.self)
        }

        @inline(__always)
        private func copyWord(from text: UnsafePointer<UInt8>, at offset: Int) {
            store(load(text, offset, as: UInt64.self), at: count &+ offset)
        }

        /// Whether the text starts like a URL, with a scheme and `://`.
        var startsWithScheme: Bool {
            mutating get {
                reserve(8)
                let length = schemeLength(bytes, count)
                return length > 0 && length + 2 < count
                    && load(bytes, length + 1, as: UInt16.self) == 0x2F2F
            }
        }

        /// The text.
        @_alwaysEmitIntoClient
        @inline(__always)
        var text: String {
            String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
        }

        /// The text. The output must not be used afterward.
        mutating func take() -> String {
            let text = text
            if isOnHeap { bytes.deallocate() }
            return text
        }
    }
}
