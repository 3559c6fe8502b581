/** Where Vite answers: no page of a shop has such an address. */
export const base = '/__dev/';

/** Where the first script of every page is. */
export const scriptPath = `${base}page.js`;

/** Written before each style sheet in the document's styles, so that the page can tell them apart. */
export const sheetMark = (file: string): string => `/*sheet ${file}*/`;

/**
 * The first script of every page of a development server. It is not among the modules that Vite
 * serves, for those bring Vite's client before this has begun. The content policy stays that of the shop: the client gets the page's nonce. Style sheets that came in the document are given to it one by one, so that a saved one takes the place of its own. Where the
 * server could not make the page (`data-broken`) nothing else is begun.
 */
export const pageScript = `
const { nonce } = document.querySelector('script[nonce]');
const said = Object.assign(document.createElement('meta'), { nonce });
said.setAttribute('property', 'csp-nonce');
document.head.append(said);
for (const style of document.querySelectorAll('style')) {
  const [own, ...sheets] = style.textContent.split(/\\/\\*sheet (.+?)\\*\\//);
  if (sheets.length === 0) continue;
  style.textContent = own;
  for (let at = 0; at < sheets.length; at += 2) {
    const sheet = Object.assign(document.createElement('style'), { nonce, textContent: sheets[at + 1] });
    sheet.dataset.viteDevId = sheets[at];
    document.head.append(sheet);
  }
}
await import('${base}@vite/client');
const { injectIntoGlobalHook } = await import('${base}@react-refresh');
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__getReactRefreshIgnoredExports = ({ id }) => window.shopScreens?.[id] ?? [];
if (!document.querySelector('[data-broken]')) await import('${base}@id/virtual:country/web');
`;
