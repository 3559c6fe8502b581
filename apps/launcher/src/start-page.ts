import { languageNames, type Language } from '@caravan/i18n';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { css } from './start-page-style.ts';
import { startWords } from './words.ts';

/** A site as the start page lists it. */
export interface ListedSite {
  readonly address: string;
  readonly name: string;
  readonly languages: readonly Language[];
  /** Member with which to try it. */
  readonly member: string;
}

export interface StartPageFacts {
  readonly sites: readonly ListedSite[];
  readonly bankAddress: string;
  readonly demoPassword: string;
  /** Whether the pages of all countries are loaded, too; a first start takes a minute for that. */
  readonly isReady: () => boolean;
}

/** What the bare `localhost` shows: links to the sites, each in its languages, and with whom to log in (CTRY-3). */
export const startPage =
  (facts: StartPageFacts): RequestListener =>
  (request, response) => {
    if (request.url === '/ready') {
      response.writeHead(facts.isReady() ? 204 : 503, { 'cache-control': 'no-store' }).end();
      return;
    }
    const { language, words } = startWords(request.headers['accept-language']);
    const nonce = randomBytes(16).toString('base64url');
    const sites = facts.sites.map(
      ({ address, name, languages, member }) => `<li>
<a class="site" href="${address}/">${name}<small>${new URL(address).host}</small></a>
<p class="ways">${languages.map((code) => `<a href="${address}/?lang=${code}" hreflang="${code}" lang="${code}">${languageNames[code]}</a>`).join('')}</p>
<p class="ways"><a href="${address}/__mail">${words.mails}</a></p>
<p>${words.member}: <code>${member}</code></p>
</li>`,
    );
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
      'x-content-type-options': 'nosniff',
    }).end(`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title>
<style nonce="${nonce}">${css}</style></head><body><main>
<h1>${words.title}</h1><p>${words.lead}</p>
<ul>${sites.join('')}</ul>
<p>${words.password}: <code>${facts.demoPassword}</code></p>
<h2>${words.bank}</h2><p>${words.bankNote} <a href="${facts.bankAddress}/">${new URL(facts.bankAddress).host}</a></p>
</main></body></html>`);
  };
