import type { Language } from '@caravan/i18n';
import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createDocument, type Table } from './index.ts';

const begin = async (title: string, language: Language = 'en') => {
  const document = await createDocument({
    title,
    author: 'Xland LLC',
    language,
    at: new Date('2026-11-15T06:00:00Z'),
    footer: (page, pages) => `${page} / ${pages}`,
    textSize: 9,
  });
  document.title(title, '15-11-2026');
  return document;
};

const pagesOf = (pdf: Buffer): number => [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

/** What the fonts of a document are told to mean, glyph by glyph: the text that can be copied out of it. */
const lettersOf = (pdf: Buffer): Set<string> => {
  const letters = new Set<string>();
  const file = pdf.toString('latin1');
  for (const [, stream = ''] of file.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)) {
    let text: string;
    try {
      text = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      continue;
    }
    if (!text.includes('beginbfrange')) continue;
    for (const [, hex = ''] of text.matchAll(/<([0-9a-f]{4})>(?=[ \]])/gi))
      letters.add(String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return letters;
};

it.each([
  ['tr', 'Ğığ İşçi Çöğüş ₺'],
  ['az', 'Əliyev Şəfəq Xalça'],
  ['ka', 'ფასების სია ქვ'],
  ['kk', 'Бағалар тізімі Әұңқһө ₸'],
  ['ru', 'Прайс-лист ёъ № «сом»'],
] as const)('BIZ-4 has the letters of %s', async (language, text) => {
  const document = await begin(text, language);
  document.paragraph(text);
  const letters = lettersOf(await document.finish());
  expect([...text].filter((letter) => letter !== ' ' && !letters.has(letter))).toEqual([]);
});

it('BIZ-4 a long table goes on over pages, and a short document has one', async () => {
  const table = (count: number): Table => ({
    columns: [
      { head: 'Code', share: 1 },
      { head: 'Name', share: 4 },
    ],
    rows: [
      { group: 'All' },
      ...Array.from({ length: count }, (_, row) => ({ cells: [String(row), `Product ${row}`] })),
    ],
  });
  const short = await begin('Short');
  short.heading('Who');
  short.facts([
    ['Name', 'Ada'],
    ['Tax number', ''],
  ]);
  await short.table(table(3));
  expect(pagesOf(await short.finish())).toBe(1);
  const long = await begin('Long');
  await long.table(table(200));
  expect(pagesOf(await long.finish())).toBeGreaterThan(3);
});

it('PERF-8 others get their turn while a long document is made, at its end, too', async () => {
  const long = await begin('Long');
  await long.table({
    columns: [{ head: 'Code', share: 1 }],
    rows: Array.from({ length: 2500 }, (_, row) => ({ cells: [String(row)] })),
  });
  let turns = 0;
  let over = false;
  const others = (): void => {
    turns += 1;
    if (!over) setImmediate(others);
  };
  setImmediate(others);
  const pages = pagesOf(await long.finish());
  over = true;
  expect(pages).toBeGreaterThan(50);
  expect(turns).toBeGreaterThanOrEqual(Math.floor(pages / 5));
});

it('BIZ-4 is a PDF with its title and language, and is small', async () => {
  const document = await begin('Price list');
  const pdf = await document.finish();
  const text = pdf.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text).toContain('/Lang (en)');
  expect(text).toContain('Price list');
  expect(pdf.length).toBeLessThan(60_000);
});
