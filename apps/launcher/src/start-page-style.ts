/** The start page's look: the shops' paper and green. */
export const css = `
body{margin:0;background:#fbfaf6;color:#16211c;font:1rem/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 .5rem}
h2{margin:2rem 0 .25rem;font-size:1.25rem}
a{color:#0f4c3a}
ul{list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem;margin:2rem 0;padding:0}
li{background:#fff;border:1px solid #e2e1da;border-radius:1rem;padding:1.25rem}
li p{margin:.5rem 0 0;color:#57635d}
.site{display:block;font-size:1.375rem;font-weight:600;text-decoration:none}
.site:hover{text-decoration:underline}
.ways{display:flex;flex-wrap:wrap;gap:0 1rem;margin:.25rem 0 0}
.ways a{display:inline-flex;align-items:center;min-height:2.25rem}
.site small{display:block;font-size:.875rem;font-weight:400;color:#57635d}
code{background:#edf3ec;border-radius:.375rem;padding:.125rem .375rem;font-variant-numeric:tabular-nums}
`;
