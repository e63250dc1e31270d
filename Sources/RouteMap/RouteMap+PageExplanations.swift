extension RouteMap {
    /// The script that completes the manifest of the page.
    static let dataScript = #"""
        // The data leaves out what is empty, the same for nearly all, or in the module. This puts
        // it back.
        function completed(manifest, { fields }) {
          const ownBases = (manifest.bases ?? []).filter(({ own }) => own).map(({ text }) => text);
          const declarations = new Map(manifest.types.map((type) => [type.name, type]));
          for (const route of manifest.routes) {
            route.parameters ??= [];
            route.examples ??= [];
            for (const [index, parameter] of route.parameters.entries()) {
              parameter.shape ??= "single";
              parameter.valueType ??= parameter.type;
              parameter.declared = declarations.get(parameter.valueType) ?? {};
              // What the module knows of the parameter.
              const [property, type] = fields[route.route][index];
              Object.assign(parameter, type, { property });
            }
            for (const pattern of route.patterns) {
              pattern.bases ??= ownBases;
              pattern.set ??= {};
              pattern.written ??= true;
            }
          }
          return { ...manifest, ownBases };
        }
        """#

    /// The functions that say why no pattern matches a URL. They see how far `$match` comes.
    static let explanationFunctions = #"""
        // Why no pattern matches a URL, from the patterns that come closest, best first; or one
        // reason for all of them.
        function $explain(text) {
          const alone = (reason) => [{ pattern: null, reason }];
          const url = $split(text);
          if (!url) {
            if (/[\ud800-\udfff]/u.test(text)) return alone("it is not a Unicode string");
            return alone(
              /^[a-z][a-z\d+.-]*:/i.test(text)
                ? "it has user information before '@', which no pattern matches"
                : "it does not start with a scheme and ':', so it is not a URL",
            );
          }
          // Without those that the page leaves out.
          const trees = $trees().map((tree) => ({ ...tree, variants: tree.variants.filter(({ pattern }) => pattern.route) }));
          const visible = trees.filter(({ variants }) => variants.length > 0);
          const tree = visible.find(({ scheme }) => scheme === undefined || scheme === url.scheme);
          if (!tree) {
            if (visible.length === 0) return alone("there are no patterns");
            const schemes = visible.map(({ scheme }) => `'${scheme}'`);
            return alone(`the scheme is '${text.slice(0, url.scheme.length)}', but ${$known(schemes)}`);
          }
          const attempts = tree.variants.map((variant) => $attempt(url, tree.isHosted, variant));
          const matched = attempts.find(({ nearness, reason }) => nearness === Infinity && reason() === null);
          const nearest = attempts.filter(({ nearness }) => nearness > 0).sort((a, b) => b.nearness - a.nearness);
          const known = new Set();
          const first = ({ pattern }) => !known.has(pattern) && known.add(pattern);
          const best = (matched ? [matched] : nearest).filter(first).slice(0, 3);
          if (best.length === 0) return alone($reasonForAll(text, tree, attempts));
          return best.map(({ pattern, reason, isUnsure }) =>
            ({ route: pattern.route, pattern: pattern.text, reason: reason(), isUnsure }));
        }

        // How far a URL matches a pattern under one base. The reason is null if it matches. It is
        // unsure if the module can't read a value that the app may read.
        function $attempt(url, isHosted, { base, path, pattern }) {
          const texts = [];
          const matched = $matched(url, isHosted, path, texts);
          const raw = isHosted && !url.hasHost ? undefined : url.raw[matched];
          const part = path[matched];
          const number = base.isHosted ? matched : matched + 1;
          const place = number === 0 ? "the host" : `segment ${number}`;
          const isInBase = matched < base.path.length;
          const attempt = { pattern, matched, isInBase, host: $source(path[0] ?? ""), nearness: 0, isUnsure: false };
          const steps = isInBase ? 0 : 4 * (matched - base.path.length);
          if (part !== undefined && raw === undefined) {
            return { ...attempt, nearness: steps, reason: () => `the path ends before ${$quotedSource(part)}` };
          }
          if (part !== undefined) {
            const extra = typeof part === "object" ? 2 : $resembles(raw, part) ? 3 : 0;
            const reason = () => $pieceReason(url, part, raw, place, matched) ?? $partReason(part, raw, place);
            return { ...attempt, nearness: isInBase ? 0 : steps + extra, reason };
          }
          if (raw !== undefined && !$endsWithRest(path)) {
            const reason = `the pattern ends before ${place}, which is ${$quoted(raw)}`;
            return { ...attempt, nearness: steps, reason: () => reason };
          }
          const values = { route: pattern.route, ...pattern.values?.() };
          const mismatch = $mismatch(url, pattern, texts, values);
          const reason = () => (mismatch ? $mismatchReason(url, mismatch) : null);
          return { ...attempt, nearness: Infinity, reason, isUnsure: !mismatch && $isHidden(values) };
        }

        // A part as the pattern has it, but without the type String.
        function $source(part) {
          return typeof part === "object" ? part.source : part;
        }

        function $quotedSource(part) {
          return part.values?.length > 0 ? part.source : `'${$source(part)}'`;
        }

        // Why something after the path doesn't match.
        function $mismatchReason(url, { kind, value, part, raw, text, name }) {
          const place = name === undefined ? "a segment of the fragment" : `the item '${name}'`;
          switch (kind) {
            case "value":
              return $valueReason(value, text, name === undefined ? `the text of '${value.label}'` : place);
            case "part":
              return $pieceReason(url, part, raw, place, 1) ?? $partReason(part, raw, place);
            case "missing": {
              const names = part.names.map((name) => `'${name}'`);
              return names.length === 1 ? `the item ${names} is missing` : `the items ${$and(names)} are missing`;
            }
            case "present":
              return `the URL has the item '${part.names[0]}', which the pattern excludes`;
            case "others":
              return `an item that ${part.source} would capture has a malformed escape or is not UTF-8`;
            case "fragment":
              return "the URL has no fragment, but the pattern has one";
            case "end":
              return `the fragment ends before ${$quotedSource(part)}`;
            case "more":
              return `the fragment continues with ${$quoted(raw)}, but the pattern's does not`;
          }
        }

        // Why a text doesn't match a part.
        function $partReason(part, raw, place) {
          const text = $text(raw);
          if (!part.values?.length) return `${place} is ${$quotedText(text)}, but the pattern has ${$quotedSource(part)}`;
          if (part.texts) return `${place} is ${$quotedText(text)}, which does not match ${part.source}`;
          return $valueReason(part.values[0], text, place);
        }

        // Why a text isn't a value of a parameter.
        function $valueReason({ source, type }, text, subject) {
          if (text === null) return `${subject} is ${$quotedText(text)}`;
          return `${subject} is ${text === "" ? "empty" : $quotedText(text)}, but ${source} needs ${type.needs}`;
        }

        // Why the first text of a part that isn't a value isn't one; null if a literal text is
        // missing.
        function $pieceReason(url, part, raw, place, at) {
          const isFirst = at === 0 && !part.isWeb;
          const anyText = { type: { isText: true }, allowsEmpty: true };
          for (let index = part.texts ? part.values.length - 1 : -1; index >= 0; index--) {
            const values = part.values.map((value, number) => (number < index ? value : anyText));
            const isRead = (pieces) => pieces.every((text, number) =>
              number >= index || $valueOf(url, { value: values[number], text, isFirst }) !== null);
            const pieces = $piecesOf(url, { ...part, values }, raw, $text(raw), at, isRead);
            if (!pieces) continue;
            const [value, text] = [part.values[index], pieces[index]];
            if ($valueOf(url, { value, text, isFirst }) !== null) return null;
            return $valueReason(value, text, `the text of '${value.label}' in ${place}`);
          }
          return null;
        }

        function $quoted(raw) {
          return $quotedText($text(raw));
        }

        function $quotedText(text) {
          return text === null ? "text with a malformed escape, or not UTF-8" : `'${text}'`;
        }

        // Whether a text is close to a literal: at most a third of its characters are wrong, extra,
        // missing, or swapped. Case is ignored.
        function $resembles(raw, literal) {
          const text = $text(raw);
          if (text === null) return false;
          const [source, target] = [text, literal].map((text) => [...$lower(text)]);
          const limit = Math.min(Math.max(1, Math.floor(source.length / 3)), 10);
          if (target.length < 3 || source.length > 100 || Math.abs(source.length - target.length) > limit) return false;
          let [beforeLast, last] = [[], Array.from({ length: target.length + 1 }, (_, index) => index)];
          for (const [row, own] of source.entries()) {
            const next = [row + 1];
            for (const [column, other] of target.entries()) {
              const isSwapped = row > 0 && column > 0 && own === target[column - 1] && source[row - 1] === other;
              const swapped = isSwapped ? beforeLast[column - 1] + 1 : Infinity;
              next.push(Math.min(last[column] + (own === other ? 0 : 1), last[column + 1] + 1, next[column] + 1, swapped));
            }
            [beforeLast, last] = [last, next];
          }
          return last[target.length] <= limit;
        }

        // The reason if no pattern comes closer than the others: a wrong host or prefix is wrong
        // for all of them.
        function $reasonForAll(text, { isHosted }, attempts) {
          const url = $split(text);
          const outside = attempts.find(({ isInBase }) => !isInBase);
          if (outside) {
            const raw = isHosted && !url.hasHost ? undefined : url.raw[outside.matched];
            if (raw !== undefined) return `no pattern starts with ${$quoted(raw)}`;
            return "the path is empty, but no pattern has an empty path";
          }
          const furthest = attempts.reduce((best, next) => (next.matched > best.matched ? next : best));
          if (furthest.matched > 0 || !isHosted) return furthest.reason();
          const hosts = attempts.filter(({ matched }) => matched === 0).map(({ host }) => `'${host}'`);
          const known = $known([...new Set(hosts)]);
          if (url.hasHost) return `the host is ${$quoted(url.raw[0])}, but ${known}`;
          const isEmpty = !/^[^:]*:\/\/(?!(:\d*)?([/?#]|$))/.test(text);
          return `it has no ${isEmpty ? "" : "valid "}host, but ${known}`;
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
