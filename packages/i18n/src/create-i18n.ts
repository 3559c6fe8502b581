import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Language } from './language.ts';

/** Compiled messages by id, as a `.po` import gives them. */
export type Catalogue = Readonly<Record<string, string | (string | unknown[])[]>>;

/** What is shown for an id that the catalogue lacks. */
export type MissingMessage = (language: string, id: string) => string;

const refuse: MissingMessage = (language, id) => {
  throw new Error(`no message "${id}" in ${language}`);
};

const showId: MissingMessage = (_, id) => id;

/** True only in what a bundler built for production; elsewhere a missing message is a fault to be seen at once. */
const built = (import.meta as { env?: { PROD?: boolean } }).env?.PROD === true;

/**
 * The words of one language, made anew for each page or request: nothing is shared between shops in one process.
 * @throws from its translate functions on a missing id, except in a production build, which shows the id.
 */
export const createI18n = (
  language: Language,
  catalogue: Catalogue,
  missing: MissingMessage = built ? showId : refuse,
): I18n =>
  setupI18n({
    locale: language,
    // Its own from the start, so that words may be added to it; the catalogue may be that of many pages.
    messages: { [language]: Object.setPrototypeOf({}, compiled(catalogue)) },
    missing,
  });

/**
 * The same words for all pages of a process: nothing can be added to them. What is said as it stands is a text already, and no
 * longer a list of its one part that lingui puts together at each call (0084).
 */
export const createSharedI18n = (
  language: Language,
  catalogue: Catalogue,
  missing?: MissingMessage,
): I18n => {
  const plain = Object.entries(catalogue).map(([id, message]) => [id, inOnePiece(message)] as const);
  const i18n = createI18n(language, {}, missing);
  i18n.setMessagesCompiler(asItIs);
  addWords(i18n, Object.fromEntries(plain));
  return i18n;
};

/** For lingui a text is something to be compiled yet; a text that comes out of it, it gives back. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asItIs = ((text: string) => text) as unknown as Parameters<I18n['setMessagesCompiler']>[0];

/** An empty text stays as it is: lingui takes it for none. */
const inOnePiece = (message: Catalogue[string]): Catalogue[string] =>
  Array.isArray(message) && message.every((part) => typeof part === 'string')
    ? message.join('') || message
    : message;

/**
 * Adds words to those that a page has already; the first catalogue stays as it was. Nobody is told: who speaks them waited for them,
 * and lingui's own way would draw the whole page anew.
 */
export const addWords = (i18n: I18n, catalogue: Catalogue): void => {
  Object.assign(i18n.messages, compiled(catalogue));
};

const compiled = (catalogue: Catalogue): Messages =>
  // Catalogues come from lingui's own compiler, whose token type the `.po` declaration cannot name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  catalogue as Messages;
