import { useEffect, type ReactNode } from 'react';

/** Tells when what it holds has been hydrated. */
export const Hydrated = ({
  tell,
  children,
}: {
  readonly tell: () => void;
  readonly children: ReactNode;
}): ReactNode => {
  useEffect(tell, [tell]);
  return children;
};
