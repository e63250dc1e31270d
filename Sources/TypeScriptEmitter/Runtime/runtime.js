// The functions that the code above calls. They are the same in each file; a bundler leaves out
// those that a program doesn't need. Names with `$` are no part of the interface.
/** A scheme, a colon, and ASCII text. */
const $isURL = /^[a-z][a-z\d+.-]*:[\0-\x7f]*$/i;
/** A scheme, and what follows its host: no port, an empty one, or the scheme's default. */
const $isNoPort = /^(?:(?:https|wss):443|(?:http|ws):80|[^:]*:?)$/;
function $split(text, outer) {
    // A program may pass a URL, such as 'location'.
    let url = `${text}`;
    if (!$isURL.test(url)) {
        try {
            // One character of an ASCII text is one byte.
            url = url.replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text));
        }
        catch {
            return null;
        }
        if (!$isURL.test(url))
            return null;
    }
    const [front, fragment] = $cut(url, "#");
    const [address, query = ""] = $cut(front, "?");
    const end = address.indexOf(":");
    const scheme = address.slice(0, end).toLowerCase();
    const hasAuthority = address.startsWith("//", end + 1);
    const raw = $segments(address.slice(end + (hasAuthority ? 3 : address[end + 1] === "/" ? 2 : 1)));
    let host = hasAuthority ? raw[0] : undefined;
    let hasHost = !!host;
    let hasPort = false;
    if (host?.includes("@"))
        return null;
    if (host?.includes(":")) {
        const name = host.replace(/:[^:\]]*$/, "");
        hasPort = !$isNoPort.test(scheme + host.slice(name.length));
        // A colon in brackets belongs to an IPv6 address.
        hasHost = (hasPort || name !== "") && /^(?:\[[^\]]*\])?[^:]*$/.test(name);
        raw[0] = host = hasPort ? host : name;
    }
    if (host === "")
        raw.shift();
    const decoded = address.includes("%") ? raw.map($decoded) : raw;
    return { scheme, hasHost, hasPort, raw, text: decoded, query, fragment, outer };
}
/** The parts of a text before and after a delimiter. */
function $cut(text, delimiter) {
    const end = text.indexOf(delimiter);
    return end < 0 ? [text] : [text.slice(0, end), text.slice(end + 1)];
}
/** The segments of a path. One slash at the end is ignored. */
function $segments(path) {
    const segments = [];
    let start = 0;
    for (let end; (end = path.indexOf("/", start)) >= 0; start = end + 1) {
        segments.push(path.slice(start, end));
    }
    if (start < path.length)
        segments.push(path.slice(start));
    return segments;
}
/** Whether the host is valid in a URL of the web. If so, it is decoded and lowercased. */
function $hasHostName(url) {
    const [host, port] = $cut(url.raw[0] ?? "", ":");
    const name = $lower($decoded(host) ?? "");
    if (!url.hasHost || !/^[\w-]+(\.[\w-]+)*$/.test(name))
        return false;
    url.raw[0] = url.text[0] = port === undefined ? name : `${name}:${port}`;
    return true;
}
function $lower(text) {
    return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
/** A text as texts are compared. */
function $folded(text) {
    return $ignoresCase ? $lower(text) : text;
}
/** Whether the name of an item is one of a pattern's. */
function $isNamed(name, names) {
    return name !== null && names.some((other) => $folded(other) === $folded(name));
}
/** The text of a part, decoded; null if it is malformed. */
function $decoded(raw) {
    if (!raw.includes("%"))
        return raw;
    try {
        return decodeURIComponent(raw);
    }
    catch {
        return null;
    }
}
/** The items of a query or a fragment. */
function $items(text) {
    const spaced = $plusIsSpace ? text.replace(/\+/g, "%20") : text;
    return spaced.split("&").filter((item) => item !== "").map((item) => {
        const [name, value = ""] = $cut(item, "=");
        return { name: $decoded(name), value };
    });
}
/** The items that the pattern doesn't name, the first of each key; null if one is malformed. */
function $otherItems(items, names) {
    const others = new Map();
    for (const { name, value } of items) {
        if ($isNamed(name, names))
            continue;
        // A key has at most 1024 bytes.
        if (name === null || encodeURIComponent(name).replace(/%../g, "-").length > 1024)
            return null;
        // Keys are compared as Swift does: two encodings of one character are equal.
        if (others.has(name.normalize()))
            continue;
        const text = $decoded(value);
        if (text === null)
            return null;
        others.set(name.normalize(), [name, text]);
    }
    return Object.fromEntries(others.values());
}
// MARK: Matching
let $ready;
/** The patterns under each of their bases, in matching order, by scheme. */
function $trees() {
    return ($ready ??= $schemes.map(({ scheme, isHosted, patterns }) => {
        const variants = [];
        for (const [base, list] of patterns) {
            for (const pattern of list) {
                const path = [...base, ...pattern.path];
                const rest = path.findIndex($isRest);
                variants.push({ path, base: base.length, rest: rest < 0 ? Infinity : rest, pattern });
            }
        }
        const longest = variants.reduce((most, { path }) => Math.max(most, path.length), 0);
        const seconds = new Set(variants.map(({ path: [, part] }) => (typeof part === "string" ? $folded(part) : part)));
        return { scheme, isHosted, variants, longest, seconds, lists: new Map() };
    }));
}
function $isRest(part) {
    return typeof part === "object" && part.isRest === true;
}
/**
 * The patterns that may match, by the size of the path and its second segment. Sizes and texts that
 * no pattern has are as good as one.
 */
function $candidates(tree, { raw, text }) {
    const { variants, longest, seconds, lists } = tree;
    const size = Math.min(raw.length, longest + 1);
    const folded = $folded(text[1] ?? "");
    const second = seconds.has(folded) ? folded : "";
    const key = `${size} ${second}`;
    let list = lists.get(key);
    if (!list) {
        list = variants.filter(({ path, rest }) => {
            const isLong = rest < Infinity ? path.length <= size + 1 : path.length === size;
            const part = path[1];
            return isLong && (rest < 2 || typeof part !== "string" || $folded(part) === second);
        });
        lists.set(key, list);
    }
    return list;
}
/** The first pattern that matches a URL, and the values of its route. */
function $found(url) {
    const tree = $trees().find(({ scheme }) => scheme === undefined || scheme === url.scheme);
    if (!tree)
        return null;
    for (const variant of $candidates(tree, url)) {
        const { path, pattern } = variant;
        if (!$hasLiterals(variant, url.text))
            continue;
        const texts = [];
        if ($matched(url, tree.isHosted, path, texts) < path.length)
            continue;
        const values = { route: pattern.route, ...pattern.values?.() };
        if (!$mismatch(url, pattern, texts, values))
            return { pattern, values };
    }
    return null;
}
/** The route that a URL opens. Null for none, and `$hidden` for one that isn't in this file. */
function $match(url) {
    const found = $found(url);
    return found && (found.pattern.route === undefined ? $hidden : found.values);
}
/** Whether the literals after the first segment match, which most patterns differ in. */
function $hasLiterals({ path, rest }, text) {
    for (let at = 1; at < path.length; at++) {
        const part = path[at];
        const index = at > rest ? text.length - path.length + at : at;
        // The first segment has no case; it can be behind a rest.
        if (typeof part !== "string" || index < 1 || part === text[index])
            continue;
        if (!$ignoresCase || $lower(part) !== $lower(text[index] ?? ""))
            return false;
    }
    return true;
}
/**
 * How many parts of a path match, up to the first that does not. Adds the texts of their values.
 * What follows a rest is at the end of the URL's path.
 */
function $matched(url, isHosted, path, texts) {
    if (isHosted && !url.hasHost)
        return 0;
    let place = 0;
    for (const [at, part] of path.entries()) {
        const index = place++;
        if (typeof part === "object") {
            if (part.isRest) {
                place = url.raw.length - (path.length - at - 1);
                if (place < index)
                    return at;
                const [value] = part.values;
                if (value)
                    texts.push($elements(url, value, index, place));
                continue;
            }
            if (at === 0 && isHosted && url.hasPort && !part.takesPort)
                return at;
            if (part.isWeb && !part.isWeb(url))
                return at;
        }
        const [raw, text] = [url.raw[index], url.text[index]];
        if (raw === undefined || text === undefined)
            return at;
        if (typeof part === "string") {
            // In the first segment, ASCII case does not count.
            const hasCase = index > 0 && !$ignoresCase;
            if (text === part)
                continue;
            if (hasCase || text === null || $lower(text) !== $lower(part))
                return at;
            continue;
        }
        const found = part.find?.(url, part, raw, text, index);
        if (!found)
            return at;
        texts.push(...found);
    }
    return path.length;
}
/** The segments that a rest reads. */
function $elements(url, value, start, end) {
    const elements = url.raw.slice(start, end).map((raw, offset) => {
        const index = start + offset;
        return { value, raw, text: url.text[index] ?? null, isFirst: index === 0 };
    });
    return { value, text: null, isFirst: false, elements };
}
/** The text of a value that is all of a part. */
function $whole(url, part, raw, text, at) {
    const [value] = part.values;
    if (!value)
        return [];
    const found = { value, raw, text, isFirst: at === 0 && !part.isWeb };
    const { type, separator, isNonempty } = value;
    const isAny = type.isLate && separator === undefined && !(isNonempty && text === "");
    return isAny || $valueOf(url, found) !== null ? [found] : null;
}
function $mixed(url, part, raw, text, at) {
    const isFirst = at === 0 && !part.isWeb;
    const found = (pieces) => part.values.map((value, index) => ({ value, text: pieces[index] ?? null, isFirst }));
    const isRead = (pieces) => found(pieces).every((text) => $valueOf(url, text) !== null);
    const pieces = $piecesOf(url, part, raw, text, at, isRead);
    return pieces && found(pieces);
}
/**
 * The texts of the values in a part. One with escaped delimiters is first tried as if these were no
 * delimiters.
 */
function $piecesOf(url, part, raw, text, at, isRead) {
    if (text === null)
        return null;
    const marked = part.delimiters ? $withoutEscaped(raw, part.delimiters) : null;
    const pieces = marked === null ? null : $pieces(part, text, at === 0, url, marked);
    return pieces && isRead(pieces) ? pieces : $pieces(part, text, at === 0, url, text);
}
/**
 * The decoded text with half a surrogate, which no text has, in place of each escaped delimiter;
 * null if there is none.
 */
function $withoutEscaped(raw, delimiters) {
    const parts = raw.split(/(%[0-9a-f]{2})/i);
    const isDelimiter = (escape, index) => index % 2 === 1 && delimiters.includes(String.fromCharCode(parseInt(escape.slice(1), 16)));
    if (!parts.some(isDelimiter))
        return null;
    let marked = "";
    let start = 0;
    parts.forEach((part, index) => {
        if (!isDelimiter(part, index))
            return;
        marked += $decoded(parts.slice(start, index).join("")) + "\ud800";
        start = index + 1;
    });
    return marked + $decoded(parts.slice(start).join(""));
}
/** One label of a host, and the rest of it. */
function $labelled(_, part, __, text) {
    const suffix = part.texts?.[0] ?? "";
    const host = $lower(text ?? "");
    const label = host.slice(0, host.length - suffix.length);
    return label !== "" && label + suffix === host && !label.includes(".") ? [] : null;
}
/** The value of a text; null if it has none. */
function $valueOf(url, { value, text, isFirst, name }) {
    const { type, separator, isNonempty, isLenient } = value;
    if (text === null || (isNonempty && text === ""))
        return null;
    if (separator !== undefined) {
        if (text === "")
            return null;
        const elements = text.split(separator).map((text) => type.convert(text, url, isFirst));
        if (isLenient)
            return elements.filter((element) => element !== null);
        return elements.includes(null) ? null : elements;
    }
    const converted = type.convert(text, url, isFirst);
    return name !== undefined && text === "" && type.takesEmpty ? (converted ?? "") : converted;
}
/** Converts texts, and keeps their values; or returns the first that is not a value. */
function $read(url, texts, values) {
    for (const found of texts) {
        const { value, elements = [found] } = found;
        const read = [];
        for (const element of elements) {
            const converted = $valueOf(url, element);
            if (converted !== null)
                read.push(converted);
            else if (!value.isLenient)
                return { kind: "value", ...element };
        }
        if (found.elements)
            Object.assign(values, { [value.name]: read });
        else if (read.length > 0)
            Object.assign(values, { [value.name]: read[0] });
    }
    return null;
}
/** Reads a URL whose path matches. The values are kept; what does not match is returned. */
function $mismatch(url, pattern, texts, values) {
    return $read(url, texts, values) ?? pattern.more?.(url, pattern, values) ?? null;
}
function $more(url, { fragment, items = [] }, values) {
    let mismatch = null;
    let fragmentItems = [];
    if (fragment) {
        if (url.fragment === undefined)
            return { kind: "fragment" };
        const [path, rest = ""] = fragment === "items" ? ["", url.fragment] : $cut(url.fragment, "?");
        fragmentItems = $items(rest);
        if (fragment !== "items")
            mismatch = $inFragment(url, fragment, $segments(path), values);
    }
    for (const part of items) {
        const found = part.isFragment ? fragmentItems : (url.items ??= $items(url.query));
        mismatch ??= $inItems(url, found, part, values);
    }
    return mismatch;
}
/**
 * What differs first in segments of which so many parts match; null if nothing does. A rest that
 * has no place ends before what follows it.
 */
function $differing(path, raw, matched) {
    const rest = path.findIndex($isRest);
    const isBehind = rest >= 0 && matched > rest;
    const text = raw[isBehind ? raw.length - path.length + matched : matched];
    if (matched === path.length)
        return text === undefined ? null : { kind: "more", raw: text };
    const part = path[matched === rest ? matched + 1 : matched] ?? "";
    if (matched === rest || text === undefined)
        return { kind: "end", part };
    return { kind: "part", part, raw: text };
}
function $inFragment(url, parts, segments, values) {
    // After another one, no segment is the first of a URL, whose case does not count.
    const path = ["", ...parts];
    const raw = ["", ...segments];
    const texts = [];
    const at = $matched({ ...url, raw, text: raw.map($decoded) }, false, path, texts);
    const mismatch = $read(url, texts, values);
    if (mismatch)
        return mismatch;
    return at < path.length || !path.some($isRest) ? $differing(path, raw, at) : null;
}
function $inItems(url, items, part, values) {
    const { names = [], literal, isAbsent, isRest } = part;
    const [value] = part.values;
    if (isRest && value) {
        const others = $otherItems(items, names);
        if (others)
            Object.assign(values, { [value.name]: others });
        return others ? null : { kind: "others", part };
    }
    if (value?.isList) {
        const elements = items
            .filter((item) => $isNamed(item.name, names))
            .filter((item) => value.type.takesEmpty || item.value !== "")
            .map((item) => $itemText(value, item));
        return $read(url, [{ value, text: null, isFirst: false, elements }], values);
    }
    const item = names
        .map((name) => items.find((item) => $isNamed(item.name, [name])))
        .find((item) => item);
    if (isAbsent)
        return item ? { kind: "present", part } : null;
    if (!item)
        return value?.isOptional ? null : { kind: "missing", part };
    const { name, value: raw } = item;
    const text = $decoded(raw);
    if (literal !== undefined) {
        const isSame = text !== null && $folded(text) === $folded(literal);
        return isSame ? null : { kind: "part", part, raw, name };
    }
    if (part.find) {
        const texts = part.find(url, part, raw, text, 1);
        return texts ? $read(url, texts, values) : { kind: "part", part, raw, name };
    }
    if (!value || (value.isOptional && raw === "" && !value.allowsEmpty))
        return null;
    return $read(url, [$itemText(value, item)], values);
}
function $itemText(value, { name, value: raw }) {
    return { value, raw, text: $decoded(raw), isFirst: false, name };
}
/**
 * The decoded texts of the values in a part, found in one pass. A place that has been chosen is
 * final. The literal texts are compared with `source`.
 */
function $pieces({ texts = [], values, isLabel, isWeb }, text, isFirst, url, source) {
    const isFolded = isFirst || $ignoresCase;
    const literals = isFolded ? texts.map($lower) : texts;
    const [first = "", last = ""] = [literals[0], literals[values.length]];
    if (text.length < first.length + last.length)
        return null;
    const compared = isFolded ? $lower(source) : source;
    if (!compared.startsWith(first) || !compared.endsWith(last))
        return null;
    const end = text.length - last.length;
    const body = compared.slice(0, end);
    // The first offset from another one on for which a condition holds. A table makes this linear.
    const table = (holds) => {
        const found = new Array(end + 1);
        for (let offset = end; offset >= 0; offset--) {
            found[offset] = holds(offset) ? offset : (found[offset + 1] ?? Infinity);
        }
        return (from) => found[from] ?? Infinity;
    };
    // The literal text after each value, up to the last one, which ends the part.
    const after = values.map((_, index) => (index < values.length - 1 ? literals[index + 1] : null));
    const tables = values.map(({ type: { stop } }, index) => {
        const isStop = (text) => stop?.test(text) || (isLabel && text === ".");
        const next = after[index];
        return {
            places: table((at) => (next == null ? at === end : body.startsWith(next, at))),
            stops: stop || isLabel ? table((at) => at === end || !!isStop(text[at] ?? "")) : () => end,
        };
    });
    const startAfter = (index, at) => at + (after[index] ?? "").length;
    // The length of the text that can be the start of a number, which has at most 400 characters.
    const numberSize = (start) => /^[+-]?\d*\.?\d*(?:e[+-]?\d*)?/i.exec(text.slice(start, start + 400))?.[0]?.length ?? 0;
    // Where a value's text ends; -1 if no text there suits it.
    const place = (index, start, isAhead) => {
        const [value, found] = [values[index], tables[index]];
        if (!value || !found)
            return -1;
        const { isFixed, isNumber, convert, accepts = () => true, longest = Infinity } = value.type;
        const limit = Math.min(found.stops(start), start + (isNumber ? numberSize(start) : longest));
        if (isFixed) {
            const isValue = (at) => convert(text.slice(start, at), url, isFirst && !isWeb) !== null;
            let at = limit;
            while (at > start && !(found.places(at) === at && isValue(at)))
                at--;
            return at > start ? at : -1;
        }
        let at = found.places(value.allowsEmpty ? start : start + 1);
        for (; at <= limit; at = found.places(at + 1)) {
            const isValue = accepts(text.slice(start, at));
            if (isValue && (isAhead || fits(index + 1, startAfter(index, at))))
                return at;
        }
        return -1;
    };
    // Whether the values up to the next one with any text match from an offset on.
    const fits = (index, start) => {
        if (index === values.length || values[index]?.type.isText)
            return true;
        const at = place(index, start, true);
        return at >= 0 && fits(index + 1, startAfter(index, at));
    };
    const pieces = [];
    let start = first.length;
    for (const index of values.keys()) {
        const at = place(index, start, false);
        if (at < 0)
            return null;
        pieces.push(text.slice(start, at));
        start = startAfter(index, at);
    }
    return pieces;
}
// MARK: Routes that are not in this file
const $hidden = {};
function $visible(route) {
    return $isHidden(route) ? null : route;
}
/** Whether the file leaves out a route, or that of a link in it, or lacks a value of it. */
function $isHidden(value) {
    if (value === $hidden || Number.isNaN(value))
        return true;
    return typeof value === "object" && value !== null && Object.values(value).some($isHidden);
}
// MARK: From texts to values
/** An integer. NaN for one that a number can't hold exactly. */
function $integer(text, low = -(2n ** 63n), high = 2n ** 63n - 1n) {
    const value = /^[+-]?\d+$/.test(text) ? Number(text) + 0 : NaN;
    if (Number.isSafeInteger(value))
        return value < low || value > high ? null : value;
    return $bigInteger(text, low, high) === null ? null : NaN;
}
function $bigInteger(text, low = -(2n ** 63n), high = 2n ** 63n - 1n) {
    if (!/^[+-]?\d+$/.test(text) || !(Math.abs(Number(text)) <= 2 ** 64))
        return null;
    const value = BigInt(text.replace("+", ""));
    return value < low || value > high ? null : value;
}
function $double(text) {
    const isNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
    const value = isNumber ? Number(text) : NaN;
    return Number.isFinite(value) ? value : null;
}
/**
 * The 32-bit number nearest to the decimal digits, which decide if the 64-bit number is halfway
 * between two.
 */
function $float(text) {
    const double = $double(text);
    if (double === null)
        return null;
    const nearest = Math.fround(double);
    const away = double + (double - nearest);
    const isBetween = nearest !== double && Math.fround(away) === away;
    const order = isBetween ? $compare(text, double) : 0;
    const value = order === 0 || order < 0 === nearest < double ? nearest : away;
    return Number.isFinite(value) ? value : null;
}
/** Compares a decimal number with the exact value of a 64-bit number. */
function $compare(text, double) {
    const [, whole = "", part = "", exponent = "0"] = /^[+-]?(\d*)\.?(\d*)(?:e(.*))?$/i.exec(text) ?? [];
    const power = BigInt(Number(exponent) - part.length);
    let [halves, magnitude] = [0n, Math.abs(double)];
    for (; !Number.isInteger(magnitude); halves++)
        magnitude *= 2;
    const left = BigInt(whole + part) * 2n ** halves * (power > 0n ? 10n ** power : 1n);
    const right = BigInt(magnitude) * (power < 0n ? 10n ** -power : 1n);
    const order = left < right ? -1 : left > right ? 1 : 0;
    return double < 0 ? -order : order;
}
function $bool(text) {
    const word = $folded(text);
    return word === "true" || (word === "false" ? false : null);
}
/** The Bool of an item, which can be a flag. */
function $switch(text) {
    return text === "" || text === "1" || (text === "0" ? false : $bool(text));
}
function $uuid(text) {
    const isUUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
    return isUUID ? text.toLowerCase() : null;
}
/**
 * The value of a closed type. Without ASCII case, the equal one comes before the first that differs
 * in case.
 */
function $member(text, values, isFolded, other = null) {
    if (values.includes(text))
        return text;
    const hasCase = !isFolded && !$ignoresCase;
    return values.find((value) => !hasCase && $lower(value) === $lower(text)) ?? other;
}
/** The result of a function for a value, if there is one. */
function $then(value, convert) {
    return value === null || Number.isNaN(value) ? value : convert(value);
}
/** The route of a nested link. At most eight are read in one another, the URL itself counted. */
function $link(url, text) {
    let [depth, outer] = [1, url];
    for (; outer.outer; depth++)
        outer = outer.outer;
    if (text === "" || depth === 8)
        return null;
    const key = `${depth} ${text}`;
    const links = (outer.links ??= new Map());
    const known = links.get(key);
    if (known !== undefined)
        return known;
    const isPath = !/^[a-z][a-z\d+.-]*:/i.test(text);
    const link = $split(isPath ? $absolute(text.startsWith("/") ? text : `/${text}`) : text, url);
    const route = link && $match(link);
    links.set(key, route);
    return route;
}
/** A path under the spec's own base; empty if it has none for paths. */
function $absolute(path) {
    return $root === undefined ? "" : $under(path, { base: $root });
}
/**
 * What Foundation's URL(string:) makes of a text: it escapes what a URL can't have. Null for a text
 * that isn't a URL. NaN, which hides the route, for a host that isn't ASCII: Foundation maps it to
 * one that is, or fails.
 */
function $url(text) {
    const [, scheme, authority = "", path = "", query = "", fragment = ""] = /^(?:([^:/?#[\]@]*):)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
    const [, start = "", user = "", host = "", port = ""] = /^((?:\/\/)?(?:([^]*)@)?)(\[[^\]]*\](?=:|$)|[^:@]*)(?::([^@]*))?$/.exec(authority) ?? [];
    const server = $host(host, scheme ?? "");
    const isURL = text !== "" && /^(?:[a-z][a-z\d+.-]*)?$/i.test(scheme ?? "");
    if (!isURL || !/^\d*$/.test(port))
        return null;
    if (server === null)
        return /[^\0-\x7f]/.test(host) ? NaN : null;
    const escaped = $escaped(path, ":@/");
    const [name = "", ...password] = user.split(":");
    const word = password.length > 0 ? `:${$escaped(password.join(":"), ":")}` : "";
    const parts = [
        start.slice(0, 2), $escaped(name, ":") + word, start.endsWith("@") ? "@" : "", server,
        // A first segment with escapes has no colon.
        escaped === path ? path : escaped.replace(/^[^/]*/, (first) => first.replace(/:/g, "%3A")),
        $escaped(query, ":@/?"),
        fragment.slice(0, 1) + $escaped(fragment.slice(1), ":@/?"),
    ];
    if (parts.join("") === start + host + path + query + fragment)
        return text;
    if (port && BigInt(port) < 2n ** 63n)
        parts.splice(4, 0, `:${BigInt(port)}`);
    return (scheme === undefined ? "" : `${scheme}:`) + parts.join("");
}
/** Escapes what a part of a URL can't have, if there is anything. */
function $escaped(text, more) {
    const allowed = `-\\w.~!$&'()*+,;=${more}`;
    const isURL = new RegExp(`^(?:[${allowed}]|%[\\da-f]{2})*$`, "i").test(text);
    return isURL ? text : text.replace(new RegExp(`[^${allowed}]`, "gu"), encodeURIComponent);
}
function $host(host, scheme) {
    const [, address, zone] = /^\[([^%\]]*)(?:%([^\]]*))?\]$/.exec(host) ?? [];
    if (address !== undefined) {
        if ($escaped(address, ":") !== address)
            return null;
        const isZone = zone === undefined || /^25(?:[\w.~-]|%[\da-f]{2})*$/i.test(zone);
        return isZone ? host : `[${address}%25${$value(zone)}]`;
    }
    const text = $escaped(host, "");
    // These have no hosts of the Internet, so they are escaped.
    const calls = /^(?:tel(?:prompt|emergencycall)?|callto|facetime(?:-audio)?(?:-prompt)?)$/i;
    const others = /^(?:imap|pop|addressbook|contact|phasset)$/i;
    const hasNames = calls.test(scheme) || others.test(scheme);
    return text === host || (hasNames && !/^\[[^]*\]/.test(host)) ? text : null;
}
// MARK: From values to texts
/** A value, with everything but unreserved characters escaped. */
function $value(text) {
    const escape = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return encodeURIComponent(text).replace(/[!'()*]/g, escape);
}
/** A value with some reserved characters as they are. */
function $raw(text, raw) {
    return $value(text).replace(/%[\dA-F]{2}/g, (code) => {
        const character = String.fromCharCode(parseInt(code.slice(1), 16));
        return raw.includes(character) ? character : code;
    });
}
/** A segment of a path. Those of dots are escaped, because software removes them. */
function $segment(segment) {
    return segment === "." || segment === ".." ? segment.replace(/\./g, "%2E") : segment;
}
/**
 * A path, with a slash before each segment. One at its end is ignored, so an empty last segment
 * needs another.
 */
function $path(segments) {
    const path = segments.map((segment) => `/${segment}`).join("");
    return path.endsWith("/") ? `${path}/` : path;
}
/** A path whose pattern ends with a slash. */
function $slashed(path) {
    return path.endsWith("/") ? path : `${path}/`;
}
/** The items that are present, after a delimiter. */
function $join(delimiter, items) {
    const all = items.filter((item) => item);
    return all.length > 0 ? delimiter + all.join("&") : "";
}
/** Other items, sorted by the bytes of their keys. */
function $others(items, name, raw = "") {
    const code = (character) => character.codePointAt(0)?.toString(16).padStart(6, "0");
    const bytes = (key) => Array.from(key, code).join("");
    const text = (value) => $raw($string(value, name), raw);
    return Object.entries($record(items, name))
        .sort(([a], [b]) => (bytes(a) < bytes(b) ? -1 : 1))
        .map(([key, value]) => `${text(key)}=${text(value)}`)
        .join("&");
}
/** Refuses a value that the caller passes. */
function $checked(value, name, isValid, what) {
    if (isValid)
        return value;
    const isObject = typeof value === "object" && value !== null;
    const text = typeof value === "string" ? JSON.stringify(value) : String(value);
    throw new RangeError(`${name}: ${isObject ? "an object" : text} is not ${what}`);
}
function $string(value, name) {
    // With the flag, the class has only halves of surrogate pairs.
    const isText = typeof value === "string" && !/[\ud800-\udfff]/u.test(value);
    return $checked(value, name, isText, "a Unicode string");
}
/** A list, a map, or a 'URLSearchParams' would lose its elements. */
function $record(items, name) {
    const isRecord = typeof items === "object" && items !== null && !(Symbol.iterator in items);
    return $checked(items, name, isRecord, "a plain object");
}
function $some(value, name) {
    return $checked($string(value, name), name, value !== "", "a string with characters");
}
function $one(value, name, values) {
    const more = values.length > 8 ? ` and ${values.length - 8} more` : "";
    const isKnown = values.includes(value);
    return $checked(value, name, isKnown, `one of ${values.slice(0, 8).join(", ")}${more}`);
}
/** A value of a constrained type. */
function $limited(value, name, convert, what) {
    return $checked(value, name, convert(value) !== null, what);
}
/** Converts a value that the caller passes. */
function $converted(value, name, convert, what) {
    const text = convert($string(value, name));
    const isValue = typeof text === "string";
    return $checked(isValue ? text : value, name, isValue, what);
}
function $flag(value, name) {
    return `${$checked(value, name, typeof value === "boolean", "a boolean")}`;
}
/** The texts of a list. */
function $each(values, name, convert) {
    const list = $checked(values, name, Array.isArray(values), "an array") ?? [];
    return list.map((element) => convert(element));
}
function $digits(value, name, low = Number.MIN_SAFE_INTEGER, high = Number.MAX_SAFE_INTEGER) {
    const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
    const number = value;
    const isInside = isInteger && number >= low && number <= high;
    return `${$checked(number, name, isInside, `an integer from ${low} to ${high}`)}`;
}
/** Digits, with zeros on the left if there are fewer. */
function $padded(digits, width) {
    return digits.replace(/\d+/, (number) => number.padStart(width, "0"));
}
function $decimal(value, name) {
    const number = $checked(value, name, Number.isFinite(value), "a finite number");
    return $plain(number, number.toExponential());
}
/** A 32-bit number, with as few digits as distinguish it from the others. */
function $decimal32(value, name) {
    const isNumber = typeof value === "number" && Number.isFinite(Math.fround(value));
    const number = Math.fround($checked(value, name, isNumber, "a finite 32-bit number"));
    let text = number.toExponential();
    for (let digits = 0; digits < 9; digits++) {
        text = number.toExponential(digits);
        if (Math.fround(Number(text)) === number)
            break;
    }
    return $plain(number, text);
}
/** The digits of a number without an exponent. */
function $plain(value, text) {
    const sign = value < 0 || Object.is(value, -0) ? "-" : "";
    const [, number = "", exponent = "0"] = /^-?(.*)e(.*)$/.exec(text) ?? [];
    const digits = number.replace(".", "");
    const point = Number(exponent) + 1;
    if (point <= 0)
        return `${sign}0.${"0".repeat(-point)}${digits}`;
    const fraction = digits.slice(point);
    return sign + digits.slice(0, point).padEnd(point, "0") + (fraction && `.${fraction}`);
}
/** The text of a link in a link: what follows the base. */
function $linkText(route, name, write) {
    $checked(route, name, typeof route === "object" && route !== null, "a route");
    // The text may begin with two slashes, which aren't written without a base.
    const text = write(route, { base: "." });
    return text.replace(/^\.(?:\/(?!\/|[a-z][a-z\d+.-]*:))?/i, "") || "/";
}
/**
 * A URL with more items in its query, except those that its pattern names, and those that it has.
 */
function $added(url, options = {}, names = []) {
    const { query = {} } = $record(options, "options");
    const [front, ...fragment] = url.split("#");
    const [, ...own] = (front ?? "").split("?");
    const items = [...names.map((name) => `${$value(name)}=`), ...own.join("?").split("&")];
    const added = [];
    for (const [key, value] of Object.entries($record(query, "query"))) {
        const start = `${$value($string(key, "query"))}=`;
        const isNew = !items.some((item) => $folded(item).startsWith($folded(start)));
        $checked(key, "query", isNew, "an item that can be added: the link uses its name");
        for (const element of Array.isArray(value) ? value : value === undefined ? [] : [value]) {
            const isPlain = typeof element === "boolean" || typeof element === "bigint";
            const text = isPlain || Number.isFinite(element) ? `${element}` : element;
            added.push(start + $value($string(text, key)));
        }
    }
    if (added.length === 0)
        return url;
    return [front + (own.length > 0 ? "&" : "?") + added.join("&"), ...fragment].join("#");
}
/** A path, which begins with a slash if it has segments, under a base. */
function $under(text, options = {}, names, own) {
    let path = $added(text, options, names);
    const base = $place(own ?? options.base ?? $base);
    let start = base.replace(/(^|[^:/])\/+$/, "$1");
    if ($isHostless.test(base)) {
        // What can't be a host follows an empty one.
        const isGuarded = path.startsWith("//") || (base.endsWith("//") && /^\/[^/?#]*[:@]/.test(path));
        if (isGuarded)
            start = base.replace(/\/*$/, "//");
        else
            path = path.replace(/^\//, "");
    }
    else if (!start) {
        if (!path.startsWith("/"))
            path = `/${path}`;
        // After two slashes, a browser looks for a host, which would be what a value says.
        const what = `a base of ${JSON.stringify(path)}, which would name a host`;
        $checked(base, "base", !path.startsWith("//"), what);
    }
    return start + path;
}
/** A URL with the spec's first base instead of another one. */
function $rebased(url, base) {
    if (base === undefined || $root === undefined)
        return url;
    const start = $portless($place(base).replace(/\/+$/, ""));
    const origin = /^(?:[^:/?#]+:(?:\/\/[^/?#]*)?)?/.exec(start)?.[0] ?? "";
    // As in `new URL(path, base)`, a path follows the host, and two slashes follow the scheme.
    const text = `${url}`;
    const isAbsolute = text.startsWith("/");
    const [before] = text.startsWith("//") ? $cut(origin, "//") : [isAbsolute ? origin : ""];
    const whole = $portless(before + text);
    const rest = whole.slice(start.length);
    const isUnder = $lower(whole.slice(0, origin.length)) === $lower(origin) &&
        $folded(whole.slice(origin.length, start.length)) === $folded(start.slice(origin.length));
    if (!isUnder)
        return url;
    // A scheme alone is followed by up to three slashes, which mean the same.
    const isHostless = $isHostless.test(base);
    const tail = isHostless ? rest.replace(/^(?:\/\/)?\/?/, "") : rest;
    const path = isHostless && !/^(?:[?#]|$)/.test(tail) ? `/${tail}` : tail;
    return /^(?:[/?#]|$)/.test(path) ? $absolute(path) : url;
}
/** A URL without a port that counts as none. */
function $portless(url) {
    const [address = "", scheme = "", port = ""] = /^([^:/?#]+):\/\/[^/?#]*(:\d*)(?![^/?#])/.exec(url) ?? [];
    if (!address || !$isNoPort.test($lower(scheme) + port))
        return url;
    return address.slice(0, -port.length) + url.slice(address.length);
}
/**
 * A base: a scheme or a path first, and no query or fragment. Finds the name of its host, or the
 * address in brackets, which has no escapes.
 */
const $baseForm = /^(?:[a-z][a-z\d+.-]*:(?!\d)|(?=\.{0,2}(?:\/|$)))(?:\/\/(?:(?:([^:/?#[\]@]+)|\[([^%/?#[\]@]+)\])(?::\d+)?)?(?=\/|$)|(?!\/\/))[^?#]*$/i;
/** An IPv4 address at the end of another one. */
const $lastFour = /(^|:)(?:(?:25[0-5]|(?:2[0-4]|1\d|[1-9]|)\d)(?:\.(?!$)|$)){4}$/;
/** Whether a text is an IPv6 address, or one of a later version. */
function $isAddress(text) {
    if (/^v[\da-f]+\../i.test(text))
        return true;
    // An IPv4 address takes the place of two groups, and `::` of one or more.
    const parts = text.replace($lastFour, "$1a:a").split("::");
    const groups = parts.flatMap((part) => (part ? part.split(":") : []));
    const isWhole = parts.length === 1 ? groups.length === 8 : groups.length < 8;
    return isWhole && parts.length < 3 && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
}
function $place(base) {
    const text = $string(base, "base");
    const hint = /^[^:/?#]+:\d/.test(text) ? ": it has no scheme, such as https://" : "";
    const [whole, name = "", address = ""] = $baseForm.exec(text) ?? [];
    // Of characters that aren't delimiters, a host can have those that `encodeURI` keeps, and escapes
    // (RFC 3986, 3.2.2).
    const host = address + name.replace(/%[\da-f]{2}/gi, "");
    const isHost = encodeURI(host) === host && (!address || $isAddress(address));
    return $checked(text, "base", whole !== undefined && isHost, `a base${hint}`);
}
/** A base without a host. */
const $isHostless = /^[^:/?#]+:\/{0,3}$/;
export {};
