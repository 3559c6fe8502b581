import { discountFor, memberPrice, type Level } from '@caravan/cart-rules';
import { localized } from '@caravan/country';
import { formatCaseCredit, formatDate, formatDecimal, type Language } from '@caravan/i18n';
import { formatMoney } from '@caravan/money';
import { setImmediate as breathe } from 'node:timers/promises';
import type { CountryContext } from '../../context.ts';
import { createDocument, wholeAmounts, type TableColumn, type TableRow } from '../documents/index.ts';
import { createPriceListRepository } from './repository.ts';

type Context = Pick<CountryContext, 'country' | 'database' | 'clock' | 'words'>;

/** Size of running text in points. */
const textSize = 9;
/** Rows that are written out before other work gets its turn. */
const rowsAtOnce = 500;
/** Bytes of the lists that are kept: five levels in three languages fit, of a large catalogue the last one or two (PERF-8). */
const usualRoom = 24 * 1024 ** 2;

interface Kept {
  readonly list: Promise<Buffer>;
  /** Bytes; 0 while it is made. */
  size: number;
}

/**
 * The country's price list as a PDF with its date, in a language, at the prices of a level (BIZ-4). Made of the catalogue as it is
 * and kept until that or the day changes; who asks meanwhile waits for the same one.
 */
export const createPriceLists = (context: Context, room = usualRoom) => {
  const { country, clock } = context;
  const { rules, currency, timeZone } = country;
  const repository = createPriceListRepository(context);
  const kept = new Map<string, Kept>();

  const keep = (key: string, list: Promise<Buffer>): void => {
    const entry: Kept = { list, size: 0 };
    kept.set(key, entry);
    list.then(
      ({ length }) => {
        entry.size = length;
        let size = [...kept.values()].reduce((sum, one) => sum + one.size, 0);
        for (const [oldest, one] of kept) {
          if (size <= room) break;
          if (one === entry) continue;
          kept.delete(oldest);
          size -= one.size;
        }
      },
      // One that failed is made anew.
      () => kept.delete(key),
    );
  };

  const make = async (language: Language, level: Level, now: Date): Promise<Buffer> => {
    const words = context.words(language);
    const percent = discountFor(rules, level) / 100;
    const products = await repository.products(language);
    const { seller, contacts } = country;
    const name = localized(seller.name, language, country);
    const title = words._('priceList.title');
    const document = await createDocument({
      title,
      author: name,
      language,
      at: now,
      footer: (page, pages) =>
        [
          name,
          localized(seller.address, language, country),
          contacts.phone,
          words._('document.page', { page, pages }),
        ].join(' · '),
      textSize,
    });
    document.title(title, words._('priceList.lead', { date: formatDate(now, timeZone) }));
    const columns: TableColumn[] = [
      { head: words._('priceList.code'), share: 8 },
      { head: words._('priceList.name'), share: 48 },
      { head: words._('priceList.price'), share: 16, align: 'right' },
      ...(percent > 0
        ? [
            {
              head: words._('priceList.memberPrice', { percent: formatDecimal(percent, language) }),
              share: 17,
              align: 'right',
              strong: true,
            } as const,
          ]
        : []),
      { head: words._('priceList.cc'), share: 12, align: 'right' },
    ];
    let group = '';
    const rows: TableRow[] = [];
    for (const [place, { code, name, price, cc, discountable, category }] of products.entries()) {
      const own = memberPrice(rules, price, level, discountable) ?? price;
      const cells = [
        code,
        wholeAmounts(name),
        formatMoney(price, currency),
        ...(percent > 0 ? [formatMoney(own, currency)] : []),
        formatCaseCredit(cc, language),
      ];
      const of = localized(category, language, country);
      if (of !== group) rows.push({ group: of });
      group = of;
      rows.push({ cells });
      // oxlint-disable-next-line eslint/no-await-in-loop -- a long list must not keep everybody waiting
      if (place % rowsAtOnce === rowsAtOnce - 1) await breathe();
    }
    await document.table({ columns, rows });
    document.paragraph(words._('priceList.vat', { percent: formatDecimal(rules.vatBp / 100, language) }));
    return document.finish();
  };

  return {
    /** The list at the prices of a level. */
    async read(language: Language, level: Level): Promise<Buffer> {
      const now = clock.now();
      const version = await repository.version();
      const key = [version, formatDate(now, timeZone), language, discountFor(rules, level)].join(' ');
      const known = kept.get(key);
      if (known) return known.list;
      const made = make(language, level, now);
      keep(key, made);
      return made;
    },
  };
};

export type PriceLists = ReturnType<typeof createPriceLists>;
