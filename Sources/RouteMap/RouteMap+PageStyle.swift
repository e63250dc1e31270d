extension RouteMap {
    /// The page's style sheet.
    static let style = #"""
        :root {
          color-scheme: light dark;
          --back: light-dark(#fff, #15171b);
          --raised: light-dark(#f6f7f9, #1f2228);
          --text: light-dark(#1c1f24, #e6e8ec);
          --dim: light-dark(#59616e, #a3abb8);
          --line: light-dark(#d8dce3, #3a3f49);
          --accent: light-dark(#0b57d0, #8ab4f8);
          --good: light-dark(#0d652d, #81c995);
          --bad: light-dark(#b3261e, #f2b8b5);
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 1rem; }
        body {
          margin: 0 auto;
          max-width: 60rem;
          padding: 1.5rem 1rem 4rem;
          background: var(--back);
          color: var(--text);
          font: 1rem/1.5 system-ui, sans-serif;
        }
        h1, h2, h3, h4 { line-height: 1.25; margin: 0; }
        h1 { font-size: 1.75rem; }
        h2 { font-size: 1.25rem; margin: 2rem 0 0.5rem; }
        h3 { font-size: 1.05rem; margin: 1.25rem 0 0.25rem; }
        .part { font-size: 0.9rem; margin: 1rem 0 0.25rem; color: var(--dim); }
        p { margin: 0.25rem 0; }
        ul { margin: 0.25rem 0; padding-left: 1.25rem; }
        a { color: var(--accent); }
        code, .link { font: 0.875em/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        .pattern-text { overflow-wrap: break-word; }
        .parameter { color: var(--accent); display: inline-block; max-width: 100%; }
        ::placeholder { color: var(--dim); opacity: 1; }
        .subtitle, .note, .doc, .more, #count { color: var(--dim); }
        .note { font-size: 0.9rem; }
        .warning, .error, .none { color: var(--bad); }
        .opens { font-weight: 600; }
        label { font-weight: 600; display: inline-block; padding-bottom: 0.2rem; }
        input, select, textarea, button {
          font: inherit;
          color: inherit;
          background: var(--back);
          border: 1px solid var(--dim);
          border-radius: 0.4rem;
          padding: 0.3rem 0.6rem;
        }
        input, select, textarea { width: 100%; min-width: 0; }
        [aria-invalid="true"] { border-color: var(--bad); }
        button { cursor: pointer; background: var(--raised); font-size: 0.85rem; white-space: nowrap; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
        details.group { margin: 1.25rem 0; padding-left: 0.75rem; border-left: 3px solid var(--line); }
        summary { cursor: pointer; }
        details.group > summary h3 { display: inline-block; margin: 0.25rem 0; }
        #try { margin-top: 1.25rem; }
        .label { flex: none; width: 7rem; color: var(--dim); font-size: 0.85rem; }
        .stale { opacity: 0.55; }
        .skip, #announcement { position: absolute; left: -99rem; }
        .skip:focus { position: static; }
        #result:not(:empty) {
          margin-top: 0.75rem;
          padding: 0.75rem 1rem;
          background: var(--raised);
          border: 1px solid var(--line);
          border-radius: 0.6rem;
        }
        .route { border-bottom: 1px solid var(--line); }
        .route > summary {
          display: grid;
          grid-template-columns: minmax(8rem, 1fr) 2fr;
          gap: 0 1rem;
          padding: 0.5rem 0.25rem;
        }
        .route > summary:hover { background: var(--raised); }
        summary .name { font-weight: 600; overflow-wrap: anywhere; }
        summary .name::before { content: "▸" / ""; display: inline-block; width: 1.1em; color: var(--dim); }
        [open] > summary .name::before { content: "▾" / ""; }
        summary .doc { grid-column: 2; font-size: 0.9rem; }
        .details { padding: 0 0.25rem 1rem 0.75rem; border-left: 3px solid var(--accent); }
        .patterns, .examples, .claims { list-style: none; padding: 0; }
        .claims { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; }
        .claim { font-size: 0.85rem; }
        .claim.all { color: var(--good); }
        .table { overflow-x: auto; }
        table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
        table code { white-space: nowrap; }
        th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
        tr { border-bottom: 1px solid var(--line); }
        thead th { color: var(--dim); font-weight: 600; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.1rem 1rem; margin: 0.25rem 0; }
        dt { color: var(--dim); }
        dd { margin: 0; min-width: 0; }
        .copyable { display: flex; align-items: baseline; gap: 0.5rem; margin: 0.25rem 0; }
        .copyable > :is(code, a) { flex: 1; min-width: 0; }
        .write {
          display: grid;
          grid-template-columns: max-content minmax(0, 1fr); gap: 0.4rem 1rem;
          align-items: baseline;
        }

        .write .error { grid-column: 2; font-size: 0.85rem; }
        .write .error:empty { display: none; }
        .tools { display: flex; gap: 1rem; align-items: flex-start; margin-top: 0.5rem; }
        .commands { flex: 1; min-width: 0; }
        .qr { width: 11rem; flex: none; border-radius: 0.4rem; }
        @media (max-width: 40rem) {
          body { padding: 1rem 0.75rem 3rem; }
          .route > summary { grid-template-columns: minmax(0, 1fr); }
          .commands .copyable { flex-wrap: wrap; }
          .label { width: 100%; }
          summary .doc { grid-column: 1; }
          .tools { flex-direction: column; }
          .commands { width: 100%; }
          .write { grid-template-columns: minmax(0, 1fr); }
          .write .error { grid-column: 1; }
        }
        @media print {
          :root { --back: #fff; --raised: #fff; --text: #000; --dim: #444; --line: #bbb; }
          :root { --accent: #000; --good: #000; --bad: #000; }
          html { font-size: 7.5pt; }
          body { max-width: none; padding: 0; line-height: 1.3; }
          #try, #result, .writing, button, .skip, .part { display: none; }
          #routes { columns: 2; column-gap: 1cm; }
          .route { break-inside: avoid; }
          .route > summary { display: block; padding: 0.1rem 0; }
          .route > summary > * { display: block; }
          .details { padding: 0 0 0.2rem 0.5rem; border: 0; }
          .details > p:first-child { display: none; }
          h2, h3 { break-after: avoid; }
          p { orphans: 3; widows: 3; }
        }
        """#
}
