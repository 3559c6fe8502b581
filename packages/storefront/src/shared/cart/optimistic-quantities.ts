import type { StoreApi } from 'zustand/vanilla';
import { without } from '../without.ts';
import type { CartState } from './cart-state.ts';

/** What the screen shows of a change before the server has confirmed it, by product code (CART-5). */
export interface OptimisticQuantities {
  /** Shows a quantity; what was refused of the product before is no longer said. */
  readonly show: (code: string, quantity: number) => void;
  /** Ends the lead over the server, unless something newer is wanted by now. */
  readonly end: (code: string, quantity: number) => void;
  /** Ends the lead of all these, whatever is wanted. */
  readonly withdraw: (codes: readonly string[]) => void;
  /** Ends the lead, and says why. */
  readonly refuse: (code: string, message: string) => void;
  /** Says no longer what was refused. */
  readonly forgetRefusals: () => void;
}

export const createOptimisticQuantities = ({
  getState,
  setState,
}: StoreApi<CartState>): OptimisticQuantities => ({
  show: (code, quantity) =>
    setState(({ optimistic, refused }) => ({
      optimistic: { ...optimistic, [code]: quantity },
      refused: without(refused, code),
    })),
  end: (code, quantity) =>
    setState(({ optimistic }) =>
      optimistic[code] === quantity ? { optimistic: without(optimistic, code) } : {},
    ),
  withdraw: (codes) =>
    setState(({ optimistic }) => ({ optimistic: codes.reduce(without<number>, optimistic) })),
  refuse: (code, message) =>
    setState(({ optimistic, refused }) => ({
      optimistic: without(optimistic, code),
      refused: { ...refused, [code]: message },
    })),
  forgetRefusals: () => {
    if (Object.keys(getState().refused).length > 0) setState({ refused: {} });
  },
});
