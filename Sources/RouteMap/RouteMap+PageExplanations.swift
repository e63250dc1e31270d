extension RouteMap {
    /// The functions that say why no pattern matches a URL. What they try is data of `ExplanationEmitter`: `$trees`,
    /// `$bases`, `$paths`, `$patterns`, `$slots`, and `$checks`.
    static let explanationFunctions = #"""
        // Why no pattern matches a URL, from the patterns that come closest, best first; or one reason for all of them.
        function $explain(text) {
          const reason = (reason) => [{ pattern: null, reason }];
          const url = $split(text);
          if (!url) {
            return reason(
              /^[a-z][a-z\d+.-]*:/i.test(text)
                ? "it has user information before '@', which no pattern matches"
                : "it does not start with a scheme and ':', so it is not a URL",
            );
          }
          const tree = $trees.find(({ scheme }) => scheme === undefined || scheme === url.scheme);
          if (!tree) {
            const schemes = $trees.map(({ scheme }) => `'${scheme}'`);
            const scheme = text.slice(0, url.scheme.length);
            return reason(schemes.length ? `the scheme is '${scheme}', but ${$known(schemes)}` : "there are no patterns");
          }
          const attempts = tree.variants.map((variant) => $attempt(url, tree, variant));
          const matched = attempts.find((attempt) => attempt.reason === null);
          if (matched) return [matched];
          const nearest = attempts.filter(({ nearness }) => nearness > 0).sort((a, b) => b.nearness - a.nearness);
          const isFirst = ({ number }, index) => nearest.findIndex((other) => other.number === number) === index;
          const best = nearest.filter(isFirst).slice(0, 3);
          return best.length ? best : reason($reasonForAll(text, tree, attempts));
        }

        // How far a URL matches a pattern under one base. The reason is null if the pattern matches.
        function $attempt(url, tree, [base, path, number]) {
          const [route, pattern, checks] = $patterns[number];
          const { hasHost, segments: leading } = $bases[base];
          const slots = [...leading, ...$paths[path]];
          const segments = tree.isHosted && !url.hasHost ? [] : url.raw;
          let fitted = 0;
          while (fitted < slots.length && $fits(url, segments, slots[fitted], fitted)) fitted++;
          const isInBase = fitted < leading.length;
          const attempt = { number, route, pattern, fitted, isInBase, first: slots[0] };
          const raw = segments[fitted];
          const placeOf = (at) => (hasHost && at === 0 ? "the host" : `segment ${hasHost ? at : at + 1}`);
          const place = placeOf(fitted);
          const steps = 4 * (fitted - leading.length);
          if (fitted < slots.length) {
            const slot = $slot(slots[fitted]);
            attempt.reason =
              raw === undefined ? `the path ends before ${slot.source}` : $reason(slot, raw, place);
            const extra = slot.literal === undefined ? 2 : $resembles(raw, slot.literal) ? 3 : 0;
            attempt.nearness = isInBase ? 0 : steps + (raw === undefined ? 0 : extra);
          } else if (raw !== undefined && !$slot(slots[slots.length - 1]).isRest) {
            attempt.reason = `the pattern ends before ${place}, which is ${$quoted(raw)}`;
            attempt.nearness = steps;
          } else {
            attempt.reason = $unread(url, slots, placeOf) ?? $unchecked(url, checks);
            attempt.nearness = Infinity;
          }
          return attempt;
        }

        // A segment or an item of a pattern: a literal text, or its index in a list.
        function $slot(slot) {
          return typeof slot === "number" ? $slots[slot] : { source: `'${slot}'`, literal: slot };
        }

        function $fits(url, segments, slot, at) {
          if (typeof slot === "number") return $slots[slot].isRest || (at < segments.length && $slots[slot].fits(url, at));
          const text = segments === url.raw ? url.text[at] : undefined;
          return at === 0 ? $lower(text) === $lower(slot) : text === slot;
        }

        // Why a segment's value isn't valid although the path matches; null if all are valid.
        function $unread(url, slots, placeOf) {
          for (const [index, number] of slots.entries()) {
            const slot = $slot(number);
            const end = slot.isRest ? url.raw.length : index + 1;
            for (let at = index; slot.converts && at < end; at++) {
              const place = slot.isAffixed ? placeOf(at) : `the text of '${slot.name}'`;
              if (!slot.converts(url, at)) return $reason(slot, url.raw[at], place);
            }
          }
          return null;
        }

        // Why an item or the fragment doesn't match; null if all do.
        function $unchecked(url, numbers) {
          for (const number of numbers) if (!$checks[number].fits(url)) return $checkReason(url, $checks[number]);
          return null;
        }

        function $checkReason(url, { kind, names, slot, items, at, isLate, fits, converts }) {
          const list = items ? items(url) : [];
          const name = names?.find((name) => list.some((item) => item.name === name));
          const segments = kind === "item" ? [] : $fragment(url.fragment ?? "").segments;
          switch (kind) {
            case "absent": return `the URL has the item '${names[0]}', which the pattern excludes`;
            case "others": return `an item that ${slot.source} would capture has a malformed escape or is not UTF-8`;
            case "fragment": return "the URL has no fragment, but the pattern has one";
            case "segment":
              if (segments[at] === undefined) return `the fragment ends before ${slot.source}`;
              return $reason(slot, segments[at], isLate ? `the text of '${slot.name}'` : "a segment of the fragment");
            case "rest": {
              const raw = segments.slice(at).find((raw) => !converts(url, raw));
              return $reason(slot, raw ?? "", `the text of '${slot.name}'`);
            }
            case "end": return `the fragment continues with ${$quoted(segments[at])}, but the pattern's does not`;
            default: {
              if (name === undefined) {
                const all = names.map((name) => `'${name}'`);
                return all.length === 1 ? `the item ${all} is missing` : `the items ${$and(all)} are missing`;
              }
              const values = $values(list, false, ...names);
              const raw = converts ? values.find((raw) => !converts(url, raw)) : $item(list, ...names);
              return $reason(slot, raw ?? "", `the item '${name}'`);
            }
          }
        }

        // Why the text of a part doesn't match.
        function $reason({ source, literal, needs, isAffixed }, raw, subject) {
          if (raw === "" && needs) return `${subject} is empty, but ${source} needs ${needs}`;
          const text = $text(raw);
          if (text === null) {
            return /%(?![\da-f]{2})/i.test(raw)
              ? `${subject} has a '%' that does not begin an escape`
              : `${subject} is not UTF-8`;
          }
          if (isAffixed) return `${subject} is '${text}', which does not match ${source}`;
          return `${subject} is '${text}', but ${needs ? `${source} needs ${needs}` : `the pattern has ${source}`}`;
        }

        function $quoted(raw) {
          const text = $text(raw);
          if (text !== null) return `'${text}'`;
          return /%(?![\da-f]{2})/i.test(raw) ? "text with a malformed escape" : "not UTF-8";
        }

        // Whether a text differs from a literal only in case, or in a few characters in the middle.
        function $resembles(raw, literal) {
          const text = $text(raw);
          if (text === null) return false;
          const [mine, other] = [[...text.toLowerCase()], [...literal.toLowerCase()]];
          const shorter = Math.min(mine.length, other.length);
          let prefix = 0;
          while (prefix < shorter && mine[prefix] === other[prefix]) prefix++;
          let suffix = 0;
          while (suffix < shorter - prefix && mine[mine.length - 1 - suffix] === other[other.length - 1 - suffix]) suffix++;
          return prefix + suffix > Math.max(mine.length, other.length) / 2;
        }

        // The reason if no pattern comes closer than the others: a wrong host or prefix is wrong for all of them.
        function $reasonForAll(text, tree, attempts) {
          const url = $split(text);
          const outside = attempts.find(({ isInBase }) => !isInBase);
          if (outside) {
            const raw = tree.isHosted && !url.hasHost ? undefined : url.raw[outside.fitted];
            if (raw !== undefined) return `no pattern starts with ${$quoted(raw)}`;
            return "the path is empty, but no pattern has an empty path";
          }
          const furthest = attempts.reduce((best, next) => (next.fitted > best.fitted ? next : best));
          if (furthest.fitted > 0 || !tree.isHosted) return furthest.reason;
          const hosts = attempts.filter(({ fitted }) => fitted === 0).map(({ first }) => $slot(first));
          const known = $known([...new Set(hosts.map(({ source }) => `'${source.replace(/^'|'$/g, "")}'`))]);
          if (url.hasHost && /[^\0-\x7f]/.test($text(url.raw[0]) ?? "")) {
            return `the host is ${$quoted(url.raw[0])}, but apps get it in ASCII, as 'xn--…'`;
          }
          if (url.hasHost) return `the host is ${$quoted(url.raw[0])}, but ${known}`;
          const hasAuthority = /^[^:]*:\/\/(?!:?(?:[/?#]|$))/.test(text);
          return hasAuthority ? `the host has a ':' other than the port's, but ${known}` : `it has no host, but ${known}`;
        }

        // The schemes and hosts of the bases, as part of a sentence.
        function $known(texts) {
          return texts.length === 1 ? `the base has ${texts[0]}` : `the bases have ${$and(texts)}`;
        }

        function $and(texts) {
          return texts.length === 1 ? texts[0] : `${texts.slice(0, -1).join(", ")} and ${texts[texts.length - 1]}`;
        }
        """#
}
