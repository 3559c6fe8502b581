import { expect, it } from 'vitest';
import { readPo } from './po.ts';

it('reads ids, texts over several lines, escapes and line numbers', () => {
  const source = String.raw`
msgid ""
msgstr ""
"Language: ru\n"

# a note
#. for translators
msgid "cart.empty"
msgstr "Корзина \"пуста\""

#, fuzzy
msgid "cart."
"terms"
msgstr ""
"First\n"
"second \\ third"

msgid "cart.full"
msgstr "Полна"

#~ msgid "gone"
#~ msgstr "gone"
`;
  expect(readPo(source)).toEqual([
    { id: 'cart.empty', text: 'Корзина "пуста"', line: 8, fuzzy: false },
    { id: 'cart.terms', text: 'First\nsecond \\ third', line: 12, fuzzy: true },
    { id: 'cart.full', text: 'Полна', line: 18, fuzzy: false },
  ]);
});

it.each([
  ['"text of nothing"', 1],
  ['msgid "a"\nmsgstr "b', 2],
  ['msgid "a"\nmsgctxt "b"\nmsgstr "c"', 2],
])('says which line is no PO: %j', (source, line) => {
  expect(() => readPo(source)).toThrow(`line ${line} is no PO`);
});
