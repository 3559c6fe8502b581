import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leftBy } from '../document/left-by.ts';
import { isPlainPress } from './plain-press.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** From the root on: `/cart`. */
  readonly to: string;
  /** What the navigation hands over to the page there. */
  readonly state?: unknown;
}

/**
 * A link to an address of the shop, followed without loading the page anew. React Router's own brings 3 kB of prefetching for
 * a kind of server that we do not have.
 */
export const Link = ({ to, state, onClick, children, ...rest }: LinkProps) => {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || rest.target) return;
    event.preventDefault();
    leftBy.set(key, to);
    void navigate(to, { replace: to === pathname + search, state });
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
};
