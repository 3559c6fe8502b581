import { chooseGift, goodsOf, reviewCart, type CartReview } from '@caravan/cart-rules';
import { includedTax, type Minor } from '@caravan/money';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../../context.ts';
import type { Member } from '../../../http/member.ts';
import { readGiftProducts, withHeld, type GiftProduct } from '../../gifts/index.ts';
import {
  forgetDrafts,
  insertDraft,
  lockCart,
  lockOpenOrders,
  readCartLines,
  refreshDraft,
  type CartLineRow,
  type DraftFacts,
  type DraftSums,
} from './draft-repository.ts';
import { limitsUsed } from '../../limits/index.ts';
import { judgeAlone } from '../member-lock.ts';
import { makeOrderCode } from '../order-code.ts';
import { toRuleLine } from '../rule-line.ts';
import { rulesVersion } from '../rules-version.ts';

/** What came of asking for an order. `made` tells a new one from the one that this cart had already. */
export type DraftResult =
  | { readonly ok: true; readonly id: number; readonly made: boolean }
  | { readonly ok: false; readonly code: 'empty' }
  | { readonly ok: false; readonly code: 'ordering_stopped' }
  | { readonly ok: false; readonly code: 'unavailable'; readonly products: readonly string[] }
  | { readonly ok: false; readonly code: 'below_minimum'; readonly missing: Minor; readonly minimum: Minor };

/** Who makes an order, in which language and region, with which remark (null: none given). */
export interface DraftRequest {
  readonly member: Member;
  readonly language: Language;
  readonly store: number | null;
  readonly comment: string | null;
}

const refusalOf = (review: CartReview): DraftResult | null => {
  if (review.blocked.length > 0) return { ok: false, code: 'unavailable', products: review.blocked };
  if (review.minimum && !review.minimum.met)
    return {
      ok: false,
      code: 'below_minimum',
      missing: review.minimum.missing,
      minimum: review.minimum.amount,
    };
  return null;
};

const wireLines = (lines: readonly CartLineRow[], gift: GiftProduct | undefined): string =>
  JSON.stringify([
    ...lines.map((line, position) => ({
      product_id: line.product_id,
      position,
      code: line.code,
      quantity: line.quantity,
      unit_price: line.price,
      unit_cc: line.cc,
      discountable: line.discountable,
      gift: false,
      names: line.names ?? {},
    })),
    ...(gift ? [giftLine(gift, lines.length)] : []),
  ]);

const giftLine = ({ product_id, code, names }: GiftProduct, position: number) => ({
  product_id,
  position,
  code,
  quantity: 1,
  unit_price: 0,
  unit_cc: 0,
  discountable: false,
  gift: true,
  names,
});

/**
 * Makes an order of the member's cart (CHK-1, API-25). The same unplaced cart gives the same order, also from two tabs at
 * once; a changed cart gives a new one. Nothing is reserved yet. While stock is
 * counted no new order begins (SHELL-14); one that is placed already may still be paid.
 */
export const createDraft = async (context: CountryContext, request: DraftRequest): Promise<DraftResult> => {
  const { country, database, ids } = context;
  const { member } = request;
  const { mode } = await context.mode();
  return database.inTransaction(async () => {
    const at = await judgeAlone(context, member.id);
    const open = await database.run(lockOpenOrders, [country.val, member.id]);
    const [cart] = await database.run(lockCart, [country.val, member.id]);
    if (!cart) return { ok: false, code: 'empty' };
    const same = open.find((order) => order.cart_id === cart.id && order.cart_version === cart.version);
    if (same?.status === 'awaiting_payment') return { ok: true, id: same.id, made: false };
    if (mode === 'inventory') return { ok: false, code: 'ordering_stopped' };

    const lines = await database.run(readCartLines, [country.val, cart.id, request.store]);
    if (lines.length === 0) return { ok: false, code: 'empty' };
    const judged = await judgeDraft(context, request, lines, at);
    if (!judged.ok) return judged.refusal;
    const { sums, wanted } = judged;
    if (same) {
      await database.run(refreshDraft, [same.id, JSON.stringify(sums), wanted]);
      return { ok: true, id: same.id, made: false };
    }
    await database.run(forgetDrafts, [country.val, member.id]);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const facts: DraftFacts = {
        ...sums,
        country: country.val,
        code: makeOrderCode(country, at, ids),
        member_id: member.id,
        language: request.language,
        cart_id: cart.id,
        cart_version: cart.version,
        currency: country.currency.code,
      };
      const [made] = await database.run(insertDraft, [JSON.stringify(facts), wanted]);
      if (made) return { ok: true, id: made.id, made: true };
    }
    throw new Error('No free order code was found.');
  });
};

type Judged =
  | { readonly ok: true; readonly sums: DraftSums; readonly wanted: string }
  | { readonly ok: false; readonly refusal: DraftResult };

/** What a cart's draft holds and costs by the rules of today, its delivery still open; or why there is none. */
const judgeDraft = async (
  context: CountryContext,
  { member, store, comment }: DraftRequest,
  lines: readonly CartLineRow[],
  at: Date,
): Promise<Judged> => {
  const { rules } = context.country;
  const gifts = await readGiftProducts(context, store);
  const productIds = [...lines, ...gifts].map((line) => line.product_id);
  const used = await limitsUsed(context, member.id, productIds, store, at);
  const ruleLines = lines.map((line) =>
    toRuleLine(
      line,
      { unitPrice: line.price, unitCc: line.cc, discountable: line.discountable },
      used.get(line.product_id),
    ),
  );
  const review = reviewCart(rules, ruleLines, { level: member.level }, {}, store);
  const refusal = refusalOf(review);
  if (refusal) return { ok: false, refusal };
  const { totals } = review;
  const goods = goodsOf(totals);
  const chosen = chooseGift(rules, goods, withHeld(gifts, used), ruleLines);
  const wanted = wireLines(
    lines,
    gifts.find(({ code }) => code === chosen),
  );
  const sums: DraftSums = {
    level: member.level,
    sub_total: totals.subTotal,
    discount: totals.discount,
    discount_bp: totals.discountBp,
    additional_tax: includedTax(goods, rules.vatBp),
    vat_bp: rules.vatBp,
    total: goods,
    cc: totals.totalCc,
    rules_version: rulesVersion(rules),
    comment,
  };
  return { ok: true, sums, wanted };
};
