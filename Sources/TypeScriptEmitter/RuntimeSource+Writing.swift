extension RuntimeSource {
    /// The functions that split and join affixed segments and items, set marks, and read links in links.
    static let writing = #"""
        ⟨interface $Parameter {
          // Whether a text is a valid value. If this is missing, every text is.
          accepts?: (part: string) => boolean;
          // The allowed characters, and how many of them.
          rule?: { allows: RegExp; least: number; most: number };
          isNonempty?: boolean;
          // Whether the literal text after it is compared decoded.
          isEscapable?: boolean;
        }⟩

        ⟨// Literal texts, in bytes, with parameters between them; and the length of a closed type's longest value.
        type $Affixes = {
          texts: string[]; parameters: $Parameter[]; ignoresCase?: boolean; longest?: number; isHost?: boolean;
        };⟩

        // The offset after a literal text in a part; -1 if the part doesn't have it there.
        function $literalEnd(
          { texts, parameters, ignoresCase }⟨: $Affixes⟩, index⟨: number⟩, offset⟨: number⟩, limit⟨: number⟩, part⟨: string⟩
        )⟨: number⟩ {
          const isDecoded = index === 0 || parameters[index - 1]⟨?⟩.isEscapable;
          const text = texts[index] ⟨?? ""⟩;
          for (const expected of (ignoresCase && $lower(text)) || text) {
            let found = part.charAt(offset++);
            if (isDecoded && found === "%") {
              found = String.fromCharCode(parseInt(part.slice(offset, offset + 2), 16));
              if (/[a-z\d]/i.test(found)) return -1;
              offset += 2;
            } else if (ignoresCase && /[A-Z]/.test(found)) {
              found = found.toLowerCase();
            }
            if (offset > limit || found !== expected) return -1;
          }
          return offset;
        }

        // The texts between literal texts, as they are written: the first as short as possible, then the second, and so
        // on. A table of the starts that have failed makes this linear.
        function $pieces(affixes⟨: $Affixes⟩, part⟨: string | undefined⟩)⟨: string[] | null⟩ {
          if (part === undefined || $text(part) === null) return null;
          const { texts, parameters, longest = 0, isHost } = affixes;
          const last = parameters.length - 1;
          const start = $literalEnd(affixes, 0, 0, part.length, part);
          if (start < 0) return null;
          let end = part.length;
          for (const _ of texts[last + 1] ⟨?? ""⟩) end -= end - 3 >= start && part[end - 3] === "%" ? 3 : 1;
          if (end < start || $literalEnd(affixes, last + 1, end, part.length, part) !== part.length) return null;
          const firstText = parameters.findIndex(({ accepts, rule }) => !accepts || rule?.least === 0);
          const isWholeHost = texts.length === 2 && texts[0] === "" && texts[1]⟨?⟩.startsWith(":");
          // For each offset, one bit per parameter that can end there, and one per parameter that can't start there.
          const places = new Uint16Array(part.length + 1);
          const failed = new Uint16Array(part.length + 1);
          for (let offset = start; offset < end; offset += part[offset] === "%" ? 3 : 1) {
            for (let index = 1; index <= last; index++) {
              if ($literalEnd(affixes, index, offset, end, part) >= 0) places[offset] |= 1 << (index - 1);
            }
          }
          places[end] |= 1 << last;
          // The pieces of a parameter and of those after it; null if there are none from an offset on.
          const find = (index⟨: number⟩, from⟨: number⟩)⟨: string[] | null⟩ => {
            const { accepts, rule, isNonempty } = parameters[index]⟨!⟩;
            const bit = 1 << index;
            const isShort = accepts && !rule;
            const isLimited = isShort && firstText >= 0 && index > firstText;
            const limit = isLimited ? Math.min(end, from + Math.max(192, 3 * longest)) : end;
            const hasNoLongest = !accepts || rule?.most === Infinity;
            let [to, length, isRefused] = [from, 0, false];
            let tries = isShort ? Math.max(8, longest + 1) : Infinity;
            // Lengthens the piece; false if it can't grow.
            const grows = ()⟨: boolean⟩ => {
              if (to >= limit || tries <= 0 || (hasNoLongest && failed[to]⟨!⟩ & bit)) return false;
              if (!rule && !isHost) {
                do to++;
                while (to < limit && !((places[to]⟨!⟩ | (hasNoLongest ? failed[to]⟨!⟩ : 0)) & bit));
                return true;
              }
              const isEscape = part[to] === "%";
              const code = isEscape ? parseInt(part.slice(to + 1, to + 3), 16) : part.charCodeAt(to);
              const byte = String.fromCharCode(code);
              if (isHost && ((byte === "." && !isWholeHost) || (byte === ":" && !isEscape))) return false;
              if (rule) {
                if (!rule.allows.test(byte) || (isEscape && /[a-z\d]/i.test(byte))) return false;
                if (code < 0x80 || code >= 0xc0) length++;
                if (length > rule.most) return false;
              }
              to += isEscape ? 3 : 1;
              return true;
            };
            do {
              if (to > limit || !(places[to]⟨!⟩ & bit) || length < (rule?.least ?? 0)) continue;
              tries--;
              const next = index === last ? end : $literalEnd(affixes, index + 1, to, end, part);
              if (next < 0 || (index < last && failed[next]⟨!⟩ & (bit << 1))) continue;
              if (from === to && (isHost || isNonempty)) continue;
              const piece = part.slice(from, to);
              // A rule without a least length accepts every text that has grown.
              const isAccepted = !accepts || rule?.least === 0 || accepts(piece);
              isRefused ||= !isAccepted;
              const others = !isAccepted ? null : index === last ? [] : find(index + 1, next);
              if (others) return [piece, ...others];
            } while (grows());
            if (hasNoLongest && isRefused) return null;
            for (let offset = from; offset <= (hasNoLongest ? to : from); offset++) failed[offset] |= bit;
            return null;
          };
          return find(0, start);
        }

        // Literal texts and values, escaped so that a reader splits them where they were joined.
        function $joined(
          affixes⟨: $Affixes⟩, first⟨: string⟩, values⟨: string[]⟩, marked⟨: (boolean | undefined)[]⟩ = []
        )⟨: string⟩ {
          const { texts, ignoresCase } = affixes;
          const after = (index⟨: number⟩) => texts[index + 1] ⟨?? ""⟩;
          const encoded = values.map((value, index) => $value(value, marked[index]));
          const join = (pieces⟨: string[]⟩) => pieces.reduce((text, piece, index) => text + piece + after(index), first);
          const isSeparator = (character⟨: string⟩, index⟨: number⟩) =>
            after(index) !== "" &&
            (ignoresCase ? $lower(character) === $lower(after(index)[0]) : character === after(index)[0]);
          const mayCut = encoded.some((piece, index) =>
            index < encoded.length - 1 && Array.from(piece).some((character) => isSeparator(character, index)));
          if (!mayCut) return join(encoded);
          const found = $pieces(affixes, join(encoded));
          if (found && found.every((piece, index) => piece.length === encoded[index]⟨?⟩.length)) return join(encoded);
          return join(encoded.map((piece, index) => piece.replace(/%..|./g, (part) =>
            isSeparator(part, index) ? "%" + part.charCodeAt(0).toString(16).toUpperCase() : part)));
        }

        ⟨// The marks of one text, by the numbers of its string values, and the next one that may help.
        type $Marking = { marked: number[]; winner: $Winner | null; count: number; candidate: number };⟩

        ⟨// Where an earlier pattern takes only plain text: "p" for a segment, "s" where it takes any.
        type $Winner = { path: string; fragment: string; items: $MarkedItem[]; fragmentItems: $MarkedItem[] };⟩

        ⟨type $MarkedItem = { name: string; values: "none" | "first" | "all"; isRequired: boolean };⟩

        // Writes a text with as many marks as needed so that no earlier pattern reads it as another route.
        function $marked(
          write⟨: (marking: $Marking, isCanonical: boolean) => string⟩, winner⟨: (text: string) => $Winner | null⟩
        )⟨: string⟩ {
          const marking⟨: $Marking⟩ = { marked: [], winner: null, count: 0, candidate: -1 };
          const text = (winner⟨: $Winner | null⟩, isCanonical⟨: boolean⟩) => {
            Object.assign(marking, { winner, count: 0, candidate: -1 });
            return write(marking, isCanonical);
          };
          for (let found; (found = winner(text(null, true))); ) {
            text(found, true);
            if (marking.candidate < 0) {
              marking.marked = [];
              break;
            }
            marking.marked.push(marking.candidate);
          }
          return text(null, false);
        }

        // Whether the next string value gets a mark.
        function $mark(
          marking⟨: $Marking | undefined⟩, value⟨: string⟩, helps⟨: (winner: $Winner) => boolean | undefined⟩
        )⟨: boolean⟩ {
          if (!marking) return false;
          const index = marking.count++;
          if (marking.marked.includes(index)) return true;
          const { winner, candidate } = marking;
          if (candidate < 0 && winner && /[a-z\d]/i.test(value) && helps(winner)) marking.candidate = index;
          return false;
        }

        function $markSegment(
          marking⟨: $Marking | undefined⟩, value⟨: string⟩, index⟨: number⟩, slot⟨: "path" | "fragment"⟩ = "path"
        )⟨: boolean⟩ {
          return $mark(marking, value, (winner) => {
            const kinds = winner[slot];
            return (kinds[index] ?? "*") === "*" ? kinds.endsWith("p*") : kinds[index] === "p";
          });
        }

        function $markItem(
          marking⟨: $Marking | undefined⟩, value⟨: string⟩, name⟨: string⟩, isFirst⟨: boolean⟩ = true,
          slot⟨: "items" | "fragmentItems"⟩ = "items"
        )⟨: boolean⟩ {
          return $mark(marking, value, (winner) => {
            const values = winner[slot].find((item) => item.name === name)?.values;
            return values === "all" || (isFirst && values === "first");
          });
        }

        // Other items, sorted by the bytes of their keys. A key that the pattern names gets a mark.
        function $others(
          items⟨: Readonly<Record<string, string>>⟩, names⟨: string[]⟩, marking⟨?: $Marking⟩,
          slot⟨: "items" | "fragmentItems"⟩ = "items"
        )⟨: string⟩ {
          const code = (character⟨: string⟩) => (character.codePointAt(0) ?? 0).toString(16).padStart(6, "0");
          const bytes = (key⟨: string⟩) => Array.from(key, code).join("");
          const keys = Object.keys(items).sort((a, b) => (bytes(a) < bytes(b) ? -1 : 1));
          const texts = keys.map((key) => {
            const value = items[key] ⟨?? ""⟩;
            const isNamed = names.includes(key);
            // No pattern matches a marked key by name.
            const isHidden = isNamed || marking?.marked.includes(marking.count + 1);
            const known = (winner⟨: $Winner⟩) => (isHidden ? undefined : winner[slot].find((item) => item.name === key));
            const isValueMarked = $mark(marking, value, (winner) => (known(winner)?.values ?? "none") !== "none");
            const isKeyMarked = $mark(marking, key, (winner) => known(winner)?.isRequired);
            return `${$value(key, isNamed || isKeyMarked)}=${$value(value, isValueMarked)}`;
          });
          return texts.join("&");
        }

        // Whether two routes have the same values.
        function $same(a⟨: unknown⟩, b⟨: unknown⟩)⟨: boolean⟩ {
          if (a === b || typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
          const [ours, theirs] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
          return ours.size === theirs.size && [...ours].every(([key, value]) => $same(value, theirs.get(key)));
        }
        """#
}
