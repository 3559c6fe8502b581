import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Statement } from '../../db/database.ts';
import {
  catalogueVersions,
  districts,
  members,
  orders,
  paymentAttempts,
  products,
  productTexts,
} from '../../db/schema/index.ts';
import { giftCountry } from '../../testing/gift-country.ts';
import { testCountry } from '../../testing/index.ts';
import { createProblems, describeProblem } from '../problem.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readTable } from '../tables/read-table.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importMembers } from '../members/import-members.ts';

const country = testCountry();
const good = mkdtempSync(join(tmpdir(), 'catalogue-'));
let folder: string;
let database: Database;

const files: Record<string, string> = {
  'catalogue/categories.yaml': `- { slug: gels, position: 10, picture: tile, names: { en: Gels, tr: Jeller } }
- { slug: soaps, position: 20, picture: tile, names: { en: Soaps, tr: Sabunlar } }
`,
  'catalogue/pictures.yaml': `tile: { shape: jar, background: '#edf3ec' }
gel: { background: '#f3eee3' }
`,
  'catalogue/products.csv': `code;category;price;oldPrice;cc;stock;disabled;once;daily;monthly;popular;promotion;discountable;picture;position
100;gels;25.50;30.00;0.125;40;;3;;;yes;yes;yes;gel;20
200;soaps;9.90;;0.050;0;yes;;2;5;;;;gel;10
`,
  'catalogue/texts.en.csv': `code;name;description;usage;ingredients
100;Aloe Gel;"Clear; fresh";Drink;Aloe
200;Honey Soap;Soft;Wash;Honey
`,
  'catalogue/texts.tr.csv': `code;name;description;usage;ingredients
100;Şifa Jel;Berrak;İçilir;Aloe
200;Ballı Sabun;Yumuşak;Yıkanır;Bal
`,
  'regions.yaml': `- id: 1
  names: { en: Center, tr: Merkez }
  districts:
    - { id: 1, names: { en: Old, tr: Eski }, delivers: true }
`,
  'members.yaml': `- fboId: '999000000001'
  level: manager
  firstName: Ada
  lastName: Byron
  email: ada@mail.example
  phone: '+999555123456'
  birthDate: 14-05-1984
  sponsor: null
  language: en
  online: true
  addresses:
    - { recipientName: Ada, province: 1, district: 1, city: Old, address: Main 1, phone: '+999555123456', email: ada@mail.example }
    - { recipientName: Ada, province: 1, district: null, city: Old, address: null, phone: '+999555123456', email: ada@mail.example }
  orders:
    - { daysAgo: 3, payment: card, delivery: courier, status: shipped, lines: [{ code: '100', quantity: 2 }] }
    - { daysAgo: 9, payment: delivery-pay, delivery: pickup, status: cancelled, lines: [{ code: '200', quantity: 1 }] }
- { fboId: '999000000011', level: novus, firstName: Cem, lastName: Ay, email: null, language: tr, online: false }
`,
};

const withStores = testCountry({
  stores: [2, 5].map((id) => ({ id, name: { en: `Region ${id}`, tr: `Bölge ${id}` } })),
  defaultStore: 2,
});
const storeStocks = (rows: string): void =>
  writeFileSync(join(folder, 'catalogue/stocks.csv'), `code;store;stock\n${rows}\n`);

const change = (file: string, from: string, to: string): void => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};
const load = (options = {}) => importCatalogue(database, country, folder, options);

beforeAll(async () => {
  const { mkdirSync } = await import('node:fs');
  mkdirSync(join(good, 'catalogue'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(good, file), text);
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(good, { recursive: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  cpSync(good, folder, { recursive: true });
  return () => rmSync(folder, { recursive: true });
});

describe('importing a catalogue', () => {
  it.each([
    ['catalogue/products.csv', '25.50', '25,505', 'catalogue/products.csv:2:3 price: an amount like 1234.50'],
    ['catalogue/products.csv', '9.90', '-9.90', 'catalogue/products.csv:3:3 price: an amount like 1234.50'],
    ['catalogue/products.csv', '0.125', '0.5 CC', 'catalogue/products.csv:2:5 cc: case credits like 0.125'],
    [
      'catalogue/products.csv',
      ';40;',
      ';many;',
      'catalogue/products.csv:2:6 stock: a whole number of at least 0',
    ],
    [
      'catalogue/products.csv',
      ';;2;5',
      ';;0;5',
      'catalogue/products.csv:3:9 daily: a whole number of at least 1',
    ],
    [
      'catalogue/products.csv',
      'soaps',
      'shoes',
      'catalogue/products.csv:3:2 category: a category of categories.yaml, not "shoes"',
    ],
    [
      'catalogue/products.csv',
      'gel;10',
      'photo;10',
      'catalogue/products.csv:3:14 picture: a picture of pictures.yaml, not "photo"',
    ],
    [
      'catalogue/products.csv',
      ';yes;yes;yes',
      ';ja;yes;yes',
      'catalogue/products.csv:2:11 popular: "yes" or nothing',
    ],
    [
      'catalogue/products.csv',
      '\n200',
      '\n100',
      'catalogue/products.csv:3:1 code: each code once, not 100 again',
    ],
    ['catalogue/products.csv', ';gel;20', '', 'catalogue/products.csv:2:13 15 cells, not 13'],
    [
      'catalogue/products.csv',
      ';once',
      '',
      'catalogue/products.csv:1:1 a header row with the columns once, separated by semicolons or commas, found "code;',
    ],
    ['catalogue/texts.tr.csv', 'Berrak', '', 'catalogue/texts.tr.csv:2:3 description: some text'],
    [
      'catalogue/texts.tr.csv',
      '200;',
      '201;',
      'catalogue/products.csv:3:1 code: a row for 200 in texts.tr.csv',
    ],
    ['catalogue/texts.en.csv', '"Clear; fresh"', '"Clear', 'catalogue/texts.en.csv:3:1'],
    [
      'catalogue/categories.yaml',
      'position: 20',
      'position: second',
      'catalogue/categories.yaml:2:28 1.position: Invalid input: expected number, received string, not "second"',
    ],
    ['catalogue/categories.yaml', ', tr: Sabunlar', '', 'catalogue/categories.yaml:2:54 1.names.tr'],
    ['catalogue/categories.yaml', 'Jeller } }', 'Jeller', 'catalogue/categories.yaml:2:1'],
    [
      'regions.yaml',
      'delivers: true',
      'delivers: perhaps',
      'regions.yaml:4:56 0.districts.0.delivers: Invalid input: expected boolean, received string, not "perhaps"',
    ],
    [
      'regions.yaml',
      'id: 1',
      'id: one',
      'regions.yaml:1:7 0.id: Invalid input: expected number, received string, not "one"',
    ],
    [
      'regions.yaml',
      'id: 1',
      'id: 0',
      'regions.yaml:1:7 0.id: Too small: expected number to be >=1, not "0"',
    ],
    [
      'catalogue/pictures.yaml',
      "'#edf3ec'",
      'green',
      'catalogue/pictures.yaml:1:33 tile.background: Invalid string: must match pattern /^#[0-9a-f]{3,6}$/i, not "green"',
    ],
  ])('CTRY-7 says where %s is wrong with %j → %j, and loads nothing', async (file, from, to, place) => {
    change(file, from, to);
    const result = await load();
    expect(result.ok).toBe(false);
    expect(result.ok ? [] : result.problems.map(describeProblem)).toContainEqual(
      expect.stringContaining(place),
    );
    expect(await database.db.$count(products)).toBe(0);
    expect(await database.db.$count(districts)).toBe(0);
  });

  it('CTRY-7 tells all problems at once, and a missing file', async () => {
    change('catalogue/products.csv', '25.50', 'x');
    change('regions.yaml', 'delivers: true', 'delivers: perhaps');
    rmSync(join(folder, 'catalogue/texts.tr.csv'));
    const result = await load();
    expect(result.ok ? [] : new Set(result.problems.map(({ file }) => file))).toEqual(
      new Set(['regions.yaml', 'catalogue/texts.tr.csv', 'catalogue/products.csv']),
    );
  });

  it('CTRY-7 a dry run loads nothing', async () => {
    expect(await load({ dryRun: true })).toEqual({
      ok: true,
      products: 2,
      categories: 2,
      regions: 1,
      removed: [],
    });
    expect(await database.db.$count(products)).toBe(0);
  });

  it('CTRY-7 loads into an empty database', async () => {
    expect(await load()).toEqual({ ok: true, products: 2, categories: 2, regions: 1, removed: [] });
    const rows = await database.db.select().from(products).orderBy(products.position);
    expect(rows).toMatchObject([
      {
        code: '100',
        price: 2550,
        oldPrice: 3000,
        cc: 125,
        stock: 40,
        onceLimit: 3,
        popular: true,
        discountable: true,
        background: '#f3eee3',
      },
      {
        code: '200',
        price: 990,
        oldPrice: null,
        stock: 0,
        disabled: true,
        dailyLimit: 2,
        monthlyLimit: 5,
        discountable: false,
      },
    ]);
    const texts = await database.db.select().from(productTexts).where(eq(productTexts.language, 'tr'));
    expect(texts.toSorted((a, b) => a.rank - b.rank).map(({ name, slug }) => [name, slug])).toEqual([
      ['Ballı Sabun', 'balli-sabun'],
      ['Şifa Jel', 'sifa-jel'],
    ]);
  });

  it('CTRY-7 loads again into a filled one: facts change, sold units do not come back, what is gone cannot be bought', async () => {
    await database.db.update(products).set({ stock: 7 }).where(eq(products.code, '100'));
    change('catalogue/products.csv', '25.50', '27.00');
    change('catalogue/products.csv', '200;soaps', '300;soaps');
    change('catalogue/texts.en.csv', '200;', '300;');
    change('catalogue/texts.tr.csv', '200;', '300;');
    expect(await load({ remove: true })).toMatchObject({ ok: true, products: 2 });
    const rows = await database.db.select().from(products).orderBy(products.code);
    expect(rows.map(({ code, price, stock, disabled }) => [code, price, stock, disabled])).toEqual([
      ['100', 2700, 7, false],
      ['200', 990, 0, true],
      ['300', 990, 0, true],
    ]);
    await load({ stock: true });
    expect(
      await database.db.select({ stock: products.stock }).from(products).where(eq(products.code, '100')),
    ).toEqual([{ stock: 40 }]);
    expect((await database.db.select().from(catalogueVersions))[0]?.version).toBe(3);
  });
});

describe('SRV-17 words of products', () => {
  it('SRV-17 are read while they are loaded, not held, and a file that changed meanwhile is refused', async () => {
    const problems = createProblems();
    const data = await readCatalogue(country, folder, problems);
    expect(problems.list).toEqual([]);
    const read = async () => {
      const found: string[] = [];
      for await (const { code, name } of data.words('en')) found.push(`${code} ${name}`);
      return found;
    };
    expect(await read()).toEqual(['100 Aloe Gel', '200 Honey Soap']);
    expect(['100', '200'].map((code) => data.rank('en', code))).toEqual([1, 2]);
    writeFileSync(join(folder, 'catalogue/texts.en.csv'), 'code;name\n');
    await expect(read()).rejects.toThrow('catalogue/texts.en.csv:1:1 a header row');
  });
});

describe('SRV-17 products that move to another category', () => {
  it('SRV-17 are found by it at once, and are held by the last statements only', async () => {
    const inSoaps = async (): Promise<number> =>
      Number(
        (
          await database.executeSql(
            `select bit_count(products) as products from search_words where country = 'xx' and list = 'en' and word = 'soaps'`,
          )
        ).rows[0]?.['products'],
      );
    await load();
    const before = await inSoaps();
    change('catalogue/products.csv', '100;gels;25.50', '100;soaps;25.50');
    const texts: string[] = [];
    const noted =
      <First, Rest extends readonly unknown[], Result>(
        textOf: (first: First) => string,
        ask: (first: First, ...rest: Rest) => Result,
      ) =>
      (first: First, ...rest: Rest): Result => {
        texts.push(textOf(first));
        return ask(first, ...rest);
      };
    const watched = Object.defineProperties(Object.create(database), {
      run: { value: noted(({ text }: Statement) => text, database.run.bind(database)) },
      executeSql: { value: noted((text: string) => text, database.executeSql.bind(database)) },
    });
    expect(await importCatalogue(watched, country, folder)).toMatchObject({ ok: true });
    const held = texts.findIndex((text) => text.includes('for no key update of p'));
    const indexed = texts.findLastIndex((text) => text.includes('insert into search_words'));
    expect([indexed >= 0, held > indexed]).toEqual([true, true]);
    const { rows } = await database.executeSql(
      `select c.slug from products p join categories c on c.id = p.category_id where p.code = '100'`,
    );
    expect(rows).toEqual([{ slug: 'soaps' }]);
    expect(await inSoaps()).toBe(before + 1);
  });
});

describe('SRV-17 files as a spreadsheet saves them', () => {
  it.each([
    ['commas', ','],
    ['tabs', '\t'],
  ])('SRV-17 are the same with %s, CRLF and the mark of UTF-8', async (_, separator) => {
    expect(await load({ remove: true })).toMatchObject({ ok: true });
    const printed = (cell: string) =>
      /[\t",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell.replaceAll('"', '""');
    for (const name of ['products', 'texts.en', 'texts.tr']) {
      const path = join(folder, `catalogue/${name}.csv`);
      const rows = await readTable(folder, `catalogue/${name}.csv`);
      const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
      const text = lines.map((line) => `${line.map(printed).join(separator)}\r\n`).join('');
      expect(text).toContain(`100${separator}`);
      writeFileSync(path, `\uFEFF${text}`);
    }
    const looked = await load({ dryRun: true, compare: true });
    expect(looked).toMatchObject({ ok: true, removed: [], changes: { added: [], changed: [] } });
  });
});

describe('SRV-17 files that lack products', () => {
  const onSale = async () =>
    (await database.db.select().from(products).where(eq(products.disabled, false)))
      .map(({ code }) => code)
      .toSorted();

  it('SRV-17 take nothing off sale unless it is asked for; a dry run names what that would be', async () => {
    change('catalogue/products.csv', '200;soaps;9.90;;0.050;0;yes;', '200;soaps;9.90;;0.050;9;;');
    expect(await load({ remove: true })).toMatchObject({ ok: true });
    const before = await onSale();
    expect(before).toContain('200');
    change('catalogue/products.csv', '\n200;soaps;9.90;;0.050;9;;;2;5;;;;gel;10', '');
    const refused = await load();
    expect(refused.ok ? [] : refused.problems.map(describeProblem)).toEqual([
      'catalogue/products.csv:1:1 a row for 1 products that are on sale: 200 (--remove takes them off sale)',
    ]);
    expect(await load({ dryRun: true })).toMatchObject({ ok: true, removed: ['200'] });
    expect(await onSale()).toEqual(before);
    expect(await load({ remove: true })).toMatchObject({ ok: true, removed: ['200'] });
    expect(await onSale()).toEqual(before.filter((code) => code !== '200'));
    expect(await load()).toMatchObject({ ok: true, removed: [] });
  });

  it.each([
    ['has no row', (text: string) => `${text.split('\n')[0]}\n`, ':1:1 a row for each product'],
    ['is empty', () => '', ':1:1 a header row with the columns code;category;'],
    [
      'is separated by bars',
      (text: string) => text.replaceAll(';', '|'),
      ', separated by semicolons or commas, found "code|category|',
    ],
    ['is empty, which it says', () => '', ', found an empty file'],
    ['is cut in a row', (text: string) => text.slice(0, text.indexOf('soaps') + 5), ':3:2 15 cells, not 2'],
    [
      'is cut in a quotation',
      (text: string) => text.replace('200;soaps', '"200;soaps'),
      'a table of semicolons or commas in UTF-8',
    ],
    ['is in another encoding', (text: string) => Buffer.from(text.replace('gel', 'gèl'), 'latin1'), 'UTF-8'],
    [
      'has 200 columns more in a row',
      (text: string) => text.replace('gel;20', `gel;20${';'.repeat(200)}`),
      '15 cells, not 215',
    ],
  ])('SRV-17 are refused when products.csv %s, with --remove, too', async (_, make, place) => {
    const before = await onSale();
    const path = join(folder, 'catalogue/products.csv');
    writeFileSync(path, make(readFileSync(path, 'utf8')));
    const result = await load({ remove: true });
    expect(result.ok ? [] : result.problems.map(describeProblem)).toContainEqual(
      expect.stringContaining(place),
    );
    expect(await onSale()).toEqual(before);
  });
});

describe('what the law wants said of products', () => {
  const notices = (text: string) => writeFileSync(join(folder, 'catalogue/notices.yaml'), text);

  it('CTRY-7 stands in the words of the products that it names, in each language, until it is taken out', async () => {
    const noticesIn = async (language: string) => {
      const texts = database.db
        .select({ code: products.code, notice: productTexts.notice })
        .from(productTexts)
        .innerJoin(products, eq(products.id, productTexts.productId));
      const rows = await texts.where(eq(productTexts.language, language));
      return Object.fromEntries(rows.map(({ code, notice }) => [code, notice]));
    };
    notices(`- products: ['100', '200']
  texts: { en: Not a medicine., tr: İlaç değildir. }
- products: ['200']
  texts: { en: Not for children., tr: Çocuklara verilmez. }
`);
    expect((await load()).ok).toBe(true);
    expect(await noticesIn('en')).toMatchObject({
      100: 'Not a medicine.',
      200: 'Not a medicine.\nNot for children.',
    });
    expect(await noticesIn('tr')).toMatchObject({ 100: 'İlaç değildir.' });
    rmSync(join(folder, 'catalogue/notices.yaml'));
    await load();
    expect(await noticesIn('en')).toMatchObject({ 100: '', 200: '' });
  });

  it.each([
    ["- products: ['101']\n  texts: { en: A, tr: B }\n", '1:14 0.products.0: a code of products.csv'],
    ['- products: [100]\n  texts: { en: A, tr: B }\n', '1:14 0.products.0'],
    ["- products: ['100']\n  texts: { en: A }\n", '2:10 0.texts.tr'],
    ['- products: []\n  texts: { en: A, tr: B }\n', '1:13 0.products'],
  ])('CTRY-7 is refused with file, line and column: %j', async (text, place) => {
    notices(text);
    const result = await load({ dryRun: true });
    expect(result.ok ? [] : result.problems.map(describeProblem)).toEqual([
      expect.stringContaining(`catalogue/notices.yaml:${place}`),
    ]);
  });
});

describe('SHOP-3 keywords of products', () => {
  const keywordsIn = async (language: string) => {
    const rows = await database.db
      .select({ code: products.code, keywords: productTexts.keywords })
      .from(productTexts)
      .innerJoin(products, eq(products.id, productTexts.productId))
      .where(eq(productTexts.language, language));
    return Object.fromEntries(rows.map(({ code, keywords }) => [code, keywords]));
  };
  const withKeywords = (first: string, second = '') => {
    change('catalogue/texts.en.csv', 'usage;ingredients', 'usage;ingredients;keywords');
    change('catalogue/texts.en.csv', 'Drink;Aloe', `Drink;Aloe;${first}`);
    change('catalogue/texts.en.csv', 'Wash;Honey', `Wash;Honey;${second}`);
  };

  it('are a column that texts may have, and end with it', async () => {
    withKeywords('juice, صبار');
    expect((await load()).ok).toBe(true);
    expect(await keywordsIn('en')).toMatchObject({ 100: 'juice, صبار', 200: '' });
    expect(await keywordsIn('tr')).toMatchObject({ 100: '', 200: '' });
    cpSync(join(good, 'catalogue/texts.en.csv'), join(folder, 'catalogue/texts.en.csv'));
    expect((await load()).ok).toBe(true);
    expect(await keywordsIn('en')).toMatchObject({ 100: '', 200: '' });
  });

  it.each([
    ['x'.repeat(501), '', 'catalogue/texts.en.csv:2:6 keywords: at most 500 letters, not 501'],
    ['', 'a\u0000b', 'catalogue/texts.en.csv:3:6 keywords: well-formed text'],
  ])('are refused with file, row and column (%#)', async (first, second, told) => {
    withKeywords(first, second);
    const result = await load({ dryRun: true });
    expect(result.ok ? [] : result.problems.map(describeProblem)).toEqual([told]);
  });
});

describe('LIM-6 the gifts of a catalogue', () => {
  const giving = giftCountry();
  const withGifts = (first: string, second: string) => {
    change('catalogue/products.csv', 'picture;position', 'picture;position;gift');
    change('catalogue/products.csv', 'gel;20', `gel;20;${first}`);
    change('catalogue/products.csv', 'gel;10', `gel;10;${second}`);
  };
  const toldOf = async (by: typeof country) => {
    const result = await importCatalogue(database, by, folder, { dryRun: true });
    return result.ok ? [] : result.problems.map(describeProblem);
  };

  it('are taken in the operator’s order, and end with the product', async () => {
    withGifts('2', '1');
    const gifts = async () => {
      const rows = await database.db.select().from(products).where(eq(products.country, country.val));
      return Object.fromEntries(rows.map(({ code, gift }) => [code, gift]));
    };
    expect((await importCatalogue(database, giving, folder)).ok).toBe(true);
    expect(await gifts()).toMatchObject({ 100: 2, 200: 1 });
    change('catalogue/products.csv', 'gel;10;1', 'gel;10;');
    await importCatalogue(database, giving, folder);
    expect(await gifts()).toMatchObject({ 100: 2, 200: null });
  });

  it.each([
    ['1', '1', ['catalogue/products.csv:3:16 gift: each place once, not 1 again']],
    ['0', '', ['catalogue/products.csv:2:16 gift: a whole number of at least 1, not "0"']],
    ['first', '', ['catalogue/products.csv:2:16 gift: a whole number of at least 1, not "first"']],
  ])('are refused as %j and %j, with file, row and column', async (first, second, told) => {
    withGifts(first, second);
    expect(await toldOf(giving)).toEqual(told);
  });

  it('are refused in a country that gives none', async () => {
    withGifts('1', '');
    expect(await toldOf(country)).toEqual([
      'catalogue/products.csv:2:16 gift: nothing, because this country gives no gifts',
    ]);
  });
});

describe('importing demo members', () => {
  const demo = { production: false, password: 'Aloe-demo-2026', at: new Date('2026-11-15T06:00:00Z') };

  it('CTRY-8 loads members, addresses and past orders, once however often it runs', async () => {
    await load();
    for (let time = 0; time < 2; time += 1) {
      expect(await importMembers(database, country, folder, demo)).toEqual({ ok: true, members: 2 });
    }
    const people = await database.db.select().from(members).orderBy(members.fboId);
    expect(people).toMatchObject([{ birthDate: '1984-05-14' }, { passwordHash: null }]);
    const placed = await database.db.select().from(orders).orderBy(orders.id);
    expect(placed.map(({ status, code, paidAt }) => [status, code.slice(0, 6), paidAt !== null])).toEqual([
      ['shipped', 'XX-26-', true],
      ['cancelled', 'XX-26-', false],
    ]);
    // No bank knows of their payments: a comparison with its books leaves them out.
    const paid = await database.db.select().from(paymentAttempts);
    expect(paid.map(({ reconciledOn }) => reconciledOn)).toEqual(['2026-11-15']);
  });

  it('CTRY-8 says what does not fit the country', async () => {
    change('members.yaml', "'100'", "'111'");
    change('members.yaml', 'delivery: pickup', 'delivery: drone');
    change('members.yaml', "'999000000011'", "'888000000011'");
    const result = await importMembers(database, country, folder, demo);
    expect(result.ok ? [] : result.problems.map(({ expected }) => expected)).toEqual([
      '999000000001: a product of the catalogue, not "111"',
      '999000000001: a delivery of the country, not "drone"',
      '888000000011: an id that begins with 999',
    ]);
  });

  it('CTRY-8 is refused in production', async () => {
    await expect(importMembers(database, country, folder, { ...demo, production: true })).rejects.toThrow(
      'production',
    );
  });

  it.each([
    ['100;9;4', 'catalogue/stocks.csv:2:2 store: a region of the country, not "9"'],
    ['100;2;4\n100;2;5', 'catalogue/stocks.csv:3:2 store: each region once for 100, not 2 again'],
    ['100;2;few', 'catalogue/stocks.csv:2:3 stock: a whole number of at least 0, not "few"'],
    ['100;5;', 'catalogue/stocks.csv:2:3 stock: units in stock'],
    ['777;5;1', 'catalogue/stocks.csv:2:1 code: a code of products.csv, not 777'],
  ])('CTRY-7 refuses a wrong row of the regions’ stock, %s, and loads nothing', async (rows, problem) => {
    storeStocks(rows);
    const before = await database.db.select().from(catalogueVersions);
    const result = await importCatalogue(database, withStores, folder);
    expect(result.ok ? [] : result.problems.map(describeProblem)).toEqual([problem]);
    expect(await database.db.select().from(catalogueVersions)).toEqual(before);
  });

  it('CTRY-7 loads the stock of regions that have their own', async () => {
    storeStocks('100;5;7\n100;2;0');
    expect((await importCatalogue(database, withStores, folder, { stock: true })).ok).toBe(true);
    const rows = await database.db.select().from(products);
    expect(rows.map(({ code, stock, storeStock }) => [code, stock, storeStock])).toEqual(
      expect.arrayContaining([
        ['100', 40, { 2: 0, 5: 7 }],
        ['200', 0, {}],
      ]),
    );
  });
});

describe('further pictures of a product', () => {
  const withPictures = (more: string): void =>
    writeFileSync(
      join(folder, 'catalogue/products.csv'),
      `${files['catalogue/products.csv']}`
        .replace('position\n', 'position;morePictures\n')
        .replace(';gel;20\n', `;gel;20;${more}\n`)
        .replace(';gel;10\n', ';gel;10;\n'),
    );

  it('SHOP-10 keeps the pictures that follow the first, in their order; a product may have none', async () => {
    withPictures('tile');
    expect(await load()).toMatchObject({ ok: true });
    const rows = await database.db
      .select({ code: products.code, more: products.morePictures })
      .from(products)
      .where(inArray(products.code, ['100', '200']))
      .orderBy(products.code);
    expect(rows).toEqual([
      { code: '100', more: ['tile'] },
      { code: '200', more: [] },
    ]);
  });

  it.each([
    ['photo', 'catalogue/products.csv:2:16 morePictures: pictures of pictures.yaml, not "photo"'],
    ['tile gel', 'catalogue/products.csv:2:16 morePictures: each picture once, not gel again'],
  ])('SHOP-10 tells of "%s" as further pictures', async (more, problem) => {
    withPictures(more);
    const result = await load();
    expect(result.ok ? [] : result.problems.map(describeProblem)).toEqual([problem]);
  });
});
