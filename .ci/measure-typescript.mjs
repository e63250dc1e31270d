// node measure-typescript.mjs SPEC MODULE PATH-TO-REGEXP: how fast 'parse' of an exported module reads the links of a spec of
// segments and strings, beside a list of path-to-regexp's matchers that are tried in order. Nothing depends on the figures.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [spec, module, library] = process.argv.slice(2);
const { parse } = await import(resolve(module));
const { match } = createRequire(import.meta.url)(library);
const routes = [...readFileSync(spec, "utf8").matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, name, pattern]) => ({
  name,
  match: match("/" + pattern.replace(/\$\{(\w+)\}/g, ":$1"), { decode: decodeURIComponent }),
  path: "/" + pattern.replace(/\$\{(\w+)\}/g, "$1"),
}));
const origin = "https://api.github.com";
const urls = routes.map(({ path }) => origin + path);

function inOrder(url) {
  const path = url.slice(origin.length);
  for (const route of routes) {
    const found = route.match(path);
    if (found) return { route: route.name, ...found.params };
  }
  return null;
}

for (const url of urls) {
  // Without an order of its own, the list reads some links as an earlier route.
  const [ours, theirs] = [parse(url), inOrder(url)];
  if (!ours || !theirs || (ours.route === theirs.route && JSON.stringify(ours) !== JSON.stringify(theirs))) {
    console.error(`${url}: ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`);
    process.exit(1);
  }
}

function nanoseconds(read) {
  let best = Infinity;
  for (let round = 0; round < 30; round++) {
    const start = process.hrtime.bigint();
    for (let turn = 0; turn < 20; turn++) for (const url of urls) read(url);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 20 / urls.length);
  }
  return best;
}

const [ours, theirs] = [nanoseconds(parse), nanoseconds(inOrder)];
const times = (theirs / ours).toFixed(1);
console.log(`${urls.length} links: parse ${ours.toFixed(0)} ns, path-to-regexp ${theirs.toFixed(0)} ns, ${times} times as long`);
