import type { Shop } from '../shop.tsx';

/** Makes an order of the cart, with whose id checkout and pay open (CHK-1). Tells whether there is one; a refusal is said. */
export const beginOrder = async ({
  api,
  cart,
  order,
  report,
}: Pick<Shop, 'api' | 'cart' | 'order' | 'report'>): Promise<boolean> => {
  await cart.settled();
  const [error, made] = await api.post('createOrder', { body: {} });
  if (error) {
    report(error);
    await cart.refresh();
    return false;
  }
  order.begin(made.pk);
  return true;
};
