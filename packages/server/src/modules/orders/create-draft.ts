import { chooseGift, goodsOf, reviewCart, type CartReview } from '@caravan/cart-rules';
import { includedTax, type Minor } from '@caravan/money';
import type { Language } from '@caravan/i18n';
import type { CountryContext } from '../../context.ts';
import type { Member } from '../../http/member.ts';
import { readGiftProducts, withHeld, type GiftProduct } from '../gifts/index.ts';
import {
  insertDraft,
  lockCart,
  lockOpenOrders,
  readCartLines,
  refreshDraft,
  type CartLineRow,
} from './draft-repository.ts';
import { limitsUsed } from '../limits/index.ts';
import { makeOrderCode } from './order-code.ts';
import { toRuleLine } from './rule-line.ts';
import { rulesVersion } from './rules-version.ts';

/** What came of asking for an order. `made` tells a new one from the one that this cart had already. */
export type DraftResult =
  | { readonly ok: true; readonly id: number; readonly made: boolean }
  | { readonly ok: false; readonly code: 'empty' }
  | { readonly ok: false; readonly code: 'ordering_stopped' }
  | { readonly ok: false; readonly code: 'unavailable'; readonly products: readonly string[] }
  | { readonly ok: false; readonly code: 'below_minimum'; readonly missing: Minor };

/** Who makes an order, in which language and region, with which remark (null: none given). */
export interface DraftRequest {
  readonly member: Member;
  readonly language: Language;
  readonly store: number | null;
  readonly comment: string | null;
}

const day = 86_400_000;

const refusalOf = (review: CartReview): DraftResult | null => {
  if (review.blocked.length > 0) return { ok: false, code: 'unavailable', products: review.blocked };
  if (review.minimum && !review.minimum.met)
    return { ok: false, code: 'below_minimum', missing: review.minimum.missing };
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
  const { country, database, clock, ids } = context;
  const { member } = request;
  const version = rulesVersion(country.rules);
  const { mode } = await context.mode();
  return database.inTransaction(async () => {
    const open = await database.run(lockOpenOrders, [country.val, member.id]);
    const [cart] = await database.run(lockCart, [country.val, member.id]);
    if (!cart) return { ok: false, code: 'empty' };
    const same = open.find((order) => order.cart_id === cart.id && order.cart_version === cart.version);
    if (same?.status === 'awaiting_payment') return { ok: true, id: same.id, made: false };
    if (mode === 'inventory') return { ok: false, code: 'ordering_stopped' };

    const lines = await database.run(readCartLines, [country.val, cart.id, request.store]);
    if (lines.length === 0) return { ok: false, code: 'empty' };
    const gifts = await readGiftProducts(context, request.store);
    const used = await limitsUsed(
      context,
      member.id,
      [...lines, ...gifts].map((line) => line.product_id),
      request.store,
    );
    const ruleLines = lines.map((line) =>
      toRuleLine(
        line,
        { unitPrice: line.price, unitCc: line.cc, discountable: line.discountable },
        used.get(line.product_id),
      ),
    );
    const review = reviewCart(country.rules, ruleLines, { level: member.level }, {}, request.store);
    const refusal = refusalOf(review);
    if (refusal) return refusal;

    const { totals } = review;
    // The draft's delivery is open, so its sum is that of the goods.
    const goods = goodsOf(totals);
    const tax = includedTax(goods, country.rules.vatBp);
    const chosen = chooseGift(country.rules, goods, withHeld(gifts, used), ruleLines);
    const wanted = wireLines(
      lines,
      gifts.find(({ code }) => code === chosen),
    );
    const now = clock.now();
    if (same) {
      await database.run(refreshDraft, [
        same.id,
        wanted,
        member.level,
        totals.subTotal,
        totals.discount,
        totals.discountBp,
        tax,
        country.rules.vatBp,
        goods,
        totals.totalCc,
        version,
        request.comment,
      ]);
      return { ok: true, id: same.id, made: false };
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const [made] = await database.run(insertDraft, [
        country.val,
        makeOrderCode(country, now, ids),
        member.id,
        request.language,
        cart.id,
        cart.version,
        country.currency.code,
        member.level,
        request.comment ?? '',
        totals.subTotal,
        totals.discount,
        totals.discountBp,
        tax,
        country.rules.vatBp,
        goods,
        totals.totalCc,
        version,
        now,
        wanted,
        new Date(now.getTime() - day),
      ]);
      if (made) return { ok: true, id: made.id, made: true };
      const twin = (await database.run(lockOpenOrders, [country.val, member.id])).find(
        (order) => order.cart_id === cart.id && order.cart_version === cart.version,
      );
      if (twin) return { ok: true, id: twin.id, made: false };
    }
    throw new Error('No free order code was found.');
  });
};
