import { Button, Container, Icon, Notice, PageHeading, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { Columns } from '../../shared/columns/columns.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { useToasts } from '../../shared/toasts/use-toasts.ts';
import { isEmptyRow, mostRows, rowsOf, withLines, withRoom, withTyped, type Line } from './express-row.ts';
import { ExpressRowFields } from './express-row-fields.tsx';
import { ExpressSummary } from './express-summary.tsx';
import css from './express.module.css';
import { FileButton } from './file-button.tsx';
import { useExpressOrder } from './use-express-order.ts';
import { useSteadyActions } from './use-steady-actions.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('express.title');

export const meta = ({ i18n }: MetaContext): ScreenMeta => ({ description: i18n._('express.lead') });

/** Many products by code and quantity: typed, pasted from a sheet or read from a file (SHOP-8). */
export const Screen = () => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const toasts = useToasts();
  const { rows, change, judged, sum, checkAgain, busy, add } = useExpressOrder();
  const [error, setError] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);

  const codes = () => [...(list.current?.querySelectorAll<HTMLInputElement>('[data-code]') ?? [])];
  const focusOn = (place: number) => codes().at(Math.max(0, place))?.focus();
  const take = (place: number, lines: readonly Line[]) => {
    const filled = rows.filter((row) => !isEmptyRow(row)).length;
    setError(filled + lines.length > mostRows ? _('express.too-many', { most: mostRows }) : null);
    flushSync(() => change((before) => withLines(before, place, lines)));
    codes().at(-1)?.focus();
  };
  const actions = useSteadyActions({
    type: (row, typed) => change((before) => withTyped(before, row.id, typed)),
    paste: take,
    goOn: (place) => focusOn(Math.min(place + 1, rows.length - 1)),
    remove: (row, place) => {
      flushSync(() => change((before) => withRoom(before.filter(({ id }) => id !== row.id))));
      focusOn(place);
    },
  });
  const clear = () => {
    change(() => rowsOf([]));
    setError(null);
    toasts.show({
      text: _('express.cleared'),
      action: { label: _('cart.undo'), perform: () => change(() => rows) },
    });
  };
  const wrong = judged.filter(({ kind }) => kind === 'wrong').length;
  const failed = judged.some(({ kind }) => kind === 'failed');
  const press = () => {
    if (sum.units > 0) void add();
    else {
      if (wrong === 0) toasts.error(_('express.nothing'));
      focusOn(judged.findIndex(({ kind }) => kind !== 'right'));
    }
  };

  return (
    <Container className={css.screen}>
      <PageHeading lead={_('express.lead')}>{_('express.title')}</PageHeading>
      <noscript>
        <Notice tone="warn">{_('express.needs-scripts')}</Notice>
      </noscript>
      <Columns
        label={_('express.summary')}
        brief={price(sum.price)}
        aside={<ExpressSummary sum={sum} wrong={wrong} onAgain={failed ? checkAgain : undefined} />}
        action={
          <Button size="l" wide busy={busy} onClick={press}>
            {_('express.add', { units: sum.units })}
          </Button>
        }
      >
        <Surface>
          <div className={css.tools}>
            <p className={css.soft}>{_('express.hint')}</p>
            <FileButton onLines={(lines) => take(rows.length, lines)} onError={setError} />
          </div>
          {error !== null && (
            <Notice tone="clay" compact role="alert">
              {error}
            </Notice>
          )}
          <div className={css.head} aria-hidden="true">
            <span>{_('express.code')}</span>
            <span>{_('cart.quantity')}</span>
          </div>
          <ol ref={list} className={css.rows} aria-label={_('express.rows')}>
            {rows.map((row, place) => (
              <ExpressRowFields
                key={row.id}
                row={row}
                place={place}
                judged={judged[place] ?? { kind: 'empty' }}
                actions={actions}
              />
            ))}
          </ol>
          {rows.some((row) => !isEmptyRow(row)) && (
            <Button
              variant="quiet"
              size="s"
              className={css.clear}
              icon={<Icon name="trash" />}
              onClick={clear}
            >
              {_('express.clear')}
            </Button>
          )}
        </Surface>
      </Columns>
    </Container>
  );
};
