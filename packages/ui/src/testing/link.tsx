import type { ComponentProps } from 'react';

/** A plain link for slots, where the shop puts its router's. */
export const Link = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;
