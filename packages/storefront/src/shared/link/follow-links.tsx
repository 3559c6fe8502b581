import { createContext, useCallback, useContext, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leftBy } from '../document/left-by.ts';

/** Goes where a link leads, with what the navigation hands over to the page there. */
type Follow = (to: string, state?: unknown) => void;

const FollowContext = createContext<Follow | null>(null);

/** How a link is followed without loading the page anew; null outside of the shop's pages, where the browser does it. */
export const useFollow = (): Follow | null => useContext(FollowContext);

/**
 * Has the links inside followed by the router. They share one listener of the address: with one each, all links of a page would be
 * rendered again whenever one is followed.
 */
export const FollowLinks = ({ children }: { readonly children: ReactNode }) => {
  const navigate = useNavigate();
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    shown.current = location;
  }, [location]);
  const follow = useCallback<Follow>(
    (to, state) => {
      const { key, pathname, search } = shown.current;
      leftBy.set(key, to);
      void navigate(to, { replace: to === pathname + search, state });
    },
    [navigate],
  );
  return <FollowContext value={follow}>{children}</FollowContext>;
};
