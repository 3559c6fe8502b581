import type { Order } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { useShop } from '../../shared/shop.tsx';

/** Puts a past order's lines into the cart again, opens the cart, and says what could not be added and why (SHOP-9). */
export const useReorder = ({
  pk,
  details,
}: Pick<Order, 'pk' | 'details'>): { readonly busy: boolean; readonly reorder: () => Promise<void> } => {
  const { _ } = useLingui();
  const shop = useShop();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const nameOf = (wanted: string) => details?.find(({ code }) => code === wanted)?.productName ?? wanted;
  const reorder = async () => {
    setBusy(true);
    const [error, answer] = await shop.api.post('reorder', { params: { id: pk } });
    setBusy(false);
    if (error) return shop.report(error);
    const refused = answer.results.filter(({ ok }) => !ok);
    for (const { productCode, message } of refused)
      shop.toasts.error(_('history.not-added', { code: nameOf(productCode), reason: message ?? '' }));
    await shop.cart.refresh();
    if (refused.length === answer.results.length && refused.length > 0) return;
    shop.toasts.show({ text: _('history.reordered') });
    await navigate(pathTo('cart'));
  };
  return { busy, reorder };
};
