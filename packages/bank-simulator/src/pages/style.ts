import { Markup } from '../html.ts';

/** The bank's own look, unlike the shops': cool grey, ink blue, one column, large targets. */
export const style = new Markup(`
:root { color-scheme: light; --ink: #14213d; --soft: #56617a; --line: #d5dbe6; --sky: #eef2f8; --blue: #1d4ed8; --red: #a61b1b; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--sky); color: var(--ink); font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; }
.frame { max-inline-size: 28rem; margin-inline: auto; padding: 1rem 1rem 3rem; }
header { display: flex; align-items: center; gap: .75rem; padding-block: 1rem; }
header strong { font-size: 1.125rem; letter-spacing: .01em; }
header svg { inline-size: 2rem; block-size: 2rem; flex: none; }
.practice { margin: 0 0 1rem; padding: .5rem .875rem; border: 1px solid #d9c58a; border-radius: .5rem; background: #fdf6e0; font-size: .875rem; }
main { background: #fff; border: 1px solid var(--line); border-radius: 1rem; padding: 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1.25rem; color: var(--soft); }
dl { margin: 0 0 1.5rem; border-block: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; padding-block: .75rem; }
dl div + div { border-block-start: 1px solid var(--line); }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.sum dd { font-size: 1.25rem; }
label { display: block; margin-block-end: .25rem; font-weight: 600; font-size: .9375rem; }
input { inline-size: 100%; min-block-size: 3rem; margin-block-end: 1rem; padding: .5rem .875rem; border: 1px solid #8390aa; border-radius: .5rem; font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid='true'] { border-color: var(--red); margin-block-end: .25rem; }
.fault { display: block; margin-block-end: 1rem; color: var(--red); font-size: .875rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
.pair > div { display: grid; grid-row: span 3; grid-template-rows: subgrid; align-items: end; } .pair .fault { align-self: start; }
button { display: block; inline-size: 100%; min-block-size: 3rem; margin-block-start: .75rem; padding: .625rem 1rem; border: 1px solid var(--blue); border-radius: .5rem; background: var(--blue); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button.second { background: #fff; color: var(--ink); border-color: #8390aa; }
button.quiet { background: none; border-color: transparent; color: var(--soft); text-decoration: underline; text-underline-offset: .2em; }
button:hover { filter: brightness(.94); }
table { inline-size: 100%; margin-block-end: 1.5rem; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
th { color: var(--soft); font-weight: 400; text-align: start; } th, td { padding: .5rem .5rem .5rem 0; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th:last-child, td:last-child { padding-inline-end: 0; text-align: end; }
fieldset { margin: 0; padding: 0; border: 0; } legend { margin-block-end: .5rem; padding: 0; font-size: 1.125rem; font-weight: 600; }
.switch { display: flex; gap: .75rem; align-items: start; padding-block: .625rem; font-weight: 400; }
.switch input { flex: none; inline-size: 1.5rem; block-size: 1.5rem; min-block-size: 0; margin: 0; }
button + p { margin-block-start: .5rem; font-size: .875rem; }
:focus-visible { outline: 3px solid #f5a524; outline-offset: 2px; }
`);
