import { Icon, IconButton, TextField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { memo, useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import { usePrices } from '../../features/catalogue/use-prices.ts';
import { useCartWords } from '../../features/cart/use-cart-words.ts';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import type { ExpressRow, Line } from './express-row.ts';
import css from './express.module.css';
import { saysTheSame, type Judged } from './check-rows.ts';
import { isList, readLines } from './read-lines.ts';

/** What can be done in a row; the same functions for every rendering. */
export interface RowActions {
  readonly type: (row: ExpressRow, typed: Partial<Line>) => void;
  readonly paste: (place: number, lines: readonly Line[]) => void;
  readonly goOn: (place: number) => void;
  readonly remove: (row: ExpressRow, place: number) => void;
}

export interface ExpressRowFieldsProps {
  readonly row: ExpressRow;
  readonly place: number;
  readonly judged: Judged;
  readonly actions: RowActions;
}

/** One row: code, quantity, and what the shop has to say of them. It is drawn again only when something of it is new. */
export const ExpressRowFields = memo(
  (props: ExpressRowFieldsProps) => <Fields {...props} />,
  (before, { row, place, judged, actions }) =>
    before.row === row &&
    before.place === place &&
    before.actions === actions &&
    saysTheSame(before.judged, judged),
);

const Fields = ({ row, place, judged, actions }: ExpressRowFieldsProps) => {
  const { _ } = useLingui();
  const error = useErrorWords()(judged, row);
  const said = useId();
  const inCode = judged.kind === 'wrong' && !judged.product;
  const paste = (event: ClipboardEvent) => {
    const lines = readLines(event.clipboardData.getData('text'));
    if (!isList(lines)) return;
    event.preventDefault();
    actions.paste(place, lines);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    actions.goOn(place);
  };
  return (
    <li className={css.row} data-kind={judged.kind}>
      <TextField
        className={css.code}
        label={_('express.code')}
        labelHidden
        data-code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        value={row.code}
        aria-invalid={(error !== undefined && inCode) || undefined}
        aria-describedby={said}
        onChange={({ target }) => actions.type(row, { code: target.value })}
        onPaste={paste}
        onKeyDown={press}
      />
      <TextField
        label={_('cart.quantity')}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        placeholder="1"
        maxLength={16}
        value={row.quantity}
        aria-invalid={(error !== undefined && !inCode) || undefined}
        aria-describedby={said}
        onChange={({ target }) => actions.type(row, { quantity: target.value })}
        onKeyDown={press}
      />
      <div id={said} className={css.said} aria-live="polite">
        {judged.kind === 'asking' && <span className={css.soft}>{_('express.checking')}</span>}
        {judged.kind === 'failed' && <span className={css.soft}>{judged.message}</span>}
        {'product' in judged && judged.product && (
          <>
            {judged.kind === 'right' && <Icon name="check" className={css.tick} />}
            <span className={css.name}>{nonBreaking(judged.product.name)}</span>
            <Price product={judged.product} />
          </>
        )}
        {error !== undefined && (
          <span className={css.error}>
            <Icon name="warning" />
            {nonBreaking(error)}
          </span>
        )}
      </div>
      <IconButton
        icon="trash"
        label={_('express.remove-row', { place: place + 1 })}
        className={css.remove}
        disabled={judged.kind === 'empty'}
        onClick={() => actions.remove(row, place)}
      />
    </li>
  );
};

const Price = ({ product }: { readonly product: Parameters<typeof usePrices>[0] }) => (
  <span className={css.price}>{usePrices(product).amount}</span>
);

/** What is wrong with a row, in words; nothing where nothing is. */
const useErrorWords = (): ((judged: Judged, row: ExpressRow) => string | undefined) => {
  const { _ } = useLingui();
  const say = useCartWords();
  return (judged, { refusal }) => {
    if (judged.kind !== 'wrong') return undefined;
    switch (judged.error) {
      case 'no-code':
        return _('express.no-code');
      case 'no-product':
        return _('express.no-product');
      case 'no-quantity':
        return _('express.no-quantity');
      case 'refused':
        return refusal;
      default:
        return judged.error.code === 'cart_full'
          ? _('express.cart-full', { most: judged.error.most })
          : say(judged.error);
    }
  };
};
