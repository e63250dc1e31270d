extension RuntimeSource {
    /// The functions that read a URL by the patterns, which are data.
    static let matching = #"""
        // A pattern has a `path` and, for what follows it, `fragment` and `items`, which `more`
        // reads. A part is a text, or has `values` that `find` finds between its `texts`; all of
        // the segments or items that are left if `isRest`. A host may be a name of the web
        // (`isWeb`), have a port, and have values that are one label each.
        //
        // A value has the `name` of its property and a `type`, whose `convert` returns null for
        // other texts. With `isLate`, nearly every text is a value, which is converted once all of
        // the path matches. Between `texts`, a value that `isFixed` is as long as possible, and one
        // that `isText` can be any text; others are constrained strings.
        let $ready;

        // The patterns under each of their bases, in matching order, by scheme.
        function $trees() {
          return ($ready ??= $schemes.map(({ scheme, isHosted, patterns }) => {
            const variants = patterns.flatMap(([base, patterns]) =>
              patterns.map((pattern) => ({ base, path: [...base.path, ...pattern.path], pattern })),
            );
            const longest = variants.reduce((most, { path }) => Math.max(most, path.length), 0);
            const seconds = new Set(variants.map(({ path }) => path[1]));
            return { scheme, isHosted, variants, longest, seconds, lists: new Map() };
          }));
        }

        function $endsWithRest(path) {
          const last = path[path.length - 1];
          return !!last?.isRest;
        }

        // The patterns that may match, by the size of the path and its second segment. Sizes and
        // texts that no pattern has are as good as one.
        function $candidates({ variants, longest, seconds, lists }, { raw, text }) {
          const size = Math.min(raw.length, longest + 1);
          const second = seconds.has(text[1]) ? text[1] : "";
          const key = `${size} ${second}`;
          if (!lists.has(key)) {
            const hasSize = (path) => ($endsWithRest(path) ? path.length <= size + 1 : path.length === size);
            const hasSecond = ([, part]) => typeof part !== "string" || part === second;
            lists.set(key, variants.filter(({ path }) => hasSize(path) && hasSecond(path)));
          }
          return lists.get(key);
        }

        // The route that a URL opens: that of the first pattern that matches.
        function $match(url) {
          const tree = $trees().find(({ scheme }) => scheme === undefined || scheme === url.scheme);
          if (!tree) return null;
          for (const { path, pattern } of $candidates(tree, url)) {
            const texts = [];
            if (!$hasLiterals(path, url.text) || $matched(url, tree.isHosted, path, texts) < path.length) continue;
            const values = { route: pattern.route, ...pattern.values?.() };
            if (!$mismatch(url, pattern, texts, values)) return pattern.route ? values : $hidden;
          }
          return null;
        }

        // Whether the literals after the first segment match, which most patterns of a node differ
        // in.
        function $hasLiterals(path, text) {
          for (let at = 1; at < path.length; at++) {
            if (typeof path[at] === "string" && path[at] !== text[at]) return false;
          }
          return true;
        }

        // How many parts of a path match, up to the first that does not. Adds the texts of their
        // values.
        function $matched(url, isHosted, path, texts) {
          if (isHosted && !url.hasHost) return 0;
          for (let at = 0; at < path.length; at++) {
            const part = path[at];
            if (typeof part === "object") {
              if (part.isRest) {
                const [value] = part.values;
                const element = (raw, index) => ({ value, raw, text: url.text[at + index], isFirst: at + index === 0 });
                texts.push({ value, elements: url.raw.slice(at).map(element) });
                continue;
              }
              if (at === 0 && isHosted && url.hasPort && !part.takesPort) return at;
              if (part.isWeb && !part.isWeb(url)) return at;
            }
            const [raw, text] = [url.raw[at], url.text[at]];
            if (raw === undefined) return at;
            if (typeof part === "string") {
              // In the first segment, ASCII case does not count.
              if (text !== part && (at > 0 || $lower(text) !== $lower(part))) return at;
              continue;
            }
            const found = part.find(url, part, raw, text, at);
            if (!found) return at;
            texts.push(...found);
          }
          return path.length;
        }

        // The text of a value that is all of a part.
        function $whole(url, part, raw, text, at) {
          const [value] = part.values;
          const found = { value, raw, text, isFirst: at === 0 && !part.isWeb };
          const isAny = value.type.isLate && value.separator === undefined && !(value.isNonempty && text === "");
          return isAny || $valueOf(url, found) !== null ? [found] : null;
        }

        function $mixed(url, part, raw, text, at) {
          const isFirst = at === 0 && !part.isWeb;
          const found = (pieces) => part.values.map((value, index) => ({ value, text: pieces[index], isFirst }));
          const isRead = (pieces) => found(pieces).every((text) => $valueOf(url, text) !== null);
          const pieces = $piecesOf(url, part, raw, text, at, isRead);
          return pieces && found(pieces);
        }

        // The texts of the values in a part. One with escaped delimiters is first tried as if these
        // were no delimiters.
        function $piecesOf(url, part, raw, text, at, isRead) {
          const marked = part.delimiters && $withoutEscaped(raw, part.delimiters);
          const pieces = marked ? $pieces(part, text, at === 0, url, marked) : null;
          return pieces && isRead(pieces) ? pieces : $pieces(part, text, at === 0, url, text);
        }

        // The decoded text with half a surrogate, which no text has, in place of each escaped
        // delimiter; null if there is none.
        function $withoutEscaped(raw, delimiters) {
          const isDelimiter = (escape) => delimiters.includes(String.fromCharCode(parseInt(escape.slice(1), 16)));
          const parts = raw.split(/(%[0-9a-f]{2})/i);
          if (!parts.some((part, index) => index % 2 === 1 && isDelimiter(part))) return null;
          let marked = "";
          let start = 0;
          parts.forEach((part, index) => {
            if (index % 2 === 0 || !isDelimiter(part)) return;
            marked += $text(parts.slice(start, index).join("")) + "\ud800";
            start = index + 1;
          });
          return marked + $text(parts.slice(start).join(""));
        }

        // One label of a host, and the rest of it.
        function $labelled(_, { texts }, __, text) {
          return $isLabel(text, texts[0]) ? [] : null;
        }

        // The value of a text; null if it has none.
        function $valueOf(url, { value, text, isFirst, name }) {
          const { type, separator, isNonempty, isLenient } = value;
          if (isNonempty && text === "") return null;
          if (separator !== undefined) {
            if (!text) return null;
            const elements = text.split(separator).map((element) => type.convert(element, url, isFirst));
            return isLenient ? elements.filter((element) => element !== null) : elements.includes(null) ? null : elements;
          }
          const converted = type.convert(text, url, isFirst);
          return name !== undefined && text === "" && type.takesEmpty ? (converted ?? "") : converted;
        }

        // Converts texts, and keeps their values; or returns the first that is not a value.
        function $read(url, texts, values) {
          for (const found of texts) {
            const { value, elements = [found] } = found;
            const read = [];
            for (const element of elements) {
              const converted = $valueOf(url, element);
              if (converted !== null) read.push(converted);
              else if (!value.isLenient) return { kind: "value", ...element };
            }
            if (found.elements) values[value.name] = read;
            else if (read.length > 0) values[value.name] = read[0];
          }
          return null;
        }

        // Reads a URL whose path matches. The values are kept; what does not match is returned.
        function $mismatch(url, pattern, texts, values) {
          return $read(url, texts, values) ?? pattern.more?.(url, pattern, values) ?? null;
        }

        function $more(url, { fragment, items = [] }, values) {
          let mismatch = null;
          let fragmentItems = [];
          if (fragment) {
            if (url.fragment === undefined) return { kind: "fragment" };
            const [path, rest] = fragment === "items" ? ["", url.fragment] : $cut(url.fragment, "?");
            fragmentItems = $items(rest ?? "");
            if (fragment !== "items") mismatch = $fragmentMismatch(url, fragment, $segments(path), values);
          }
          for (const part of items) {
            mismatch ??= $itemMismatch(url, part.isFragment ? fragmentItems : $query(url), part, values);
          }
          return mismatch;
        }

        function $fragmentMismatch(url, parts, segments, values) {
          // After another one, no segment is the first of a URL, whose case does not count.
          const [path, raw, texts] = [["", ...parts], ["", ...segments], []];
          const at = $matched({ ...url, raw, text: raw.map($text) }, false, path, texts);
          const mismatch = $read(url, texts, values);
          if (mismatch) return mismatch;
          const part = path[at];
          if (part === undefined) return at < raw.length && !$endsWithRest(path) ? { kind: "more", raw: raw[at] } : null;
          return at < raw.length ? { kind: "part", part, raw: raw[at], text: $text(raw[at]) } : { kind: "end", part };
        }

        function $itemMismatch(url, items, part, values) {
          const { names, literal, isAbsent, isRest } = part;
          const [value] = part.values;
          if (isRest) {
            const others = $otherItems(items, names);
            if (others) values[value.name] = others;
            return others ? null : { kind: "others", part };
          }
          if (value?.isList) {
            const isElement = ({ name, value: raw }) =>
              name !== null && names.includes(name) && (value.type.takesEmpty || raw !== "");
            const text = ({ name, value: raw }) => ({ value, raw, text: $text(raw), name });
            return $read(url, [{ value, elements: items.filter(isElement).map(text) }], values);
          }
          const item = names.map((name) => items.find((item) => item.name === name)).find((item) => item);
          if (isAbsent) return item ? { kind: "present", part } : null;
          if (!item) return value?.isOptional ? null : { kind: "missing", part };
          const { name, value: raw } = item;
          const text = $text(raw);
          if (literal !== undefined) return text === literal ? null : { kind: "part", part, raw, text, name };
          if (part.find) {
            const texts = part.find(url, part, raw, text, 1);
            return texts ? $read(url, texts, values) : { kind: "part", part, raw, text, name };
          }
          if (!value || (value.isOptional && raw === "" && !value.allowsEmpty)) return null;
          return $read(url, [{ value, raw, text, name }], values);
        }

        // The decoded texts of the values in a part, found in one pass. A place that has been
        // chosen is final. The literal texts are compared with `source`.
        function $pieces({ texts, values, isLabel, isWeb }, text, isFolded, url, source) {
          const literals = isFolded ? texts.map($lower) : texts;
          const [first, last] = [literals[0], literals[values.length]];
          if (typeof text !== "string" || text.length < first.length + last.length) return null;
          const compared = isFolded ? $lower(source) : source;
          if (!compared.startsWith(first) || !compared.endsWith(last)) return null;
          const end = text.length - last.length;
          const body = compared.slice(0, end);
          // The first offset from another one on for which a condition holds. A table makes this
          // linear.
          const table = (holds) => {
            const found = new Array(end + 1);
            for (let offset = end; offset >= 0; offset--) {
              found[offset] = holds(offset) ? offset : (found[offset + 1] ?? Infinity);
            }
            return (from) => found[from] ?? Infinity;
          };
          // The literal text after each value, up to the last one, which ends the part.
          const after = [...literals.slice(1, values.length), null];
          const tables = values.map(({ type: { stop } }, index) => {
            const isStop = (text) => stop?.test(text) || (isLabel && text === ".");
            return {
              places: table((at) => (after[index] === null ? at === end : body.startsWith(after[index], at))),
              stops: stop || isLabel ? table((at) => at === end || isStop(text[at])) : () => end,
            };
          });
          const startAfter = (index, at) => at + (after[index] ?? "").length;
          // The length of the text that can be the start of a number. A number has at most 400
          // characters.
          const numberSize = (start) =>
            /^[+-]?\d*\.?\d*(?:e[+-]?\d*)?/i.exec(text.slice(start, start + 400))?.[0]?.length ?? 0;
          // Where a value's text ends; -1 if no text there suits it.
          const place = (index, start, isAhead) => {
            const { type, allowsEmpty } = values[index];
            const { isFixed, isNumber, convert, accepts = () => true, longest = Infinity } = type;
            const { places, stops } = tables[index];
            const limit = Math.min(stops(start), start + (isNumber ? numberSize(start) : longest));
            if (isFixed) {
              const isValue = (at) => convert(text.slice(start, at), url, isFolded && !isWeb) !== null;
              let at = limit;
              while (at > start && !(places(at) === at && isValue(at))) at--;
              return at > start ? at : -1;
            }
            for (let at = places(allowsEmpty ? start : start + 1); at <= limit; at = places(at + 1)) {
              if (accepts(text.slice(start, at)) && (isAhead || fits(index + 1, startAfter(index, at)))) return at;
            }
            return -1;
          };
          // Whether the values up to the next one with any text match from an offset on.
          const fits = (index, start) => {
            if (index === values.length || values[index].type.isText) return true;
            const at = place(index, start, true);
            return at >= 0 && fits(index + 1, startAfter(index, at));
          };
          const pieces = [];
          for (let [index, start] = [0, first.length]; index < values.length; index++) {
            const at = place(index, start, false);
            if (at < 0) return null;
            pieces.push(text.slice(start, at));
            start = startAfter(index, at);
          }
          return pieces;
        }
        """#
}
