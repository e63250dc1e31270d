/// Texts in the order of their first use, each once.
struct NumberedTexts {
    private(set) var texts: [String] = []
    /// By their bytes: two spellings of one character are two texts.
    private var numbers: [[UInt8]: Int] = [:]

    mutating func number(of text: String) -> Int {
        let bytes = Array(text.utf8)
        if let number = numbers[bytes] { return number }
        numbers[bytes] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}
