import Testing

@testable import RouteLanguage

@Suite("The rows of the tables of Semantics, section 2")
struct SyntaxTests {
    static let types = ["Tab": ["posts", "likes"]]

    /// A pattern, a URL's text after the base, its values, and its canonical text.
    typealias Row = (pattern: String, text: String, meaning: String?, canonical: String?)

    private func expect(_ row: Row) throws {
        let table = try table(["r: " + row.pattern], types: Self.types)
        let url = "myapp://app/" + row.text
        #expect(table.summary(url) == row.meaning.map { ("r " + $0).trimmed })
        #expect(table.canonical(url) == row.canonical.map { "myapp://app/" + $0 })
    }

    @Test(
        arguments: [
            ("profile", "profile", "", "profile"), ("profile", "profile/", "", "profile"),
            ("profile", "Profile", nil, nil),
            ("/profile/", "profile", "", "profile/"), ("/profile/", "profile/", "", "profile/"),
            ("a//b", "a//b", "", "a//b"), ("a//b", "a/b", nil, nil),
            ("", "", "", ""), ("/", "", "", ""), ("", "x", nil, nil),
            ("카페", "%EC%B9%B4%ED%8E%98", "", "%EC%B9%B4%ED%8E%98"),
            ("카페", "카페", "", "%EC%B9%B4%ED%8E%98"),
            ("%EC%B9%B4", "카", "", "%EC%B9%B4"), ("a b", "a%20b", "", "a%20b"),
            ("a%2Fb", "a%2Fb", "", "a%2Fb"),
            ("a%2Fb", "a/b", nil, nil), ("%6De", "me", "", "me"), ("%6De", "%6De", "", "me"),
            ("$${a}", "%24%7Ba%7D", "", "$%7Ba%7D"),
            ("%24a", "$a", "", "$a"), ("a?b#c", "a?b#c", "", "a?b#c"), ("é", "e\u{301}", nil, nil),
        ] as [Row])
    func literals(row: Row) throws {
        try expect(row)
    }

    @Test(
        arguments: [
            ("${id}", "a%2Fb", "id=a/b", "a%2Fb"),
            ("${id}", "a%20%ED%95%9C~", "id=a 한~", "a%20%ED%95%9C~"),
            ("x/${id}", "x//", "id=", "x//"), ("x/${id}", "x/", nil, nil),
            ("x/${id}", "x/.", "id=.", "x/%2E"),
            ("x/${id}", "x/%2E%2E", "id=..", "x/%2E%2E"), ("x/${id}", "x/%41", "id=A", "x/A"),
            ("${id:Int}", "+5", "id=5", "5"), ("${id:Int}", "-0", "id=0", "0"),
            ("${id:Int}", "5.0", nil, nil),
            ("${id:Int}", "%35", "id=5", "5"), ("x/${id:Int}", "x//", nil, nil),
            ("${id:Int8}", "128", nil, nil),
            ("${id:UInt}", "-1", nil, nil),
            (
                "${id:UInt64}", "18446744073709551615", "id=18446744073709551615",
                "18446744073709551615"
            ),
            ("${x:Double}", "1e3", "x=1000", "1000"), ("${x:Double}", ".5", "x=0.5", "0.5"),
            ("${x:Float}", "inf", nil, nil), ("${x:Double}", "1e400", nil, nil),
            ("${x:Double}", "x", nil, nil),
            ("${b:Bool}", "true", "b=true", "true"), ("${b:Bool}", "TRUE", nil, nil),
            ("${b:Bool}", "1", nil, nil),
            (
                "${u:UUID}", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
                "u=e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
                "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
            ),
            ("${u:UUID}", "e621e1f8", nil, nil),
            ("${u:URL}", "https%3A%2F%2Fh", "u=https://h", "https%3A%2F%2Fh"),
            ("${t:Tab}", "likes", "t=likes", "likes"), ("${t:Tab}", "Likes", nil, nil),
            ("${t:Tab}", "x", nil, nil),
            ("${t:Token}", "x", "t=x", "x"), ("x/${t:Token}", "x//", nil, nil),
            ("${m:Model.ID}", "7", "m=7", "7"),
        ] as [Row])
    func parameters(row: Row) throws {
        try expect(row)
    }

    @Test(
        arguments: [
            ("@${user}", "@bob", "user=bob", "@bob"), ("@${user}", "@", "user=", "@"),
            ("@${user}", "bob", nil, nil),
            ("v${a:Int}.${b:Int}", "v1.2", "a=1 b=2", "v1.2"),
            ("v${a:Int}.${b:Int}", "v1.2.3", nil, nil),
            ("${n}.json", "a.b.json", "n=a.b", "a.b.json"),
            ("t/${m:Int}m${s:Int}s", "t/05m30s", "m=5 s=30", "t/5m30s"),
            ("${a:Int}%20${b}é", "1%202%C3%A9", "a=1 b=2", "1%202%C3%A9"),
            ("${a}%2F${b}", "a%2Fb", "a=a b=b", "a%2Fb"),
            ("f/${p...}", "f", "p=[]", "f"), ("f/${p...}", "f/", "p=[]", "f"),
            ("f/${p...}", "f//", "p=['']", "f//"),
            ("f/${p...}", "f/a/b%2Fc/", "p=['a','b/c']", "f/a/b%2Fc"),
            ("f/${p:Int...}", "f/1/2", "p=['1','2']", "f/1/2"),
            ("f/${p:Int...}", "f/1/x", nil, nil), ("f/${p:Int...}", "f/%31", "p=['1']", "f/1"),
            ("f/${p...}", "f/%31", "p=['1']", "f/1"),
            ("${p...}", "", "p=[]", ""), ("f/${p...}", "f/%FF", nil, nil),
            ("f/${p...}", "f/a//b", "p=['a','','b']", "f/a//b"),
        ] as [Row])
    func mixedSegmentsAndRests(row: Row) throws {
        try expect(row)
    }

    @Test(
        arguments: [
            ("a?page=${page:Int}", "a?page=1", "page=1", "a?page=1"),
            ("a?page=${page:Int}", "a?x=1&page=2&page=3#y", "page=2", "a?page=2"),
            ("a?page=${page:Int}", "a", nil, nil), ("a?page=${page:Int}", "a?page=", nil, nil),
            ("a?page=${page:Int}", "a?Page=1", nil, nil),
            ("a?q=${q}", "a?q=", "q=", "a?q="), ("a?q=${q}", "a?q", "q=", "a?q="),
            ("a?q=${q}", "a", nil, nil),
            ("a?q=${q}", "a?%71=x", "q=x", "a?q=x"),
            ("a?q=${q}", "a?q=a+b%2B", "q=a+b+", "a?q=a%2Bb%2B"),
            ("a?q=${q}", "a?q=a=b", "q=a=b", "a?q=a%3Db"),
            ("a?page=${page:Int?}", "a", "page=nil", "a"),
            ("a?page=${page:Int?}", "a?page=", "page=nil", "a"),
            ("a?page=${page:Int?}", "a?page=1", "page=1", "a?page=1"),
            ("a?page=${page:Int?}", "a?page=x", nil, nil),
            ("a?q=${q?}", "a?q=", "q=nil", "a"), ("a?q=${q?}", "a?q=%FF", nil, nil),
            ("a?page=${page:Int=1}", "a", "page=1", "a"),
            ("a?page=${page:Int=1}", "a?page=1", "page=1", "a"),
            ("a?page=${page:Int=1}", "a?page=2", "page=2", "a?page=2"),
            ("a?page=${page:Int=1}", "a?page=", "page=1", "a"),
            ("a?page=${page:Int=+1}", "a?page=1", "page=1", "a"),
            ("a?t=${t=x y}", "a?t=", "t=", "a?t="),
            ("a?t=${t=x y}", "a", "t=x y", "a"),
            ("a?t=${t:Tab=posts}", "a?t=likes", "t=likes", "a?t=likes"),
            ("a?x=${x:Double=0}", "a?x=-0.0", "x=-0", "a"),
            ("a?tag=${tags:[String]}", "a", "tags=[]", "a"),
            (
                "a?tag=${tags:[String]}", "a?tag=1&x&tag=&tag=2", "tags=['1','','2']",
                "a?tag=1&tag=&tag=2"
            ),
            ("a?tag=${tags:[Int]}", "a?tag=1&tag=x", nil, nil),
            ("a?tag=${tags:[Tab]}", "a?tag=posts", "tags=['posts']", "a?tag=posts"),
        ] as [Row])
    func items(row: Row) throws {
        try expect(row)
    }

    @Test(
        arguments: [
            ("a?type=user", "a?type=user", "", "a?type=user"),
            ("a?type=user", "a?type=x&type=user", nil, nil),
            ("a?type=user", "a?type=%75ser", "", "a?type=user"),
            ("a?type=", "a?type", "", "a?type="),
            ("a?type=", "a?type=x", nil, nil),
            ("a?preview", "a?preview", "", "a?preview"),
            ("a?preview", "a?preview=x", "", "a?preview"),
            ("a?preview", "a", nil, nil),
            ("a?preview", "a?preview=%FF", "", "a?preview"),
            ("a?u=b?c/d:e=f", "a?u=b?c/d:e=f", "", "a?u=b?c/d:e=f"),
            ("a?${f...}", "a", "f={}", "a"), ("a?${f...}", "a?b=1&c&b=2", "f={b:1,c:}", "a?b=1&c="),
            ("a?x=${x?}&${f...}", "a?c=1&x=2", "x=2 f={c:1}", "a?x=2&c=1"),
            ("a?x=${x?}&${f...}", "a?%78=2", "x=2 f={}", "a?x=2"),
            ("a?-=1&!_&${f...}", "a?b=2&-=1", "f={b:2}", "a?-=1&b=2"),
            ("a?-=1&!_&${f...}", "a?_&-=1", nil, nil),
            ("a?x=${a} ${b:Int}é%26", "a?x=1%202%C3%A9%26", "a=1 b=2", "a?x=1%202%C3%A9%26"),
            ("a?x=${a}+${b:Int}", "a?x=1%2B2", "a=1 b=2", "a?x=1+2"),
            ("a?x&${f...}", "a?b=%FF&x", nil, nil), ("a?b&${f...}", "a?b=%FF", "f={}", "a?b"),
        ] as [Row])
    func literalItemsAndTheRest(row: Row) throws {
        try expect(row)
    }

    @Test(
        arguments: [
            ("a#/${room}?via=${via?}", "a#/x?via=y", "room=x via=y", "a#/x?via=y"),
            ("a#/${room}?via=${via?}", "a#/x", "room=x via=nil", "a#/x"),
            ("a#/${room}", "a#x", nil, nil), ("a#/${room}", "a#/x/y", nil, nil),
            ("a#/${room}", "a?x#/y/", "room=y", "a#/y"),
            ("a#/${room}", "a", nil, nil), ("a#${x}", "a#/", "x=", "a#/"),
            ("a#${x}", "a#", nil, nil),
            ("a#", "a#", "", "a#"), ("a#", "a", nil, nil),
            ("a#", "a#x", nil, nil), ("a", "a#x", "", "a"),
            ("a#b/${p...}", "a#b/c//", "p=['c','']", "a#b/c//"),
            ("a#.", "a#.", "", "a#."),
            ("a#${x}", "a#..", "x=..", "a#.."), ("a#!${x}", "a#!1", "x=1", "a#!1"),
            ("a#v${n:Int}-${m}", "a#v1-2", "n=1 m=2", "a#v1-2"),
            ("a#key=${key}", "a#key=x", "key=x", "a#key=x"),
            ("a#key=${key}", "a#b&key=x", "key=x", "a#key=x"),
            ("a#key=${key}", "a#/key=x", nil, nil),
            ("a#key=${key?}", "a#", "key=nil", "a#"),
            ("a#k=1&${f...}", "a#k=1&b=2", "f={b:2}", "a#k=1&b=2"),
            ("a#b%3Dc", "a#b=c", "", "a#b=c"),
            ("a#b?c", "a#b?c", "", "a#b?c"),
            ("a?x=${x}#y=${y}", "a?x=1#y=2", "x=1 y=2", "a?x=1#y=2"),
            ("a#%3F${x}", "a#%3F1", "x=1", "a#%3F1"),
        ] as [Row])
    func fragments(row: Row) throws {
        try expect(row)
    }

    @Test(
        arguments: [
            ("https://h/a/${x}", "https://H/a/b", "x=b", "https://h/a/b"),
            ("https://h", "https://h/", "", "https://h/"),
            (
                "https://${lang}.w.org/${p}", "https://en.W.org:443/a", "lang=en p=a",
                "https://en.w.org/a"
            ),
            ("https://${lang}.w.org/${p}", "https://en.w.org:8/a", nil, nil),
            ("https://${h}", "https://x:8", nil, nil),
            ("https://${h}:8/", "https://x:8", "h=x", "https://x:8/"),
            ("https://${h}", "https://x", "h=x", "https://x/"),
            ("cm:///x/${y}", "cm:x/1", "y=1", "cm:///x/1"),
            ("https://h?x=${x}", "https://h/?x=1", "x=1", "https://h/?x=1"),
            ("https://h:443/a", "https://h/a", "", "https://h/a"),
            ("http://h:81/a", "http://h:81/a", "", "http://h:81/a"),
        ] as [Row])
    func fullURLPatterns(row: Row) throws {
        let table = try table(["r: " + row.pattern])
        #expect(table.summary(row.text) == row.meaning.map { ("r " + $0).trimmed })
        #expect(table.canonical(row.text) == row.canonical)
        if let canonical = row.canonical {
            #expect(table.rawSummary(canonical) == row.meaning.map { ("r " + $0).trimmed })
        }
    }
}

extension String {
    var trimmed: String {
        hasSuffix(" ") ? String(dropLast()) : self
    }
}
