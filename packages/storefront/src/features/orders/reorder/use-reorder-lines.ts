import { mostAllowed } from '@caravan/cart-rules';
import type { Product } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../../routes/route-names.ts';
import { useFetched } from '../../../shared/fetched/use-fetched.ts';
import { useShop } from '../../../shared/shop.tsx';
import { useIsMounted } from '../../../shared/use-is-mounted.ts';

/** A line of a past order as it can be had today. */
export interface ReorderLine {
  readonly code: string;
  readonly name: string;
  readonly photo: string;
  /** What it is today; null when it can't be had. */
  readonly product: Product | null;
  /** The most units that can be had now, those in the cart included. */
  readonly most: number;
  /** Why it can't be had, or not in the quantity of then, in the server's words. */
  readonly message: string | null;
}

/** Lines that the server judges at once (API-69). */
const mostLines = 200;

/** The lines of an order with the quantities that are wanted of them, from looking them up to the cart (SHOP-9). */
export const useReorderLines = (pk: number, onAdded: () => void) => {
  const { _ } = useLingui();
  const shop = useShop();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({});
  const [busy, setBusy] = useState(false);

  const fetched = useFetched(`order ${pk}`, async (signal) => {
    const [error, order] = await shop.api.get('order', { params: { id: pk }, signal });
    if (error) return [error, undefined];
    const bought = order.details.filter(({ gift }) => !gift);
    const items = bought.slice(0, mostLines).map(({ code, quantity }) => ({ productCode: code, quantity }));
    const [failed, judged] = await shop.api.post('cartLines', { body: { items }, signal });
    if (failed) return [failed, undefined];
    const found = new Map(judged.results.map((result) => [result.productCode, result]));
    const lines = bought.map(({ code, productName, photo, quantity }): ReorderLine & { wanted: number } => {
      const result = found.get(code);
      const product = result?.product ?? null;
      const most = product
        ? mostAllowed({ stock: product.amount, disabled: product.disabled, limits: product.limits }, true)
        : 0;
      return {
        code,
        name: productName,
        photo,
        product: most > 0 ? product : null,
        most,
        message: result?.ok === true ? null : (result?.message ?? _('history.reorder-gone')),
        wanted: Math.min(quantity, most),
      };
    });
    return [undefined, lines];
  });
  const lines = fetched.value ?? [];
  const quantities = {
    ...Object.fromEntries(lines.map(({ code, wanted }) => [code, wanted])),
    ...changed,
  };

  const add = async () => {
    const items = lines.flatMap(({ code }) => {
      const quantity = quantities[code] ?? 0;
      return quantity > 0 ? [{ productCode: code, quantity }] : [];
    });
    setBusy(true);
    const results = await shop.cart.addAll(items);
    setBusy(false);
    if (!results) return;
    const refused = results.filter(({ ok }) => !ok);
    const nameOf = (wanted: string) => lines.find(({ code }) => code === wanted)?.name ?? wanted;
    for (const { productCode, message } of refused)
      shop.toasts.error(_('history.not-added', { code: nameOf(productCode), reason: message ?? '' }));
    if (refused.length === items.length) return;
    shop.toasts.show({ text: _('history.reordered') });
    if (!isMounted()) return;
    onAdded();
    await navigate(pathTo('cart'));
  };

  return {
    state: fetched.state,
    again: fetched.again,
    lines,
    quantities,
    change: (code: string, quantity: number) => setChanged((before) => ({ ...before, [code]: quantity })),
    busy,
    add,
  };
};
