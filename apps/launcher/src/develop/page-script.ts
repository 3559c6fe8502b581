/** Where Vite answers: no page of a shop has such an address. */
export const base = '/__dev/';

/** Where the first script of every page is. */
export const scriptPath = `${base}page.js`;

/** What a page tells when it has connected: of which code it was made. */
export const madeEvent = 'shop:made';

/** The first script as a page asks for it: the address says of which code the page was made. */
export const scriptOf = (made: number): string => `${scriptPath}?made=${made}`;

/** Written before each style sheet in the document's styles, so that the page can tell them apart. */
export const sheetMark = (file: string): string => `/*sheet ${file}*/`;

/**
 * The first script of every page of a development server. It is not among the modules that Vite
 * serves, for those bring Vite's client before this has begun. The content policy stays that of the shop: the client gets the page's nonce. Style sheets that came in the document are given to it one by one, so that a saved one takes the place of its own. Where the
 * server could not make the page (`data-broken`) nothing else is begun. When the page has connected it says of which code it was made.
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
const { createHotContext } = await import('${base}@vite/client');
createHotContext('${scriptPath}').send('${madeEvent}', Number(new URL(import.meta.url).searchParams.get('made')));
const { injectIntoGlobalHook } = await import('${base}@react-refresh');
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
window.__getReactRefreshIgnoredExports = ({ id }) => window.shopScreens?.[id] ?? [];
if (!document.querySelector('[data-broken]')) await import('${base}@id/virtual:country/web');
`;
