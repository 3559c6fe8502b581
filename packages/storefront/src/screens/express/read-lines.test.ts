import { describe, expect, it } from 'vitest';
import { mostRows, rowsOf, withLines, withTyped } from './express-row.ts';
import { decodeText } from './read-file.ts';
import { isList, readLines } from './read-lines.ts';
import { readQuantity } from './read-quantity.ts';

const read = (text: string) => readLines(text).map(({ code, quantity }) => [code, quantity]);

describe('rows of an express order', () => {
  it.each([
    ['cells of a sheet', '715\t3\r\n022\t10\r\n'],
    ['semicolons', '715;3\n022;10'],
    ['commas', '715,3\n022,10'],
    ['spaces', '715 3\n  022   10 '],
    ['a heading', 'Код товара;Количество\n715;3\n022;10'],
    ['a heading and a mark of order', '\uFEFFsep=;\ncode;quantity\n715;3\n022;10'],
    ['quotation marks', '"715";"3"\n"022";"10"'],
    ['names between', '715\tAloe Vera Gel, 1 l\t3\n022\tLips 4,5 g\t10'],
    ['names between spaces', '715 Aloe gel 1 l 3\n022 Lips 10'],
    ['empty lines', '\n715;3\n\n;\n022;10\n\n'],
  ])('SHOP-8 are read from %s', (_, text) => {
    expect(read(text)).toEqual([
      ['715', '3'],
      ['022', '10'],
    ]);
  });

  it('SHOP-8 may lack a quantity, and keep a wrong one to be corrected', () => {
    expect(read('715\n022;\n734;many')).toEqual([
      ['715', ''],
      ['022', ''],
      ['734', 'many'],
    ]);
    expect(read('٧١٥\t٣')).toEqual([['٧١٥', '٣']]);
  });

  it('SHOP-8 one code is a code, more is a list', () => {
    expect([isList(readLines('715')), isList(readLines('715 3')), isList(readLines('715\n022'))]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['', 1],
    ['3', 3],
    [' 03 ', 3],
    ['3,00', 3],
    ['3.0', 3],
    ['٣', 3],
    ['12 шт.', 12],
    ['0', null],
    ['-1', null],
    ['2.5', null],
    ['10000', null],
    ['two', null],
  ])('SHOP-8 the quantity "%s" is %s', (text, units) => {
    expect(readQuantity(text)).toBe(units);
  });

  it('SHOP-8 a list goes in where it is pasted, between what stands there, up to the most', () => {
    const rows = withTyped(
      rowsOf([
        { code: '1', quantity: '' },
        { code: '2', quantity: '' },
      ]),
      1,
      { code: '9' },
    );
    const filled = withLines(rows, 0, readLines('3;3\n4;4'));
    expect(filled.map(({ code }) => code)).toEqual(['9', '3', '4', '2', '']);
    expect(new Set(filled.map(({ id }) => id)).size).toBe(filled.length);
    const many = Array.from({ length: 900 }, (_, place) => ({ code: String(place), quantity: '' }));
    expect(withLines(filled, 1, many)).toHaveLength(mostRows);
  });
});

describe('a file of an express order', () => {
  const text = 'код;кол-во\n715;3';
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['Windows-1251', Uint8Array.from([0xea, 0xee, 0xe4, 0x0a, ...new TextEncoder().encode('715;3')])],
  ])('SHOP-8 is read as %s', (_, bytes) => {
    expect(read(decodeText(bytes) ?? '')).toEqual([['715', '3']]);
  });

  it('SHOP-8 that is no text is refused', () => {
    expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0xff]))).toBeNull();
  });
});
