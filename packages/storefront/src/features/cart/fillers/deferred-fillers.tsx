import { Suspense } from 'react';
import { laterPart } from '../../../shared/loading/optional-part.ts';
import { useHydrated } from '../../../shared/loading/use-hydrated.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useShop } from '../../../shared/shop.tsx';
import { fillerGoal } from './filler-goal.ts';
import type { CartView } from '../view-cart.ts';

const Fillers = laterPart(() => import('./fillers.tsx'));

/** What would bring the cart to its next goal, after the page: nobody has asked for it. */
export const DeferredFillers = ({ view }: { readonly view: CartView }) => {
  const { rules, currency } = useShop().country;
  const level = useMember()?.level ?? null;
  const hydrated = useHydrated();
  const goal = fillerGoal(view, { rules, currency, level });
  if (!hydrated || goal === null) return null;
  return (
    <Suspense fallback={null}>
      <Fillers goal={goal} codes={view.lines.map(({ line }) => line.code)} />
    </Suspense>
  );
};
