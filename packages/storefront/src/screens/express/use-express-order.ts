import { discountedLines, discountFor } from '@caravan/cart-rules';
import { sum as total } from '@caravan/money';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { shownLines, shownQuantity } from '../../shared/cart/cart-state.ts';
import { useCart } from '../../shared/cart/use-cart.ts';
import { milliOf, minorOf } from '../../shared/format/amounts-from-wire.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { withRoom, type ExpressRow } from './express-row.ts';
import { plainCode } from './plain-code.ts';
import { checkRows, type Judged } from './check-rows.ts';
import { useExpressRows } from './use-express-rows.ts';
import { useFoundProducts } from './use-found-products.ts';

/** What the right rows come to. */
export interface ExpressSum {
  readonly units: number;
  /** This buyer's price, in the smallest unit. */
  readonly price: number;
  readonly cc: number;
}

export interface ExpressOrder {
  readonly rows: readonly ExpressRow[];
  readonly change: (how: (rows: readonly ExpressRow[]) => readonly ExpressRow[]) => void;
  /** What is to be said of each row, in their order. */
  readonly judged: readonly Judged[];
  readonly sum: ExpressSum;
  /** Looks once more for codes that could not be looked up. */
  readonly checkAgain: () => void;
  readonly busy: boolean;
  /** Puts the right rows into the cart together; the others stay (SHOP-8). */
  readonly add: () => Promise<void>;
}

/** An express order: rows, what they come to, and their way into the cart. */
export const useExpressOrder = (): ExpressOrder => {
  const { _ } = useLingui();
  const shop = useShop();
  const navigate = useNavigate();
  const level = useMember()?.level ?? null;
  const cart = useCart((state) => state);
  const [rows, change] = useExpressRows();
  const { found, again } = useFoundProducts(rows.map(({ code }) => plainCode(code)));
  const [busy, setBusy] = useState(false);

  const judged = checkRows(rows, found, {
    isMember: level !== null,
    // Until the cart is known: room for all, and what the server said with the product.
    lines: shownLines(cart) ?? 0,
    inCart: ({ productCode, quantity }) => shownQuantity(cart, productCode) ?? quantity,
  });
  const right = rows.flatMap((row, place) => {
    const verdict = judged[place];
    return verdict?.kind === 'right' ? [{ ...verdict, id: row.id }] : [];
  });
  const { currency, rules } = shop.country;
  // As the cart will reckon them.
  const lines = right.map(({ product, units }) => ({
    code: product.productCode,
    unitPrice: minorOf(product.price, currency),
    quantity: units,
    discountable: product.discountable,
  }));
  const sum: ExpressSum = {
    units: total(right.map(({ units }) => units)),
    price: total(discountedLines(lines, discountFor(rules, level))),
    cc: total(right.map(({ product, units }) => milliOf(product.cc) * units)),
  };

  const add = async () => {
    const items = right.map(({ product, units }) => ({ productCode: product.productCode, quantity: units }));
    setBusy(true);
    const results = await shop.cart.addAll(items);
    setBusy(false);
    if (!results) return;
    const refusals = new Map(
      results.flatMap(({ ok, message = '' }, place) => {
        const row = right[place];
        return ok || !row ? [] : [[row.id, message] as const];
      }),
    );
    const gone = new Set(right.map(({ id }) => id).filter((id) => !refusals.has(id)));
    change((before) =>
      withRoom(
        before
          .filter(({ id }) => !gone.has(id))
          .map((row) => {
            const refusal = refusals.get(row.id);
            return refusal === undefined ? row : { ...row, refusal };
          }),
      ),
    );
    const units = right.reduce((all, row) => all + (gone.has(row.id) ? row.units : 0), 0);
    if (units > 0)
      shop.toasts.show({
        text: _('express.added', { units }),
        action: { label: _('menu.cart'), perform: () => void navigate(pathTo('cart')) },
      });
  };
  return { rows, change, judged, sum, checkAgain: again, busy, add };
};
