import type { CountryDefinition } from '@caravan/country';
import { slugify, type Language } from '@caravan/i18n';
import type { Database } from '../db/database.ts';
import { indexSearch } from '../modules/catalogue/index.ts';

/** How much a shop of a given size has. */
export interface ShopSize {
  readonly products: number;
  readonly members: number;
  /** Paid orders, each with two lines; the first member has a hundredth of them. */
  readonly orders: number;
}

type Script = 'latin' | 'cyrillic' | 'georgian';

const scriptOf = (language: Language): Script => {
  if (language === 'ka') return 'georgian';
  return language === 'ru' || language === 'kk' ? 'cyrillic' : 'latin';
};

/** Parts of made-up names, the same in three scripts. */
const parts: Readonly<
  Record<Script, { goods: string; kinds: string; sounds: string; aloe: string; ml: string }>
> = {
  latin: {
    goods:
      'Gel Cream Soap Tea Honey Balm Lotion Shampoo Mask Drink Juice Oil Powder Tonic Serum Spray Scrub Bar Capsules Drops',
    kinds:
      'Rose Mint Lemon Berry Peach Clay Propolis Ginger Nettle Sage Almond Olive Cocoa Vanilla Lavender Thyme',
    sounds: 'mi ra lo ke su ta ni vo ze pa',
    aloe: 'Aloe Vera',
    ml: 'ml',
  },
  cyrillic: {
    goods:
      'Гель Крем Мыло Чай Мёд Бальзам Лосьон Шампунь Маска Напиток Сок Масло Порошок Тоник Сыворотка Спрей Скраб Батончик Капсулы Капли',
    kinds:
      'Роза Мята Лимон Ягода Персик Глина Прополис Имбирь Крапива Шалфей Миндаль Олива Какао Ваниль Лаванда Тимьян',
    sounds: 'ми ра ло ке су та ни во зе па',
    aloe: 'Алоэ Вера',
    ml: 'мл',
  },
  georgian: {
    goods:
      'გელი კრემი საპონი ჩაი თაფლი ბალზამი ლოსიონი შამპუნი ნიღაბი სასმელი წვენი ზეთი ფხვნილი ტონიკი შრატი სპრეი სკრაბი ბარი კაფსულები წვეთები',
    kinds:
      'ვარდი პიტნა ლიმონი კენკრა ატამი თიხა პროპოლისი ჯანჯაფილი ჭინჭარი სალბი ნუში ზეთისხილი კაკაო ვანილი ლავანდა ქონდარი',
    sounds: 'მი რა ლო კე სუ ტა ნი ვო ზე პა',
    aloe: 'ალოე ვერა',
    ml: 'მლ',
  },
};

const digits = (value: number): number[] => [...String(value).padStart(4, '0')].map(Number);

/** What the n-th made-up product is called: `Gel Mint Miralomi Aloe Vera, 250 ml`. Every second is of aloe. */
export const sizeName = (n: number, language: Language): string => {
  const { goods, kinds, sounds, aloe, ml } = parts[scriptOf(language)];
  const at = (list: string, place: number): string => {
    const all = list.split(' ');
    return all[place % all.length] ?? '';
  };
  const made = digits(Math.imul(n, 7919) % 5000)
    .map((digit) => at(sounds, digit))
    .join('');
  const brand = made.slice(0, 1).toUpperCase() + made.slice(1);
  return `${at(goods, n)} ${at(kinds, Math.floor(n / 20))} ${brand}${n % 2 === 0 ? ` ${aloe}` : ''}, ${50 * (1 + (n % 10))} ${ml}`;
};

/** Products that are sent by one statement. */
const atOnce = 2000;

const insertProducts = `
  with made as (
    insert into products (country, code, category_id, price, cc, stock, disabled, popular, promotion, discountable, picture, background, position)
      select $1, r.code, k.ids[1 + r.n % cardinality(k.ids)], 1000 + (r.n * 37) % 90000, 50 + r.n % 900, 100000, false, false, r.n % 500 = 0, true,
             'size', '#fff', 1000 + r.n
        from jsonb_to_recordset($2::jsonb) as r (n int, code text, names jsonb, slugs jsonb),
             (select array_agg(id order by position) as ids from categories where country = $1) k
    returning id, code)
  insert into product_texts (product_id, language, country, name, slug, description, usage, ingredients, rank)
    select made.id, t.key, $1, t.value, r.slugs ->> t.key, repeat(t.value || '. ', 20), '', '', 1000 + r.n
      from jsonb_to_recordset($2::jsonb) as r (n int, code text, names jsonb, slugs jsonb)
      join made using (code) cross join jsonb_each_text(r.names) t`;

const insertMembers = `
  insert into members (fbo_id, home_country, first_name, last_name, level, language, email)
    select $2 || lpad((600000000 + n)::text, 9, '0'), $1, 'Size', 'Member', 'novus', $3, 'size@example.org' from generate_series(1, $4::int) n`;

/** Ids follow one another, as they were just given. Orders $5 to $6 over 900 days; of a hundred one is the first member's. */
const insertOrders = `
  with those as materialized (select min(id) as first, count(*)::int as many from members where fbo_id like $2 || '6%' and first_name = 'Size')
  insert into orders (country, code, member_id, status, language, cart_id, cart_version, currency, level, sub_total, discount, discount_bp,
                      payment_fee, additional_tax, vat_bp, total, cc, rules_version, created_at, placed_at, paid_at)
    select $1, 'SIZE-' || n, case when n % 100 = 0 then those.first else those.first + n % those.many end, 'delivered', $3, 0, 0, $4,
           'novus', 1890, 0, 0, 0, 0, 0, 1890, 125, 'size', at, at, at
      from generate_series($5::int, $6::int) n, those, lateral (select now() - (n * 900.0 / $7::int) * interval '1 day' as at) as t`;

const insertHistory = `
  insert into order_history (order_id, status, cause, at)
    select id, 'delivered', 'size', placed_at from orders where country = $1 and code like 'SIZE-%' and id between $2 and $3`;

const insertLines = `
  insert into order_lines (order_id, product_id, position, code, quantity, unit_price, unit_cc, discountable, names)
    select o.id, p.id, l, p.code, 1, 945, 60, true, '{"en": "Gel", "ru": "Гель"}'
      from (select min(id) as first, count(*)::int as many from products where country = $1) k
     cross join orders o cross join generate_series(0, 1) l
      join products p on p.id = k.first + (o.id * 31 + l) % k.many
     where o.country = $1 and o.code like 'SIZE-%' and o.id between $2 and $3`;

/**
 * Makes a shop of that size on a filled database (PERF-6): its own catalogue stays, with its categories, and made-up products, members
 * and orders come to it. Only PostgreSQL takes so much in a useful time.
 */
export const fillSize = async (
  database: Database,
  country: CountryDefinition,
  { products, members, orders }: ShopSize,
): Promise<void> => {
  const { val, languages, defaultLanguage, fboPrefix, currency } = country;
  /* oxlint-disable eslint/no-await-in-loop -- a part at a time */
  for (let from = 0; from < products; from += atOnce) {
    const rows = Array.from({ length: Math.min(atOnce, products - from) }, (_, each) => {
      const n = from + each;
      const names = Object.fromEntries(languages.map((language) => [language, sizeName(n, language)]));
      const slugs = Object.fromEntries(
        Object.entries(names).map(([language, name]) => [language, slugify(name)]),
      );
      return { n, code: String(200_000 + n), names, slugs };
    });
    await database.executeSql(insertProducts, [val, JSON.stringify(rows)]);
  }
  await database.inTransaction(() => indexSearch(database, val));
  if (members > 0) await database.executeSql(insertMembers, [val, fboPrefix, defaultLanguage, members]);
  const part = 50_000;
  for (let from = 1; from <= orders; from += part) {
    const to = Math.min(orders, from + part - 1);
    await database.executeSql(insertOrders, [
      val,
      fboPrefix,
      defaultLanguage,
      currency.code,
      from,
      to,
      orders,
    ]);
  }
  const { rows } = await database.executeSql(
    `select min(id) as first, max(id) as last from orders where country = $1 and code like 'SIZE-%'`,
    [val],
  );
  const [first, last] = [Number(rows[0]?.['first'] ?? 0), Number(rows[0]?.['last'] ?? -1)];
  for (let from = first; from <= last; from += part) {
    const range = [val, from, Math.min(last, from + part - 1)];
    await database.executeSql(insertHistory, range);
    await database.executeSql(insertLines, range);
  }
  /* oxlint-enable eslint/no-await-in-loop */
  // As autovacuum would within minutes: plans know the tables, and indexes alone can answer.
  await database.executeSql('vacuum (analyze)');
};
