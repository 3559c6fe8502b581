import { ownPath } from '../../routes/own-path.ts';

/** Whether a link of a text leads to a page of this site, which the router can show: no other site, and no file. */
export const isOwnPage = (href: string): boolean =>
  ownPath(href) !== null && !/\.\w+$/.test(href.split(/[?#]/, 1)[0] ?? '');
