import { createContext, Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Sleep, Sleeper } from './sleep.ts';
import { useIsHere } from './use-is-here.ts';

/** None on the server and in pages drawn by the browser: there every part is awake. */
export const SleepContext = createContext<Sleep | null>(null);

/** A list item that comes to life over the served page when somebody needs it; drawn by the browser it is an ordinary one. */
export const SleepingItem = ({ children }: { readonly children: ReactNode }) => {
  const sleep = use(SleepContext);
  const [sleeper] = useState(() => sleep?.sleeper() ?? null);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => (place.current ? sleeper?.lie(place.current) : undefined), [sleeper]);
  return (
    <li ref={place}>
      <Suspense fallback={null}>
        <Asleep sleeper={sleeper}>{children}</Asleep>
      </Suspense>
    </li>
  );
};

interface AsleepProps {
  readonly sleeper: Sleeper | null;
  readonly children: ReactNode;
}

/** Waits over the served page only: what is drawn in place of it is whole at once. */
const Asleep = ({ sleeper, children }: AsleepProps) => {
  const here = useIsHere();
  if (sleeper && (!here || sleeper.isAwake())) use(sleeper.woken);
  return children;
};
