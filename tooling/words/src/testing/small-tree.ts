import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { checkWords } from '../check.ts';
import { printed } from '../complaint.ts';

/** A catalogue file: its header, then each message on three lines (the first at line 4). */
export const po = (messages: Readonly<Record<string, string>>): string =>
  [
    'msgid ""\nmsgstr ""\n',
    ...Object.entries(messages).map(([id, text]) => `msgid "${id}"\nmsgstr ${JSON.stringify(text)}\n`),
  ].join('\n');

/** An app's words in one language, out of these areas. */
export const joined = (language: string, ...areas: string[]): string =>
  areas
    .map((area) => `import { messages as ${area} } from '@caravan/i18n/words/${area}/${language}.po';`)
    .join('\n');

const screen = 'packages/storefront/src/screen.tsx';

/** A shop in English and Russian whose cart says one thing; nothing in it is wrong. */
const base = {
  'packages/i18n/src/words/cart/en.po': po({ 'cart.empty': 'The cart is empty' }),
  'packages/i18n/src/words/cart/ru.po': po({ 'cart.empty': 'Корзина пуста' }),
  [screen]: `_('cart.empty');`,
  'apps/xx/src/messages/en.ts': joined('en', 'cart'),
  'apps/xx/src/messages/ru.ts': joined('ru', 'cart'),
};

/** What the check says of the small shop with these files added or replaced. */
export const complaintsOf = (files: Readonly<Record<string, string>> = {}): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ ...base, ...files })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return checkWords(root).map(printed);
};

/** The same, with one message in both languages and code that says it. */
export const complaintsOfMessage = (
  english: string,
  russian: string,
  code = `_('cart.x', values);`,
): string[] =>
  complaintsOf({
    'packages/i18n/src/words/cart/en.po': po({ 'cart.x': english }),
    'packages/i18n/src/words/cart/ru.po': po({ 'cart.x': russian }),
    [screen]: code,
  });
