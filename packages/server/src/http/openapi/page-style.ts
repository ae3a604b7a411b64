/** The page's style, written into it: its policy allows it by its hash, and nothing else. */
export const PAGE_STYLE = `
:root { color-scheme: light; --ink: #1b1f24; --soft: #57606a; --line: #d0d7de; --paper: #fff; --shade: #f6f8fa; --link: #0550ae; }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; color: var(--ink); background: var(--paper); font: 1rem/1.55 system-ui, sans-serif; }
main, header, nav { max-width: 62rem; margin: 0 auto; padding: 0 1rem; }
h1 { margin: 2rem 0 0.5rem; font-size: 1.75rem; }
h2 { margin: 3rem 0 1rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.875rem; color: var(--soft); }
p, pre { margin: 0.25rem 0 0.75rem; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; background: var(--shade); border-radius: 4px; }
code { padding: 0.1em 0.3em; overflow-wrap: anywhere; }
pre { padding: 0.75rem; overflow-x: auto; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem; background: var(--paper); }
nav ul { columns: 20rem; padding-left: 1.25rem; font-size: 0.875rem; }
nav li { overflow-wrap: anywhere; break-inside: avoid; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.35rem 0.5rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-weight: 600; }
tbody th { width: 25%; min-width: 6rem; font-weight: 400; overflow-wrap: anywhere; }
td p { margin: 0 0 0.25rem; }
`;
