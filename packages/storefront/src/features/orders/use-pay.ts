import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { useShop } from '../../shared/shop.tsx';

/** Leads to the payment of an order that is held. */
export const usePay = (pk: number): (() => void) => {
  const { order } = useShop();
  const navigate = useNavigate();
  return () => {
    order.begin(pk);
    void navigate(pathTo('pay'));
  };
};
