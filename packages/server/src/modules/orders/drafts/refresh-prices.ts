import { goodsOf, reviewCart, type Level } from '@caravan/cart-rules';
import { includedTax } from '@caravan/money';
import type { CountryContext } from '../../../context.ts';
import { refreshDraft, type DraftSums } from './draft-repository.ts';
import type { OrderLineRow, OrderRow } from '../order-row.ts';
import { toRuleLine } from '../rule-line.ts';
import { rulesVersion } from '../rules-version.ts';

/**
 * Brings a draft up to today's prices and the buyer's present level. True when something was different: then the buyer has
 * seen another sum and must look again, instead of being charged what was not shown (F04).
 */
export const refreshPrices = async (
  { country, database }: Pick<CountryContext, 'country' | 'database'>,
  order: OrderRow,
  allLines: readonly OrderLineRow[],
  level: Level,
): Promise<boolean> => {
  const lines = allLines.filter(({ gift }) => !gift);
  const same = lines.every(
    (line) =>
      line.unit_price === line.product_price &&
      line.unit_cc === line.product_cc &&
      line.discountable === line.product_discountable,
  );
  if (same && order.level === level) return false;
  const ruleLines = lines.map((line) =>
    toRuleLine(line, {
      unitPrice: line.product_price,
      unitCc: line.product_cc,
      discountable: line.product_discountable,
    }),
  );
  const review = reviewCart(country.rules, ruleLines, { level });
  const { totals } = review;
  const goods = goodsOf(totals);
  const prices = lines.map((line) => ({
    product_id: line.product_id,
    unit_price: line.product_price,
    unit_cc: line.product_cc,
    discountable: line.product_discountable,
    gift: false,
  }));
  const gifts = review.gift?.met
    ? allLines.flatMap(({ gift, product_id }) => (gift ? [{ product_id, gift }] : []))
    : [];
  const sums: DraftSums = {
    level,
    sub_total: totals.subTotal,
    discount: totals.discount,
    discount_bp: totals.discountBp,
    additional_tax: includedTax(goods, country.rules.vatBp),
    vat_bp: country.rules.vatBp,
    total: goods,
    cc: totals.totalCc,
    rules_version: rulesVersion(country.rules),
    comment: null,
  };
  await database.run(refreshDraft, [order.id, JSON.stringify(sums), JSON.stringify([...prices, ...gifts])]);
  return true;
};
