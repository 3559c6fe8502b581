import { openDatabase } from '@caravan/server/testing/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { sites } from './sites.ts';

let database: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  database = await openDatabase({});
  await database.migrate();
});
afterAll(() => database.close());

const rows = async (question: string, values: readonly unknown[]) =>
  (await database.executeSql(question, values)).rows;

it.each(sites.map((site) => [site.country.val, site] as const))(
  'CTRY-8 SHOP-12 the demo reviews of %s are by members who bought the product, and are marked as demo',
  async (val, site) => {
    await loadDemo(database, site, () => {});
    const found = await rows(
      `select count(*)::int as all, count(distinct product_id)::int as products, count(*) filter (where not demo)::int as real,
              count(*) filter (where not exists (select from orders o join order_lines l on l.order_id = o.id
                where o.member_id = r.member_id and o.country = r.country and l.product_id = r.product_id
                  and o.status = 'delivered' and o.placed_at < r.created_at))::int as unbought
         from reviews r where country = $1`,
      [val],
    );
    expect(found).toEqual([{ all: 48, products: 19, real: 0, unbought: 0 }]);
    const wrong = await rows(
      `select code from products p where country = $1 and ratings is distinct from array(
          select count(r.id)::int from generate_series(1, 5) s
            left join reviews r on r.product_id = p.id and r.stars = s group by s order by s)`,
      [val],
    );
    expect(wrong).toEqual([]);
    await loadDemo(database, site, () => {});
    expect(await rows('select count(*)::int as all from reviews where country = $1', [val])).toEqual([
      { all: 48 },
    ]);
  },
  60_000,
);

/** Vitamins, minerals, bee products in tablets, shakes, bars and capsules; and the sets that hold one. */
const supplements = `026 027 036 048 065 068 188 206 289 376 439 463 464 470 471 475 476 477 551`.split(' ');

it.each(sites.map((site) => [site.country.val, site] as const))(
  'SHOP-7 every food supplement of %s bears the warnings that the law wants, in each language',
  async (val, site) => {
    await loadDemo(database, site, () => {});
    const told = await rows(
      `select p.code, count(*) filter (where t.notice <> '')::int as languages
         from products p join categories c on c.id = p.category_id join product_texts t on t.product_id = p.id
        where p.country = $1 and (c.slug = 'nutrition' or p.code = any($2)) group by p.code order by p.code`,
      [val, supplements],
    );
    expect(told).toEqual(supplements.map((code) => ({ code, languages: site.country.languages.length })));
  },
  60_000,
);
