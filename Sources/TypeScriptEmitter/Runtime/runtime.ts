// The functions that the code above calls. They are the same in each file; a bundler leaves out
// those that a program doesn't need. Names with `$` are no part of the interface.

// MARK: Spec
// What the code above has of the spec.

/** The patterns of each scheme, in matching order. */
declare const $schemes: readonly $Scheme[];

/** The base that links are written under; undefined if the spec has none. */
declare const $base: string | undefined;

/** What a path is read under; undefined if the base has a parameter. */
declare const $root: string | undefined;

/** Whether `+` in items is a space. */
declare const $plusIsSpace: boolean;

/** Whether ASCII case doesn't count in literal text, closed types, Bools, and names of items. */
declare const $ignoresCase: boolean;

// MARK: Functions

/** Which functions are called depends on the spec. No compiler should say that one is unused. */
export type $Functions =
  | typeof $added | typeof $bool | typeof $converted | typeof $decimal | typeof $decimal32
  | typeof $digits | typeof $double | typeof $each | typeof $flag | typeof $float | typeof $integer
  | typeof $bigInteger | typeof $hasHostName | typeof $join | typeof $labelled | typeof $limited
  | typeof $link | typeof $linkText | typeof $match | typeof $member | typeof $mixed | typeof $more
  | typeof $one | typeof $others | typeof $padded | typeof $path | typeof $raw | typeof $rebased
  | typeof $segment | typeof $slashed | typeof $some | typeof $split | typeof $switch
  | typeof $then | typeof $under | typeof $url | typeof $uuid | typeof $visible | typeof $whole;

// MARK: Data

/** How texts become values of a type. */
interface $Type {
  /** The value of a text; null if it has none. NaN hides the route. */
  readonly convert: (text: string, url: $Split, isFirst: boolean) => unknown;
  /** Nearly every text is a value, which is converted once all of the path matches. */
  readonly isLate?: boolean;
  readonly takesEmpty?: boolean;
  /** Between literal texts, as long as possible. */
  readonly isFixed?: boolean;
  readonly isNumber?: boolean;
  /** Any text. What is neither this nor fixed is a constrained string. */
  readonly isText?: boolean;
  readonly longest?: number;
  /** A character that isn't allowed. */
  readonly stop?: RegExp;
  readonly accepts?: (text: string) => boolean;
}

/** A value of a route, by the name of its property. */
interface $Value {
  readonly name: string;
  readonly type: $Type;
  readonly separator?: string;
  readonly isNonempty?: boolean;
  readonly allowsEmpty?: boolean;
  readonly isLenient?: boolean;
  readonly isOptional?: boolean;
  readonly isList?: boolean;
}

/** A part with values, which `find` finds between its `texts`. */
interface $Part {
  readonly values: readonly $Value[];
  readonly texts?: readonly string[];
  /** The texts of its values; null if it doesn't match. */
  readonly find?: $Find;
  readonly delimiters?: string;
  /** Any number of segments, or the items that are left. */
  readonly isRest?: boolean;
  /** Of hosts: values that are one label each, a name of the web, and one that may have a port. */
  readonly isLabel?: boolean;
  readonly isWeb?: (url: $Split) => boolean;
  readonly takesPort?: boolean;
  /** Of items. */
  readonly names?: readonly string[];
  readonly isFragment?: boolean;
  readonly isAbsent?: boolean;
  readonly literal?: string;
}

type $Find = (
  url: $Split, part: $Part, raw: string, text: string | null, at: number,
) => $Text[] | null;

type $Path = readonly (string | $Part)[];

interface $Pattern {
  /** The route; undefined if the file leaves it out. */
  readonly route?: string;
  /** The values that a URL need not have. */
  readonly values?: () => object;
  readonly path: $Path;
  /** Reads what follows the path. */
  readonly more?: typeof $more;
  readonly fragment?: $Path | "items";
  readonly items?: readonly $Part[];
}

interface $Scheme {
  readonly scheme?: string;
  /** Whether the host is the first segment. */
  readonly isHosted: boolean;
  readonly patterns: readonly (readonly [$Path, readonly $Pattern[]])[];
}

/** A pattern under one of its bases. */
interface $Variant {
  readonly path: $Path;
  /** How many of the parts are the base's. */
  readonly base: number;
  readonly rest: number;
  readonly pattern: $Pattern;
}

interface $Tree {
  readonly scheme: string | undefined;
  readonly isHosted: boolean;
  readonly variants: readonly $Variant[];
  readonly longest: number;
  readonly seconds: ReadonlySet<unknown>;
  readonly lists: Map<string, readonly $Variant[]>;
}

// MARK: URLs

/**
 * A URL, split once at the delimiters of RFC 3986. Its host is the first segment, and has no colon.
 */
interface $Split {
  readonly scheme: string;
  readonly hasHost: boolean;
  readonly hasPort: boolean;
  /** The segments as they are. */
  readonly raw: string[];
  /** The decoded segments; null for malformed text. */
  readonly text: (string | null)[];
  readonly query: string;
  readonly fragment: string | undefined;
  /** The URL around a nested link. */
  readonly outer: $Split | undefined;
  items?: readonly $Item[];
  /** The nested links that have been read at each depth. */
  links?: Map<string, object | null>;
}

interface $Item {
  readonly name: string | null;
  readonly value: string;
}

/** The text of a value. */
interface $Text {
  readonly value: $Value;
  readonly raw?: string;
  readonly text: string | null;
  readonly isFirst: boolean;
  /** The name of its item. */
  readonly name?: string | null;
  /** The texts of a list. */
  readonly elements?: readonly $Text[];
}

/** What doesn't match. */
interface $Mismatch {
  readonly kind: "value" | "part" | "missing" | "present" | "others" | "fragment" | "end" | "more";
  readonly part?: string | $Part;
  readonly value?: $Value;
  readonly raw?: string | undefined;
  readonly name?: string | null;
}

/** A scheme, a colon, and ASCII text. */
const $isURL = /^[a-z][a-z\d+.-]*:[\0-\x7f]*$/i;

/** A scheme, and what follows its host: no port, an empty one, or the scheme's default. */
const $isNoPort = /^(?:(?:https|wss):443|(?:http|ws):80|[^:]*:?)$/;

function $split(text: unknown, outer?: $Split): $Split | null {
  // A program may pass a URL, such as 'location'.
  let url = `${text}`;
  if (!$isURL.test(url)) {
    try {
      // One character of an ASCII text is one byte.
      url = url.replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text));
    } catch {
      return null;
    }
    if (!$isURL.test(url)) return null;
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
  if (host?.includes("@")) return null;
  if (host?.includes(":")) {
    const name = host.replace(/:[^:\]]*$/, "");
    hasPort = !$isNoPort.test(scheme + host.slice(name.length));
    // A colon in brackets belongs to an IPv6 address.
    hasHost = (hasPort || name !== "") && /^(?:\[[^\]]*\])?[^:]*$/.test(name);
    raw[0] = host = hasPort ? host : name;
  }
  if (host === "") raw.shift();
  const decoded = address.includes("%") ? raw.map($decoded) : raw;
  return { scheme, hasHost, hasPort, raw, text: decoded, query, fragment, outer };
}

/** The parts of a text before and after a delimiter. */
function $cut(text: string, delimiter: string): [string, string?] {
  const end = text.indexOf(delimiter);
  return end < 0 ? [text] : [text.slice(0, end), text.slice(end + 1)];
}

/** The segments of a path. One slash at the end is ignored. */
function $segments(path: string): string[] {
  const segments = [];
  let start = 0;
  for (let end; (end = path.indexOf("/", start)) >= 0; start = end + 1) {
    segments.push(path.slice(start, end));
  }
  if (start < path.length) segments.push(path.slice(start));
  return segments;
}

/** Whether the host is valid in a URL of the web. If so, it is decoded and lowercased. */
function $hasHostName(url: $Split): boolean {
  const [host, port] = $cut(url.raw[0] ?? "", ":");
  const name = $lower($decoded(host) ?? "");
  if (!url.hasHost || !/^[\w-]+(\.[\w-]+)*$/.test(name)) return false;
  url.raw[0] = url.text[0] = port === undefined ? name : `${name}:${port}`;
  return true;
}

function $lower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** A text as texts are compared. */
function $folded(text: string): string {
  return $ignoresCase ? $lower(text) : text;
}

/** Whether the name of an item is one of a pattern's. */
function $isNamed(name: string | null, names: readonly string[]): boolean {
  return name !== null && names.some((other) => $folded(other) === $folded(name));
}

/** The text of a part, decoded; null if it is malformed. */
function $decoded(raw: string): string | null {
  if (!raw.includes("%")) return raw;
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** The items of a query or a fragment. */
function $items(text: string): $Item[] {
  const spaced = $plusIsSpace ? text.replace(/\+/g, "%20") : text;
  return spaced.split("&").filter((item) => item !== "").map((item) => {
    const [name, value = ""] = $cut(item, "=");
    return { name: $decoded(name), value };
  });
}

/** The items that the pattern doesn't name, the first of each key; null if one is malformed. */
function $otherItems(items: readonly $Item[], names: readonly string[]): object | null {
  const others = new Map<string, [string, string]>();
  for (const { name, value } of items) {
    if ($isNamed(name, names)) continue;
    // A key has at most 1024 bytes.
    if (name === null || encodeURIComponent(name).replace(/%../g, "-").length > 1024) return null;
    // Keys are compared as Swift does: two encodings of one character are equal.
    if (others.has(name.normalize())) continue;
    const text = $decoded(value);
    if (text === null) return null;
    others.set(name.normalize(), [name, text]);
  }
  return Object.fromEntries(others.values());
}

// MARK: Matching

let $ready: readonly $Tree[] | undefined;

/** The patterns under each of their bases, in matching order, by scheme. */
function $trees(): readonly $Tree[] {
  return ($ready ??= $schemes.map(({ scheme, isHosted, patterns }) => {
    const variants: $Variant[] = [];
    for (const [base, list] of patterns) {
      for (const pattern of list) {
        const path = [...base, ...pattern.path];
        const rest = path.findIndex($isRest);
        variants.push({ path, base: base.length, rest: rest < 0 ? Infinity : rest, pattern });
      }
    }
    const longest = variants.reduce((most, { path }) => Math.max(most, path.length), 0);
    const seconds = new Set<unknown>(
      variants.map(({ path: [, part] }) => (typeof part === "string" ? $folded(part) : part)),
    );
    return { scheme, isHosted, variants, longest, seconds, lists: new Map() };
  }));
}

function $isRest(part: string | $Part): boolean {
  return typeof part === "object" && part.isRest === true;
}

/**
 * The patterns that may match, by the size of the path and its second segment. Sizes and texts that
 * no pattern has are as good as one.
 */
function $candidates(tree: $Tree, { raw, text }: $Split): readonly $Variant[] {
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
function $found(url: $Split): { readonly pattern: $Pattern; readonly values: object } | null {
  const tree = $trees().find(({ scheme }) => scheme === undefined || scheme === url.scheme);
  if (!tree) return null;
  for (const variant of $candidates(tree, url)) {
    const { path, pattern } = variant;
    if (!$hasLiterals(variant, url.text)) continue;
    const texts: $Text[] = [];
    if ($matched(url, tree.isHosted, path, texts) < path.length) continue;
    const values = { route: pattern.route, ...pattern.values?.() };
    if (!$mismatch(url, pattern, texts, values)) return { pattern, values };
  }
  return null;
}

/** The route that a URL opens. Null for none, and `$hidden` for one that isn't in this file. */
function $match(url: $Split): object | null {
  const found = $found(url);
  return found && (found.pattern.route === undefined ? $hidden : found.values);
}

/** Whether the literals after the first segment match, which most patterns differ in. */
function $hasLiterals({ path, rest }: $Variant, text: readonly (string | null)[]): boolean {
  for (let at = 1; at < path.length; at++) {
    const part = path[at];
    const index = at > rest ? text.length - path.length + at : at;
    // The first segment has no case; it can be behind a rest.
    if (typeof part !== "string" || index < 1 || part === text[index]) continue;
    if (!$ignoresCase || $lower(part) !== $lower(text[index] ?? "")) return false;
  }
  return true;
}

/**
 * How many parts of a path match, up to the first that does not. Adds the texts of their values.
 * What follows a rest is at the end of the URL's path.
 */
function $matched(url: $Split, isHosted: boolean, path: $Path, texts: $Text[]): number {
  if (isHosted && !url.hasHost) return 0;
  let place = 0;
  for (const [at, part] of path.entries()) {
    const index = place++;
    if (typeof part === "object") {
      if (part.isRest) {
        place = url.raw.length - (path.length - at - 1);
        if (place < index) return at;
        const [value] = part.values;
        if (value) texts.push($elements(url, value, index, place));
        continue;
      }
      if (at === 0 && isHosted && url.hasPort && !part.takesPort) return at;
      if (part.isWeb && !part.isWeb(url)) return at;
    }
    const [raw, text] = [url.raw[index], url.text[index]];
    if (raw === undefined || text === undefined) return at;
    if (typeof part === "string") {
      // In the first segment, ASCII case does not count.
      const hasCase = index > 0 && !$ignoresCase;
      if (text === part) continue;
      if (hasCase || text === null || $lower(text) !== $lower(part)) return at;
      continue;
    }
    const found = part.find?.(url, part, raw, text, index);
    if (!found) return at;
    texts.push(...found);
  }
  return path.length;
}

/** The segments that a rest reads. */
function $elements(url: $Split, value: $Value, start: number, end: number): $Text {
  const elements = url.raw.slice(start, end).map((raw, offset) => {
    const index = start + offset;
    return { value, raw, text: url.text[index] ?? null, isFirst: index === 0 };
  });
  return { value, text: null, isFirst: false, elements };
}

/** The text of a value that is all of a part. */
function $whole(url: $Split, part: $Part, raw: string, text: string | null, at: number) {
  const [value] = part.values;
  if (!value) return [];
  const found = { value, raw, text, isFirst: at === 0 && !part.isWeb };
  const { type, separator, isNonempty } = value;
  const isAny = type.isLate && separator === undefined && !(isNonempty && text === "");
  return isAny || $valueOf(url, found) !== null ? [found] : null;
}

function $mixed(url: $Split, part: $Part, raw: string, text: string | null, at: number) {
  const isFirst = at === 0 && !part.isWeb;
  const found = (pieces: readonly string[]): $Text[] =>
    part.values.map((value, index) => ({ value, text: pieces[index] ?? null, isFirst }));
  const isRead = (pieces: readonly string[]) =>
    found(pieces).every((text) => $valueOf(url, text) !== null);
  const pieces = $piecesOf(url, part, raw, text, at, isRead);
  return pieces && found(pieces);
}

/**
 * The texts of the values in a part. One with escaped delimiters is first tried as if these were no
 * delimiters.
 */
function $piecesOf(
  url: $Split, part: $Part, raw: string, text: string | null, at: number,
  isRead: (pieces: readonly string[]) => boolean,
): string[] | null {
  if (text === null) return null;
  const marked = part.delimiters ? $withoutEscaped(raw, part.delimiters) : null;
  const pieces = marked === null ? null : $pieces(part, text, at === 0, url, marked);
  return pieces && isRead(pieces) ? pieces : $pieces(part, text, at === 0, url, text);
}

/**
 * The decoded text with half a surrogate, which no text has, in place of each escaped delimiter;
 * null if there is none.
 */
function $withoutEscaped(raw: string, delimiters: string): string | null {
  const parts = raw.split(/(%[0-9a-f]{2})/i);
  const isDelimiter = (escape: string, index: number) =>
    index % 2 === 1 && delimiters.includes(String.fromCharCode(parseInt(escape.slice(1), 16)));
  if (!parts.some(isDelimiter)) return null;
  let marked = "";
  let start = 0;
  parts.forEach((part, index) => {
    if (!isDelimiter(part, index)) return;
    marked += $decoded(parts.slice(start, index).join("")) + "\ud800";
    start = index + 1;
  });
  return marked + $decoded(parts.slice(start).join(""));
}

/** One label of a host, and the rest of it. */
function $labelled(_: $Split, part: $Part, __: string, text: string | null): $Text[] | null {
  const suffix = part.texts?.[0] ?? "";
  const host = $lower(text ?? "");
  const label = host.slice(0, host.length - suffix.length);
  return label !== "" && label + suffix === host && !label.includes(".") ? [] : null;
}

/** The value of a text; null if it has none. */
function $valueOf(url: $Split, { value, text, isFirst, name }: $Text): unknown {
  const { type, separator, isNonempty, isLenient } = value;
  if (text === null || (isNonempty && text === "")) return null;
  if (separator !== undefined) {
    if (text === "") return null;
    const elements = text.split(separator).map((text) => type.convert(text, url, isFirst));
    if (isLenient) return elements.filter((element) => element !== null);
    return elements.includes(null) ? null : elements;
  }
  const converted = type.convert(text, url, isFirst);
  return name !== undefined && text === "" && type.takesEmpty ? (converted ?? "") : converted;
}

/** Converts texts, and keeps their values; or returns the first that is not a value. */
function $read(url: $Split, texts: readonly $Text[], values: object): $Mismatch | null {
  for (const found of texts) {
    const { value, elements = [found] } = found;
    const read = [];
    for (const element of elements) {
      const converted = $valueOf(url, element);
      if (converted !== null) read.push(converted);
      else if (!value.isLenient) return { kind: "value", ...element };
    }
    if (found.elements) Object.assign(values, { [value.name]: read });
    else if (read.length > 0) Object.assign(values, { [value.name]: read[0] });
  }
  return null;
}

/** Reads a URL whose path matches. The values are kept; what does not match is returned. */
function $mismatch(url: $Split, pattern: $Pattern, texts: readonly $Text[], values: object) {
  return $read(url, texts, values) ?? pattern.more?.(url, pattern, values) ?? null;
}

function $more(url: $Split, { fragment, items = [] }: $Pattern, values: object): $Mismatch | null {
  let mismatch: $Mismatch | null = null;
  let fragmentItems: readonly $Item[] = [];
  if (fragment) {
    if (url.fragment === undefined) return { kind: "fragment" };
    const [path, rest = ""] = fragment === "items" ? ["", url.fragment] : $cut(url.fragment, "?");
    fragmentItems = $items(rest);
    if (fragment !== "items") mismatch = $inFragment(url, fragment, $segments(path), values);
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
function $differing(path: $Path, raw: readonly string[], matched: number): $Mismatch | null {
  const rest = path.findIndex($isRest);
  const isBehind = rest >= 0 && matched > rest;
  const text = raw[isBehind ? raw.length - path.length + matched : matched];
  if (matched === path.length) return text === undefined ? null : { kind: "more", raw: text };
  const part = path[matched === rest ? matched + 1 : matched] ?? "";
  if (matched === rest || text === undefined) return { kind: "end", part };
  return { kind: "part", part, raw: text };
}

function $inFragment(
  url: $Split, parts: $Path, segments: readonly string[], values: object,
): $Mismatch | null {
  // After another one, no segment is the first of a URL, whose case does not count.
  const path = ["", ...parts];
  const raw = ["", ...segments];
  const texts: $Text[] = [];
  const at = $matched({ ...url, raw, text: raw.map($decoded) }, false, path, texts);
  const mismatch = $read(url, texts, values);
  if (mismatch) return mismatch;
  return at < path.length || !path.some($isRest) ? $differing(path, raw, at) : null;
}

function $inItems(
  url: $Split, items: readonly $Item[], part: $Part, values: object,
): $Mismatch | null {
  const { names = [], literal, isAbsent, isRest } = part;
  const [value] = part.values;
  if (isRest && value) {
    const others = $otherItems(items, names);
    if (others) Object.assign(values, { [value.name]: others });
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
  if (isAbsent) return item ? { kind: "present", part } : null;
  if (!item) return value?.isOptional ? null : { kind: "missing", part };
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
  if (!value || (value.isOptional && raw === "" && !value.allowsEmpty)) return null;
  return $read(url, [$itemText(value, item)], values);
}

function $itemText(value: $Value, { name, value: raw }: $Item): $Text {
  return { value, raw, text: $decoded(raw), isFirst: false, name };
}

/**
 * The decoded texts of the values in a part, found in one pass. A place that has been chosen is
 * final. The literal texts are compared with `source`.
 */
function $pieces(
  { texts = [], values, isLabel, isWeb }: $Part, text: string, isFirst: boolean, url: $Split,
  source: string,
): string[] | null {
  const isFolded = isFirst || $ignoresCase;
  const literals = isFolded ? texts.map($lower) : texts;
  const [first = "", last = ""] = [literals[0], literals[values.length]];
  if (text.length < first.length + last.length) return null;
  const compared = isFolded ? $lower(source) : source;
  if (!compared.startsWith(first) || !compared.endsWith(last)) return null;
  const end = text.length - last.length;
  const body = compared.slice(0, end);
  // The first offset from another one on for which a condition holds. A table makes this linear.
  const table = (holds: (offset: number) => boolean) => {
    const found: number[] = new Array(end + 1);
    for (let offset = end; offset >= 0; offset--) {
      found[offset] = holds(offset) ? offset : (found[offset + 1] ?? Infinity);
    }
    return (from: number) => found[from] ?? Infinity;
  };
  // The literal text after each value, up to the last one, which ends the part.
  const after = values.map((_, index) => (index < values.length - 1 ? literals[index + 1] : null));
  const tables = values.map(({ type: { stop } }, index) => {
    const isStop = (text: string) => stop?.test(text) || (isLabel && text === ".");
    const next = after[index];
    return {
      places: table((at) => (next == null ? at === end : body.startsWith(next, at))),
      stops:
        stop || isLabel ? table((at) => at === end || !!isStop(text[at] ?? "")) : () => end,
    };
  });
  const startAfter = (index: number, at: number) => at + (after[index] ?? "").length;
  // The length of the text that can be the start of a number, which has at most 400 characters.
  const numberSize = (start: number) =>
    /^[+-]?\d*\.?\d*(?:e[+-]?\d*)?/i.exec(text.slice(start, start + 400))?.[0]?.length ?? 0;
  // Where a value's text ends; -1 if no text there suits it.
  const place = (index: number, start: number, isAhead: boolean): number => {
    const [value, found] = [values[index], tables[index]];
    if (!value || !found) return -1;
    const { isFixed, isNumber, convert, accepts = () => true, longest = Infinity } = value.type;
    const limit = Math.min(found.stops(start), start + (isNumber ? numberSize(start) : longest));
    if (isFixed) {
      const isValue = (at: number) =>
        convert(text.slice(start, at), url, isFirst && !isWeb) !== null;
      let at = limit;
      while (at > start && !(found.places(at) === at && isValue(at))) at--;
      return at > start ? at : -1;
    }
    let at = found.places(value.allowsEmpty ? start : start + 1);
    for (; at <= limit; at = found.places(at + 1)) {
      const isValue = accepts(text.slice(start, at));
      if (isValue && (isAhead || fits(index + 1, startAfter(index, at)))) return at;
    }
    return -1;
  };
  // Whether the values up to the next one with any text match from an offset on.
  const fits = (index: number, start: number): boolean => {
    if (index === values.length || values[index]?.type.isText) return true;
    const at = place(index, start, true);
    return at >= 0 && fits(index + 1, startAfter(index, at));
  };
  const pieces = [];
  let start = first.length;
  for (const index of values.keys()) {
    const at = place(index, start, false);
    if (at < 0) return null;
    pieces.push(text.slice(start, at));
    start = startAfter(index, at);
  }
  return pieces;
}

// MARK: Routes that are not in this file

const $hidden = {};

function $visible<Route>(route: Route): Route | null {
  return $isHidden(route) ? null : route;
}

/** Whether the file leaves out a route, or that of a link in it, or lacks a value of it. */
function $isHidden(value: unknown): boolean {
  if (value === $hidden || Number.isNaN(value)) return true;
  return typeof value === "object" && value !== null && Object.values(value).some($isHidden);
}

// MARK: From texts to values

/** An integer. NaN for one that a number can't hold exactly. */
function $integer(
  text: string, low: number | bigint = -(2n ** 63n), high: number | bigint = 2n ** 63n - 1n,
): number | null {
  const value = /^[+-]?\d+$/.test(text) ? Number(text) + 0 : NaN;
  if (Number.isSafeInteger(value)) return value < low || value > high ? null : value;
  return $bigInteger(text, low, high) === null ? null : NaN;
}

function $bigInteger(
  text: string, low: number | bigint = -(2n ** 63n), high: number | bigint = 2n ** 63n - 1n,
): bigint | null {
  if (!/^[+-]?\d+$/.test(text) || !(Math.abs(Number(text)) <= 2 ** 64)) return null;
  const value = BigInt(text.replace("+", ""));
  return value < low || value > high ? null : value;
}

function $double(text: string): number | null {
  const isNumber = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
  const value = isNumber ? Number(text) : NaN;
  return Number.isFinite(value) ? value : null;
}

/**
 * The 32-bit number nearest to the decimal digits, which decide if the 64-bit number is halfway
 * between two.
 */
function $float(text: string): number | null {
  const double = $double(text);
  if (double === null) return null;
  const nearest = Math.fround(double);
  const away = double + (double - nearest);
  const isBetween = nearest !== double && Math.fround(away) === away;
  const order = isBetween ? $compare(text, double) : 0;
  const value = order === 0 || order < 0 === nearest < double ? nearest : away;
  return Number.isFinite(value) ? value : null;
}

/** Compares a decimal number with the exact value of a 64-bit number. */
function $compare(text: string, double: number): number {
  const [, whole = "", part = "", exponent = "0"] =
    /^[+-]?(\d*)\.?(\d*)(?:e(.*))?$/i.exec(text) ?? [];
  const power = BigInt(Number(exponent) - part.length);
  let [halves, magnitude] = [0n, Math.abs(double)];
  for (; !Number.isInteger(magnitude); halves++) magnitude *= 2;
  const left = BigInt(whole + part) * 2n ** halves * (power > 0n ? 10n ** power : 1n);
  const right = BigInt(magnitude) * (power < 0n ? 10n ** -power : 1n);
  const order = left < right ? -1 : left > right ? 1 : 0;
  return double < 0 ? -order : order;
}

function $bool(text: string): boolean | null {
  const word = $folded(text);
  return word === "true" || (word === "false" ? false : null);
}

/** The Bool of an item, which can be a flag. */
function $switch(text: string): boolean | null {
  return text === "" || text === "1" || (text === "0" ? false : $bool(text));
}

function $uuid(text: string): string | null {
  const isUUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
  return isUUID ? text.toLowerCase() : null;
}

/**
 * The value of a closed type. Without ASCII case, the equal one comes before the first that differs
 * in case.
 */
function $member(
  text: string, values: readonly string[], isFolded: boolean, other: string | null = null,
): string | null {
  if (values.includes(text)) return text;
  const hasCase = !isFolded && !$ignoresCase;
  return values.find((value) => !hasCase && $lower(value) === $lower(text)) ?? other;
}

/** The result of a function for a value, if there is one. */
function $then(value: unknown, convert: (value: never) => unknown): unknown {
  return value === null || Number.isNaN(value) ? value : convert(value as never);
}

/** The route of a nested link. At most eight are read in one another, the URL itself counted. */
function $link(url: $Split, text: string): object | null {
  let [depth, outer] = [1, url];
  for (; outer.outer; depth++) outer = outer.outer;
  if (text === "" || depth === 8) return null;
  const key = `${depth} ${text}`;
  const links = (outer.links ??= new Map());
  const known = links.get(key);
  if (known !== undefined) return known;
  const isPath = !/^[a-z][a-z\d+.-]*:/i.test(text);
  const link = $split(isPath ? $absolute(text.startsWith("/") ? text : `/${text}`) : text, url);
  const route = link && $match(link);
  links.set(key, route);
  return route;
}

/** A path under the spec's own base; empty if it has none for paths. */
function $absolute(path: string): string {
  return $root === undefined ? "" : $under(path, { base: $root });
}

/**
 * What Foundation's URL(string:) makes of a text: it escapes what a URL can't have. Null for a text
 * that isn't a URL. NaN, which hides the route, for a host that isn't ASCII: Foundation maps it to
 * one that is, or fails.
 */
function $url(text: string): string | number | null {
  const [, scheme, authority = "", path = "", query = "", fragment = ""] =
    /^(?:([^:/?#[\]@]*):)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/.exec(text) ?? [];
  const [, start = "", user = "", host = "", port = ""] =
    /^((?:\/\/)?(?:([^]*)@)?)(\[[^\]]*\](?=:|$)|[^:@]*)(?::([^@]*))?$/.exec(authority) ?? [];
  const server = $host(host, scheme ?? "");
  const isURL = text !== "" && /^(?:[a-z][a-z\d+.-]*)?$/i.test(scheme ?? "");
  if (!isURL || !/^\d*$/.test(port)) return null;
  if (server === null) return /[^\0-\x7f]/.test(host) ? NaN : null;
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
  if (parts.join("") === start + host + path + query + fragment) return text;
  if (port && BigInt(port) < 2n ** 63n) parts.splice(4, 0, `:${BigInt(port)}`);
  return (scheme === undefined ? "" : `${scheme}:`) + parts.join("");
}

/** Escapes what a part of a URL can't have, if there is anything. */
function $escaped(text: string, more: string): string {
  const allowed = `-\\w.~!$&'()*+,;=${more}`;
  const isURL = new RegExp(`^(?:[${allowed}]|%[\\da-f]{2})*$`, "i").test(text);
  return isURL ? text : text.replace(new RegExp(`[^${allowed}]`, "gu"), encodeURIComponent);
}

function $host(host: string, scheme: string): string | null {
  const [, address, zone] = /^\[([^%\]]*)(?:%([^\]]*))?\]$/.exec(host) ?? [];
  if (address !== undefined) {
    if ($escaped(address, ":") !== address) return null;
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
function $value(text: string): string {
  const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, escape);
}

/** A value with some reserved characters as they are. */
function $raw(text: string, raw: string): string {
  return $value(text).replace(/%[\dA-F]{2}/g, (code) => {
    const character = String.fromCharCode(parseInt(code.slice(1), 16));
    return raw.includes(character) ? character : code;
  });
}

/** A segment of a path. Those of dots are escaped, because software removes them. */
function $segment(segment: string): string {
  return segment === "." || segment === ".." ? segment.replace(/\./g, "%2E") : segment;
}

/**
 * A path, with a slash before each segment. One at its end is ignored, so an empty last segment
 * needs another.
 */
function $path(segments: readonly string[]): string {
  const path = segments.map((segment) => `/${segment}`).join("");
  return path.endsWith("/") ? `${path}/` : path;
}

/** A path whose pattern ends with a slash. */
function $slashed(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}

/** The items that are present, after a delimiter. */
function $join(delimiter: string, items: readonly (string | false | undefined)[]): string {
  const all = items.filter((item) => item);
  return all.length > 0 ? delimiter + all.join("&") : "";
}

/** Other items, sorted by the bytes of their keys. */
function $others(items: unknown, name: string, raw = ""): string {
  const code = (character: string) => character.codePointAt(0)?.toString(16).padStart(6, "0");
  const bytes = (key: string) => Array.from(key, code).join("");
  const text = (value: unknown) => $raw($string(value, name), raw);
  return Object.entries($record(items, name))
    .sort(([a], [b]) => (bytes(a) < bytes(b) ? -1 : 1))
    .map(([key, value]) => `${text(key)}=${text(value)}`)
    .join("&");
}

/** Refuses a value that the caller passes. */
function $checked<Value>(value: Value, name: string, isValid: boolean, what: string): Value {
  if (isValid) return value;
  const isObject = typeof value === "object" && value !== null;
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  throw new RangeError(`${name}: ${isObject ? "an object" : text} is not ${what}`);
}

function $string(value: unknown, name: string): string {
  // With the flag, the class has only halves of surrogate pairs.
  const isText = typeof value === "string" && !/[\ud800-\udfff]/u.test(value);
  return $checked(value as string, name, isText, "a Unicode string");
}

/** A list, a map, or a 'URLSearchParams' would lose its elements. */
function $record(items: unknown, name: string): object {
  const isRecord = typeof items === "object" && items !== null && !(Symbol.iterator in items);
  return $checked(items as object, name, isRecord, "a plain object");
}

function $some(value: unknown, name: string): string {
  return $checked($string(value, name), name, value !== "", "a string with characters");
}

function $one(value: unknown, name: string, values: readonly string[]): string {
  const more = values.length > 8 ? ` and ${values.length - 8} more` : "";
  const isKnown = values.includes(value as string);
  return $checked(value as string, name, isKnown, `one of ${values.slice(0, 8).join(", ")}${more}`);
}

/** A value of a constrained type. */
function $limited<Value>(
  value: Value, name: string, convert: (value: Value) => unknown, what: string,
): Value {
  return $checked(value, name, convert(value) !== null, what);
}

/** Converts a value that the caller passes. */
function $converted(
  value: unknown, name: string, convert: (text: string) => unknown, what: string,
): string {
  const text = convert($string(value, name));
  const isValue = typeof text === "string";
  return $checked(isValue ? text : (value as string), name, isValue, what);
}

function $flag(value: unknown, name: string): string {
  return `${$checked(value, name, typeof value === "boolean", "a boolean")}`;
}

/** The texts of a list. */
function $each<Element>(
  values: readonly Element[] | undefined, name: string, convert: (element: Element) => string,
): string[] {
  const list = $checked(values, name, Array.isArray(values), "an array") ?? [];
  return list.map((element) => convert(element));
}

function $digits(
  value: unknown, name: string, low: number | bigint = Number.MIN_SAFE_INTEGER,
  high: number | bigint = Number.MAX_SAFE_INTEGER,
): string {
  const isInteger = typeof value === "bigint" || Number.isSafeInteger(value);
  const number = value as number;
  const isInside = isInteger && number >= low && number <= high;
  return `${$checked(number, name, isInside, `an integer from ${low} to ${high}`)}`;
}

/** Digits, with zeros on the left if there are fewer. */
function $padded(digits: string, width: number): string {
  return digits.replace(/\d+/, (number) => number.padStart(width, "0"));
}

function $decimal(value: unknown, name: string): string {
  const number = $checked(value as number, name, Number.isFinite(value), "a finite number");
  return $plain(number, number.toExponential());
}

/** A 32-bit number, with as few digits as distinguish it from the others. */
function $decimal32(value: unknown, name: string): string {
  const isNumber = typeof value === "number" && Number.isFinite(Math.fround(value));
  const number = Math.fround($checked(value as number, name, isNumber, "a finite 32-bit number"));
  let text = number.toExponential();
  for (let digits = 0; digits < 9; digits++) {
    text = number.toExponential(digits);
    if (Math.fround(Number(text)) === number) break;
  }
  return $plain(number, text);
}

/** The digits of a number without an exponent. */
function $plain(value: number, text: string): string {
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const [, number = "", exponent = "0"] = /^-?(.*)e(.*)$/.exec(text) ?? [];
  const digits = number.replace(".", "");
  const point = Number(exponent) + 1;
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  const fraction = digits.slice(point);
  return sign + digits.slice(0, point).padEnd(point, "0") + (fraction && `.${fraction}`);
}

/** The text of a link in a link: what follows the base. */
function $linkText(
  route: unknown, name: string, write: (route: never, options: never) => string,
): string {
  $checked(route, name, typeof route === "object" && route !== null, "a route");
  // The text may begin with two slashes, which aren't written without a base.
  const text = write(route as never, { base: "." } as never);
  return text.replace(/^\.(?:\/(?!\/|[a-z][a-z\d+.-]*:))?/i, "") || "/";
}

// MARK: Bases and more items

interface $Options {
  readonly base?: string | undefined;
  readonly query?: object | undefined;
}

/**
 * A URL with more items in its query, except those that its pattern names, and those that it has.
 */
function $added(url: string, options: $Options = {}, names: readonly string[] = []): string {
  const { query = {} }: $Options = $record(options, "options");
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
  if (added.length === 0) return url;
  return [front + (own.length > 0 ? "&" : "?") + added.join("&"), ...fragment].join("#");
}

/** A path, which begins with a slash if it has segments, under a base. */
function $under(
  text: string, options: $Options = {}, names?: readonly string[], own?: string,
): string {
  let path = $added(text, options, names);
  const base = $place(own ?? options.base ?? $base);
  let start = base.replace(/(^|[^:/])\/+$/, "$1");
  if ($isHostless.test(base)) {
    // What can't be a host follows an empty one.
    const isGuarded =
      path.startsWith("//") || (base.endsWith("//") && /^\/[^/?#]*[:@]/.test(path));
    if (isGuarded) start = base.replace(/\/*$/, "//");
    else path = path.replace(/^\//, "");
  } else if (!start) {
    if (!path.startsWith("/")) path = `/${path}`;
    // After two slashes, a browser looks for a host, which would be what a value says.
    const what = `a base of ${JSON.stringify(path)}, which would name a host`;
    $checked(base, "base", !path.startsWith("//"), what);
  }
  return start + path;
}

/** A URL with the spec's first base instead of another one. */
function $rebased(url: unknown, base: string | undefined): unknown {
  if (base === undefined || $root === undefined) return url;
  const start = $portless($place(base).replace(/\/+$/, ""));
  const origin = /^(?:[^:/?#]+:(?:\/\/[^/?#]*)?)?/.exec(start)?.[0] ?? "";
  // As in `new URL(path, base)`, a path follows the host, and two slashes follow the scheme.
  const text = `${url}`;
  const isAbsolute = text.startsWith("/");
  const [before] = text.startsWith("//") ? $cut(origin, "//") : [isAbsolute ? origin : ""];
  const whole = $portless(before + text);
  const rest = whole.slice(start.length);
  const isUnder =
    $lower(whole.slice(0, origin.length)) === $lower(origin) &&
    $folded(whole.slice(origin.length, start.length)) === $folded(start.slice(origin.length));
  if (!isUnder) return url;
  // A scheme alone is followed by up to three slashes, which mean the same.
  const isHostless = $isHostless.test(base);
  const tail = isHostless ? rest.replace(/^(?:\/\/)?\/?/, "") : rest;
  const path = isHostless && !/^(?:[?#]|$)/.test(tail) ? `/${tail}` : tail;
  return /^(?:[/?#]|$)/.test(path) ? $absolute(path) : url;
}

/** A URL without a port that counts as none. */
function $portless(url: string): string {
  const [address = "", scheme = "", port = ""] =
    /^([^:/?#]+):\/\/[^/?#]*(:\d*)(?![^/?#])/.exec(url) ?? [];
  if (!address || !$isNoPort.test($lower(scheme) + port)) return url;
  return address.slice(0, -port.length) + url.slice(address.length);
}

/**
 * A base: a scheme or a path first, and no query or fragment. Finds the name of its host, or the
 * address in brackets, which has no escapes.
 */
const $baseForm =
  /^(?:[a-z][a-z\d+.-]*:(?!\d)|(?=\.{0,2}(?:\/|$)))(?:\/\/(?:(?:([^:/?#[\]@]+)|\[([^%/?#[\]@]+)\])(?::\d+)?)?(?=\/|$)|(?!\/\/))[^?#]*$/i;

/** An IPv4 address at the end of another one. */
const $lastFour = /(^|:)(?:(?:25[0-5]|(?:2[0-4]|1\d|[1-9]|)\d)(?:\.(?!$)|$)){4}$/;

/** Whether a text is an IPv6 address, or one of a later version. */
function $isAddress(text: string): boolean {
  if (/^v[\da-f]+\../i.test(text)) return true;
  // An IPv4 address takes the place of two groups, and `::` of one or more.
  const parts = text.replace($lastFour, "$1a:a").split("::");
  const groups = parts.flatMap((part) => (part ? part.split(":") : []));
  const isWhole = parts.length === 1 ? groups.length === 8 : groups.length < 8;
  return isWhole && parts.length < 3 && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
}

function $place(base: unknown): string {
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
