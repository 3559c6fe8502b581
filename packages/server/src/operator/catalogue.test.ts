import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stockOf } from '../testing/books.ts';
import { logInBuyer, onDelivery, passAnHour, type Buyer } from '../testing/journey.ts';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

let shop: OperatorShop;
let novus: Buyer;
let folder: string;

beforeAll(async () => {
  shop = await openOperatorShop();
  // As an import places them: by category, then within it.
  await shop.database.executeSql(
    'update products p set position = p.position + c.position * 10000 from categories c where c.id = p.category_id',
  );
  novus = await logInBuyer(shop, '999000000005');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await passAnHour(shop);
  folder = mkdtempSync(join(tmpdir(), 'caravan-catalogue-'));
  expect(await shop.operate(`export catalogue --out ${folder}/shop`)).toMatchObject({
    code: 0,
    text: `12 products written to ${folder}/shop`,
  });
  return () => rmSync(folder, { recursive: true });
});

const change = (file: string, from: string | RegExp, to: string): void => {
  const path = join(folder, 'shop', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
};
const load = (flags = '') => shop.operate(`import catalogue ${folder}/shop ${flags}`.trim());
const file = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const priceOf = async (code: string): Promise<string | undefined> => {
  const { results }: { results: { productCode: string; price: string }[] } = (
    await shop.api('GET', 'product/?limit=50')
  ).json();
  return results.find(({ productCode }) => productCode === code)?.price;
};
const left = async (code: string) => (await stockOf(shop.database)).get(code);

/** As a Russian Windows saves Cyrillic: А to я are the bytes from 192 on. */
const windows1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) => (letter < 'А' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x410 + 0xc0)),
  );

describe('the catalogue at the operator’s command line', () => {
  it('SRV-11 CTRY-7 what was exported is imported without a change', async () => {
    expect((await load('--dry-run --stock')).text).toBe(
      'Nothing differs from what the shop has.\n12 products, 3 categories, 2 regions: all is well, nothing was loaded.',
    );
    expect((await load()).text).toMatch(/^Nothing differs/);
    expect(await shop.json(`import catalogue ${folder}/shop --dry-run --stock`)).toMatchObject({
      changes: { added: [], changed: [], switchedOff: [] },
    });
    expect(await shop.json('audit --limit 1')).toMatchObject([
      { action: 'import catalogue', details: { changed: 0 } },
    ]);
  });

  it('SRV-11 SHOP-3 keywords are exported, told as a change, and found once they are imported', async () => {
    const found = async (text: string): Promise<string[]> => {
      const { results } = (await shop.api('GET', `product/?q=${text}`)).json();
      return results.map(({ productCode }: { productCode: string }) => productCode);
    };
    expect(await found('sweeper')).toEqual(['103']);
    change('catalogue/texts.en.csv', ';sweeper', ';besom');
    const told = '1 changed value:\n  103 keywords (en): sweeper → besom';
    expect((await load('--dry-run')).text).toContain(told);
    expect((await load()).code).toBe(0);
    expect(await found('besom')).toEqual(['103']);
    // What was found before is remembered for a moment.
    await expect.poll(() => found('sweeper')).toEqual([]);
  });

  it('SRV-11 a dry run where there is no database yet tells what would be loaded, and makes none', async () => {
    const nowhere = join(folder, 'nowhere');
    const told = await shop.operate(`import catalogue ${folder}/shop --dry-run`, {
      NODE_ENV: 'development',
      DATA_DIR: nowhere,
    });
    expect(told).toMatchObject({
      code: 0,
      text: expect.stringMatching(/12 products, .*all is well, nothing was loaded\.$/),
    });
    expect(existsSync(nowhere)).toBe(false);
  });

  it('SRV-17 a dry run shows what is new, what changes from what to what, and what is switched off', async () => {
    change('catalogue/products.csv', ';25,50;', ';27.00;');
    change('catalogue/products.csv', '\n401;', '\n900;');
    change('catalogue/texts.en.csv', 'Citrus Soap;', 'Lemon Soap;');
    for (const language of ['en', 'tr']) change(`catalogue/texts.${language}.csv`, '\n401;', '\n900;');
    const told = await load('--dry-run');
    expect([told.code, told.text]).toEqual([1, '']);
    expect(told.complaints.split('\n')).toEqual([
      '1 new: 900',
      '2 changed values:',
      '  100 price: 25.50 → 27.00',
      '  101 name (en): Citrus Soap → Lemon Soap',
      '1 switched off: 401',
      '12 products, 3 categories, 2 regions: without --remove an import is refused, for products that are on sale are not in the files (1). Nothing was loaded.',
    ]);
    expect(await load('--dry-run --remove')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/all is well, nothing was loaded\.$/),
    });
    expect(await priceOf('100')).toBe('25.50');
  });

  it.each([
    [';25,50;', ';0.00;', 'products.csv:2:3 price: an amount like 1234.50 above 0, not "0.00"'],
    [
      ';25,50;;',
      ';25.50;5.00;',
      'products.csv:2:4 oldPrice: nothing, or more than the price 25.50, not "5.00"',
    ],
    [';25,50;', ';25,505;', 'products.csv:2:3 price: an amount like 1234.50 above 0, not "25,505"'],
    [';25,50;', ';2.550,00;', 'products.csv:2:3 price: an amount like 1234.50 above 0, not "2.550,00"'],
  ])('CTRY-7 refuses %s → %s with place, found and expected', async (from, to, problem) => {
    change('catalogue/products.csv', from, to);
    expect(await load()).toEqual({
      code: 1,
      text: '',
      complaints: `catalogue/${problem}\nNothing was loaded.`,
    });
  });

  it.each([
    [
      'Windows-1251',
      windows1251(
        'code;name;description;usage;ingredients\n100;Алоэ гель;Для тела и лица;Наносить утром;Сок алоэ\n',
      ),
    ],
    ['UTF-16', Buffer.from('\uFEFFcode;name;description;usage;ingredients\n100;Jel;a;b;c\n', 'utf16le')],
  ])('CTRY-7 names a file in %s once, by one line', async (encoding, bytes) => {
    writeFileSync(join(folder, 'shop/catalogue/texts.tr.csv'), bytes);
    expect((await load()).complaints).toBe(
      `catalogue/texts.tr.csv:1:1 text in UTF-8, not in ${encoding} (a spreadsheet saves it so as "CSV UTF-8")\nNothing was loaded.`,
    );
  });

  it('CTRY-7 names the files of pictures that are missing where pictures are kept', async () => {
    const media = join(shop.folder, 'public/media/xx/products');
    const lost = readdirSync(media).filter((name) => /^p10[01]/.test(name));
    for (const name of lost) rmSync(join(media, name));
    const { complaints } = await load();
    for (const name of lost) writeFileSync(join(media, name), '');
    expect(complaints).toContain(
      'p101-open: the files p101-open-800.avif, p101-open-800.webp, p101-open-90.webp in ',
    );
    expect(complaints).toContain('p100: the files p100-90.avif, p100-90.webp, p100-400.avif');
  });

  it('CTRY-7 says it once where all files of pictures are missing with their folder', async () => {
    const media = join(shop.folder, 'public/media/xx/products');
    renameSync(media, `${media}-elsewhere`);
    const told = await load('--dry-run');
    renameSync(`${media}-elsewhere`, media);
    expect(told).toEqual({
      code: 1,
      text: '',
      complaints: `catalogue/pictures.yaml:1:1 the files of its pictures in ${media}, which is not there (pnpm photos or the drawing of pictures makes them)\nNothing was loaded.`,
    });
  });

  it('SRV-17 stock from old files does not write over what was sold, unless it is asked to', async () => {
    const before = (await left('100')) ?? 0;
    await novus.buy('100', 4, onDelivery);
    expect((await load('--stock')).complaints).toContain(
      `stock of 100: ${before - 4}, for 4 were sold since it was last set, not ${before} (--overwrite-sold writes over it)`,
    );
    expect(await left('100')).toBe(before - 4);
    expect((await load('--stock --overwrite-sold')).text).toContain(`100 stock: ${before - 4} → ${before}`);
    expect(await left('100')).toBe(before);
  });
});

describe('files of prices and of stock', () => {
  it('SRV-11 prices are exported and imported; a file changes only what it names, and says how', async () => {
    const out = join(folder, 'prices.csv');
    expect((await shop.operate(`export prices --out ${out}`)).text).toBe(`12 products written to ${out}`);
    expect((await shop.operate(`import prices ${out}`)).text).toBe('12 rows, 0 changed values.');
    // With the mark with which a spreadsheet begins "CSV UTF-8".
    const some = file('some.csv', '\uFEFF"code";"price";"oldPrice"\n101;12.00;15.00\n102;10.00;15.00\n');
    const dry = 'import prices ' + some;
    expect((await shop.operate(`${dry} --dry-run`)).text).toBe(
      '  101 price: 10.00 → 12.00\n  101 oldPrice: nothing → 15.00\n2 rows, 2 changed values: nothing was changed yet.',
    );
    expect(await priceOf('101')).toBe('10.00');
    expect(await shop.operate(dry)).toMatchObject({ code: 0 });
    shop.clock.pass(0.1);
    expect([await priceOf('101'), await priceOf('100')]).toEqual(['12.00', '25.50']);
    expect(await shop.json('audit --limit 1')).toMatchObject([
      { action: 'import prices', details: { changed: 2 } },
    ]);
  });

  it.each(['prices', 'stock'])(
    'SRV-11 a file of %s goes to standard output where none is named',
    async (name) => {
      const out = join(folder, 'there.csv');
      await shop.operate(`export ${name} --out ${out}`);
      const told = await shop.operate(`export ${name}`);
      expect(told).toEqual({
        code: 0,
        text: readFileSync(out, 'utf8'),
        complaints: '12 products written to standard output',
      });
      expect((await shop.operate(`import ${name} ${file('again.csv', told.text)}`)).text).toBe(
        '12 rows, 0 changed values.',
      );
      expect(JSON.parse((await shop.operate(`export ${name} --json`)).complaints)).toEqual({
        products: 12,
        out: null,
      });
    },
  );

  it('SRV-11 amounts are written with a comma, and read as a spreadsheet saves them: with a comma or a point, without zeros at the end', async () => {
    const { text } = await shop.operate('export prices');
    expect(text).toContain('\n100;25,50;\n');
    for (const typed of ['26,5', '26.5', '26,50']) {
      const told = await shop.operate(`import prices ${file('typed.csv', `code;price\n100;${typed}\n`)}`);
      expect(told.text).toMatch(/^ {2}100 price: 25\.50 → 26\.50\n/);
      await shop.operate(`import prices ${file('back.csv', 'code;price\n100;25,5\n')}`);
    }
  });

  it('SRV-11 a code whose zeros a spreadsheet has dropped is meant with them, once', async () => {
    await shop.database.executeSql(`update products set code = '0101' where code = '101'`);
    const price = await shop.operate(`import prices ${file('p.csv', 'code;price\n101;13.00\n')} --dry-run`);
    expect(price.text).toContain('  0101 price: 12.00 → 13.00\n');
    const stock = `import stock ${file('s.csv', 'code;stock\n101;9999\n')} --set --dry-run`;
    expect((await shop.operate(stock)).text).toMatch(/^ {2}0101 stock: \d+ → 9999\n/);
    const twice = await shop.operate(
      `import prices ${file('twice.csv', 'code;price\n101;13.00\n0101;14.00\n')}`,
    );
    expect(twice.complaints).toContain('twice.csv:3:1 code: each code once, not 0101 again');
    await shop.database.executeSql(`update products set code = '101' where code = '0101'`);
    const unknown = await shop.operate(`import prices ${file('u.csv', 'code;price\n0101;13.00\n')}`);
    expect(unknown.complaints).toContain('the code of a product that the shop has, not "0101"');
  });

  it('SRV-11 refuses a whole file of prices for one wrong row', async () => {
    const wrong = file('wrong.csv', 'code;price\n100;30.00\n102;15.00\n999;1.00\n101;free\n');
    expect((await shop.operate(`import prices ${wrong}`)).complaints.split('\n')).toEqual([
      'wrong.csv:5:2 price: an amount like 1234.50 above 0, not "free"',
      'wrong.csv:3:1 oldPrice: nothing, or more than the price 15.00, not "15.00"',
      'wrong.csv:4:1 code: the code of a product that the shop has, not "999"',
      'Nothing was changed.',
    ]);
    expect(await priceOf('100')).toBe('25.50');
    expect((await shop.operate('import prices nowhere.csv')).complaints).toBe(
      'There is no file nowhere.csv.',
    );
  });

  it('SRV-17 the same slip in every row of a long file does not fill the terminal; --json tells all of them', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => `${5000 + n};30.00\n`);
    const wrong = file('other-codes.csv', `code;price\n${rows.join('')}`);
    const lines = (await shop.operate(`import prices ${wrong}`)).complaints.split('\n');
    expect(lines).toHaveLength(202);
    expect(lines.slice(-2)).toEqual(['… and 800 more (--json has all)', 'Nothing was changed.']);
    const { problems }: { problems: unknown[] } = await shop.json(`import prices ${wrong}`);
    expect(problems).toHaveLength(1000);
  });

  it('SRV-11 SRV-17 a file of stock is a difference: what was sold since its export stays sold', async () => {
    const out = join(folder, 'stock.csv');
    await shop.operate(`export stock --out ${out}`);
    const before = (await left('102')) ?? 0;
    await novus.buy('102', 3, onDelivery);
    expect(readFileSync(out, 'utf8')).toContain(`\n102;;${before};${before}\n`);
    file('stock.csv', readFileSync(out, 'utf8').replace(`\n102;;${before};`, `\n102;;${before + 20};`));
    expect((await shop.operate(`import stock ${out}`)).text).toBe(
      `  102 stock: ${before - 3} → ${before + 17}\n12 rows, 1 changed value.`,
    );
    expect(await left('102')).toBe(before + 17);
  });

  it('SRV-17 units are written over only when that is asked for, and never below nothing', async () => {
    const plain = file('plain.csv', 'code;stock\n101;7\n');
    const now = await left('101');
    expect((await shop.operate(`import stock ${plain}`)).complaints).toBe(
      `plain.csv:2:1 was: what there was when the file was made (the shop has ${now} now); --set writes 7 over it\nNothing was changed.`,
    );
    expect((await shop.operate(`import stock ${plain} --set`)).code).toBe(0);
    expect(await left('101')).toBe(7);
    const gone = file('gone.csv', 'code;stock;was\n101;0;50\n');
    expect((await shop.operate(`import stock ${gone}`)).complaints).toContain(
      'gone.csv:2:2 stock: at least 43: of 50 units only 7 are left',
    );
    expect(await left('101')).toBe(7);
  });
});
