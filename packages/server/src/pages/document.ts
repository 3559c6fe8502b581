import { direction, type Language } from '@caravan/i18n';
import type { CountryDefinition } from '@caravan/country';
import { addressIn, alternatesOf, type PagePaths } from './address-in.ts';
import type { CommonFacts } from './packing/common-part.ts';
import { escapeHtml } from '../words/escape-html.ts';
import type { PageHead } from './page-renderer.ts';
import { scriptJson } from './script-json.ts';

export interface DocumentFacts {
  readonly country: Pick<CountryDefinition, 'languages' | 'defaultLanguage'>;
  readonly language: Language;
  /** Region that the page was made for; the browser goes on with it. */
  readonly store: number | null;
  /** `https://…` of this country. */
  readonly origin: string;
  /** The page's address: path and the query that matters. */
  readonly address: string;
  readonly head: PageHead;
  /** Its path in other languages, where that is another one. */
  readonly paths?: PagePaths | undefined;
  readonly icon: string;
  /** What is said above every page, of the whole shop; null: nothing. */
  readonly notice: string | null;
  /** What is said while there is no network. */
  readonly offline: string;
  /** What is said where the page is never hydrated, and the name of the link that asks for it anew. */
  readonly stuck: { readonly text: string; readonly again: string };
}

/** The document up to its scripts and styles: what it is about. */
export const documentHead = (facts: DocumentFacts): string => {
  const { language, store, head, icon } = facts;
  const region = store === null ? '' : ` data-store="${store}"`;
  return [
    `<!doctype html><html lang="${language}" dir="${direction(language)}"${region}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.noindex ? '<meta name="robots" content="noindex">' : linksOf(facts),
    `<link rel="icon" href="${escapeHtml(icon)}">`,
  ].join('');
};

/** The document from its scripts and styles to the page's own markup. */
export const documentBody = (facts: DocumentFacts): string =>
  [
    // Data: no policy asks for a nonce.
    facts.head.jsonLd ? `<script type="application/ld+json">${scriptJson(facts.head.jsonLd)}</script>` : '',
    '</head><body>',
    noticeOf(facts),
    floatsOf(facts),
    '<div id="root">',
  ].join('');

/** Read by the cart and the checkout too, which say it beside their buttons. */
const noticeOf = ({ notice }: DocumentFacts): string =>
  notice === null ? '' : `<aside id="shop-notice">${escapeHtml(notice)}</aside>`;

const noticeStyle =
  '#shop-notice{padding:var(--space-3) var(--gutter);background:var(--clay-soft);color:var(--clay-ink);font-size:var(--text-s);text-align:center}';

/**
 * The one place of all that lies on the lower edge of the window (SHELL-17): first for the keyboard, last in the page, where it takes
 * its own room. What is said without a network, and where the page is never hydrated (`data-stuck`, or a browser without scripts;
 * SHELL-16), could not be fetched then. Their regions are there from the start, so they are read out.
 */
const floatsOf = ({ offline, stuck }: DocumentFacts): string =>
  [
    `<div id="floats"><div id="offline" role="status"><p hidden>${escapeHtml(offline)}</p></div>`,
    `<div id="stuck" role="alert"><p>${escapeHtml(stuck.text)} <a href="">${escapeHtml(stuck.again)}</a></p></div></div>`,
  ].join('');

const floatsStyle =
  'body{display:flex;flex-direction:column}#floats{position:sticky;z-index:30;inset-block-end:0;order:1}#offline>p,#stuck>p{padding:var(--space-2) var(--gutter);background:var(--ink);color:var(--paper);font-size:var(--text-xs);text-align:center}#stuck a{color:inherit;font-weight:var(--bold)}#stuck>p{display:none}[data-stuck] #stuck>p{display:block}@media (scripting:none){#stuck>p{display:block}}[data-stuck] [data-lifted=bar]{position:static}@media (height<30rem){#floats{position:static}}';

/** The document after the page's own markup. */
export const documentEnd = (data: string): string => `</div>${data}</body></html>`;

const linksOf = (facts: DocumentFacts): string => {
  const { language, origin, head, address } = facts;
  const path = head.canonical ?? address;
  const own = escapeHtml(addressIn(language, path, facts));
  const property = (name: string, value: string | undefined) =>
    value ? `<meta property="og:${name}" content="${escapeHtml(value)}">` : '';
  return [
    `<link rel="canonical" href="${own}">`,
    ...alternatesOf(facts.paths ?? path, facts).map(
      ([other, href]) => `<link rel="alternate" hreflang="${other}" href="${escapeHtml(href)}">`,
    ),
    property('title', head.title),
    property('description', head.description),
    property('site_name', head.siteName),
    property('type', 'website'),
    `<meta property="og:url" content="${own}">`,
    property('image', head.image ? new URL(head.image, origin).href : undefined),
  ].join('');
};

/**
 * Scripts and styles of a document, the same in all that need the same. Styles of the matched chunks stand in it, so nothing blocks
 * the first paint. Scripts come after that where there is something to be read before the page is hydrated: on a slow network its
 * pictures come first. Nothing is painted before the mark of the first paint is parsed: half of a line moves when the rest of it is
 * there (0095). Sheets already in the document are named as disabled links: the bundler's loader then does not fetch them again.
 * One script and one style carry the nonce, for each place of it costs some forty bytes of a kept page (0012).
 */
export const documentLoad = ({
  assets,
  firstScript = '',
  firstStyle = '',
  firstPaint,
  filledLater,
  notice,
  nonce,
}: CommonFacts): string =>
  [
    firstPaint ? `<link rel="expect" href="#${firstPaint}" blocking="render">` : '',
    '<template>',
    ...assets.preload.map((path) => `<link rel="modulepreload" href="${path}">`),
    `<script type="module" src="${assets.entry}"></script>`,
    '</template>',
    `<script nonce="${nonce}">${firstScript}${takeScripts(filledLater ? 'go()' : afterFirstPaint)}</script>`,
    `<style nonce="${nonce}">`,
    notice ? noticeStyle : '',
    floatsStyle,
    firstStyle,
    ...assets.sheets.map(({ text }) => text),
    '</style>',
    ...assets.sheets.map(({ href }) => `<link rel="stylesheet" disabled href="${href}">`),
  ].join('');

/** Takes the template before it into the document. It hands on its nonce for browsers that do not know 'strict-dynamic'. */
const takeScripts = (when: string): string =>
  `{let{nonce:n,previousSibling:t}=document.currentScript,go=()=>{for(let e of t.content.children)e.nonce=n;t.replaceWith(t.content)};${when}}`;

/**
 * When there is something to be seen, but no later than 300 ms after the page was called: where the document itself took longer,
 * the network is slow, and what is asked for now comes after the first paint anyway (0028).
 */
const afterFirstPaint =
  'let left=300-performance.now();left<0?go():(new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&go()).observe({type:"paint",buffered:true}),setTimeout(go,left))';
