import type { ComponentProps, MouseEvent } from 'react';
import { useFollow } from './follow-links.tsx';
import { isPlainPress } from './plain-press.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** From the root on: `/cart`. */
  readonly to: string;
  /** What the navigation hands over to the page there. */
  readonly state?: unknown;
}

/**
 * A link to an address of the shop, followed without loading the page anew. React Router's own brings 3 kB of prefetching for
 * a kind of server that we do not have, and listens to the address by itself.
 */
export const Link = ({ to, state, onClick, children, ...rest }: LinkProps) => {
  const follow = useFollow();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (follow === null || event.defaultPrevented || !isPlainPress(event) || rest.target) return;
    event.preventDefault();
    follow(to, state);
  };
  return (
    <a {...rest} href={to} onClick={press}>
      {children}
    </a>
  );
};
