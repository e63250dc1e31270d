// node measure-typescript.mjs SPEC MODULE PATH-TO-REGEXP: how fast 'parse' of an exported module reads the links of a spec of
// segments and strings, beside a list of path-to-regexp's matchers that are tried in order. Nothing depends on the figures.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [spec, module, library] = process.argv.slice(2);
const { parse } = await import(resolve(module));
const { match } = createRequire(import.meta.url)(library);
const patterns = [...readFileSync(spec, "utf8").matchAll(/^ {2}(\w+): (.*)$/gm)];
const routes = patterns.map(([, name, pattern]) => ({
  name,
  match: match("/" + pattern.replace(/\$\{(\w+)\}/g, ":$1"), { decode: decodeURIComponent }),
}));
const origin = "https://api.github.com";

function inOrder(url) {
  const path = url.slice(origin.length);
  for (const route of routes) {
    const found = route.match(path);
    if (found) return { route: route.name, ...found.params };
  }
  return null;
}

// The best of many short rounds, in turns. The compiler needs some of them until it has optimized the largest function.
function nanoseconds(urls) {
  const best = [Infinity, Infinity];
  for (let round = 0; round < 100; round++) {
    for (const [index, read] of [parse, inOrder].entries()) {
      const start = process.hrtime.bigint();
      for (let turn = 0; turn < 10; turn++) for (const url of urls) read(url);
      best[index] = Math.min(best[index], Number(process.hrtime.bigint() - start) / 10 / urls.length);
    }
  }
  return best;
}

function compare(what, value) {
  const urls = patterns.map(([, , pattern]) => `${origin}/${pattern.replace(/\$\{(\w+)\}/g, value)}`);
  for (const url of urls) {
    // Without an order of its own, the list reads some links as an earlier route.
    const [ours, theirs] = [parse(url), inOrder(url)];
    if (!ours || !theirs || (ours.route === theirs.route && JSON.stringify(ours) !== JSON.stringify(theirs))) {
      console.error(`${url}: ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`);
      process.exit(1);
    }
  }
  const [ours, theirs] = nanoseconds(urls);
  const times = (theirs / ours).toFixed(1);
  const figures = `parse ${ours.toFixed(0)} ns, path-to-regexp ${theirs.toFixed(0)} ns, ${times} times as long`;
  console.log(`${urls.length} links${what}: ${figures}`);
}

compare("", "$1");
compare(" with escapes in every value", "$1%20%C3%A9");
