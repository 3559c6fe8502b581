import { useEffect, type ReactNode } from 'react';

/** Tells when what it holds has come to life in the browser. */
export const OnceAlive = ({
  tell,
  children,
}: {
  readonly tell: () => void;
  readonly children: ReactNode;
}): ReactNode => {
  useEffect(tell, [tell]);
  return children;
};
