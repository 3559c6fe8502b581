import type { CountryDefinition } from '@caravan/country';
import { direction, languageNames, type Language } from '@caravan/i18n';
import type { I18n } from '@lingui/core';
import { escapeHtml } from '../../words/escape-html.ts';

/** A link by its name. An empty `href` is the page's own address. */
export interface PlainLink {
  readonly name: string;
  readonly href: string;
}

export interface PlainPageFacts {
  readonly country: Pick<CountryDefinition, 'languages' | 'contacts'>;
  readonly language: Language;
  readonly words: I18n;
  readonly heading: string;
  /** Below the heading; null: it says all. */
  readonly text: string | null;
  /** Posts to the page's own address; null: there is nothing to be done here. */
  readonly button: string | null;
  /** Where to go on; null: there is no such link. */
  readonly link: PlainLink | null;
  /** Where the same page is in each language; null: no links. */
  readonly addressIn: ((language: Language) => string) | null;
  /** Paths of the build's own style sheets: colours and sizes of the shop. */
  readonly sheets: readonly string[];
  readonly icon: string;
  readonly nonce: string;
}

const css = `
body{display:grid;min-block-size:100vh;place-items:center}
main{inline-size:100%;max-inline-size:36rem;padding:var(--space-7) var(--gutter)}
main>img{inline-size:3rem;block-size:3rem;margin-block-end:var(--space-5)}
h1{font-size:var(--text-3xl);letter-spacing:-.02em}
h1+p{margin-block-start:var(--space-4);font-size:var(--text-l);color:var(--ink-soft)}
button{min-block-size:var(--tap);margin-block-start:var(--space-6);padding:var(--space-2) var(--space-5);border:0;border-radius:var(--radius-m);color:var(--on-brand);background:var(--brand);font:inherit;font-weight:var(--medium);cursor:pointer}
p>a{display:inline-block;margin-block-start:var(--space-5);padding-block:.25rem;font-weight:var(--medium)}
button:hover{background:var(--brand-strong)}
dl{display:grid;gap:var(--space-2);margin-block-start:var(--space-6);padding-block-start:var(--space-5);border-block-start:1px solid var(--hairline)}
dl>div{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 var(--space-2)}
dt{color:var(--ink-soft)}
nav{display:flex;flex-wrap:wrap;gap:var(--space-2) var(--space-5);margin-block-start:var(--space-6)}
dd a,nav a{display:inline-block;padding-block:.25rem}
`;

const contact = (label: string, href: string, text: string): string =>
  `<div><dt>${escapeHtml(label)}</dt><dd><a href="${escapeHtml(href)}" dir="ltr">${escapeHtml(text)}</a></dd></div>`;

const textOf = (text: string | null): string => (text === null ? '' : `<p>${escapeHtml(text)}</p>`);

const formOf = (button: string | null): string =>
  button === null ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;

const linkOf = (link: PlainLink | null): string =>
  link === null ? '' : `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.name)}</a></p>`;

const linksOf = ({ country, language, addressIn }: PlainPageFacts): string => {
  if (addressIn === null || country.languages.length < 2) return '';
  const links = country.languages
    .filter((other) => other !== language)
    .map(
      (other) =>
        `<a href="${escapeHtml(addressIn(other))}" hreflang="${other}" lang="${other}">${languageNames[other]}</a>`,
    );
  return `<nav>${links.join('')}</nav>`;
};

/** A page that says or asks one thing, without scripts: in the shop's look, with the office's phone and address of mail. */
export const plainPage = (facts: PlainPageFacts): string => {
  const { country, language, words, heading, text, button, link, sheets, icon, nonce } = facts;
  const { phone, email } = country.contacts;
  const title = escapeHtml(heading);
  return [
    `<!doctype html><html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><link rel="icon" href="${escapeHtml(icon)}">`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style nonce="${nonce}">${css}</style></head><body><main>`,
    `<img src="${escapeHtml(icon)}" alt=""><h1>${title}</h1>${textOf(text)}${formOf(button)}${linkOf(link)}`,
    `<dl>${contact(words._('server.page.phone'), `tel:${phone.replaceAll(' ', '')}`, phone)}`,
    `${contact(words._('server.page.email'), `mailto:${email}`, email)}</dl>`,
    linksOf(facts),
    '</main></body></html>',
  ].join('');
};
