import type { Product } from '@caravan/contract';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useMember } from '../../shared/session/use-session.ts';
import css from './limit-list.module.css';

const limitWords = [
  ['once', msg({ id: 'shop.limit-once' })],
  ['daily', msg({ id: 'shop.limit-daily' })],
  ['monthly', msg({ id: 'shop.limit-monthly' })],
] as const;

/** How many a member may buy, in words, before the cart says so (SHOP-7); with what has been bought of them already. */
export const LimitList = ({ limits }: { readonly limits: Product['limits'] }) => {
  const { _ } = useLingui();
  const member = useMember() !== null;
  const set = limitWords.flatMap(([name, words]) => {
    const { limit, used } = limits[name];
    return limit === null ? [] : [{ name, words: _({ ...words, values: { limit } }), used }];
  });
  if (set.length === 0) return null;
  return (
    <ul className={css.limits}>
      {set.map(({ name, words, used }) => (
        <li key={name}>
          {words}
          {member && used > 0 && ` ${_('shop.limit-used', { used })}`}
        </li>
      ))}
    </ul>
  );
};
