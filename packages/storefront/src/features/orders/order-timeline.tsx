import type { Order } from '@caravan/contract';
import { Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useDates } from '../../shared/format/use-dates.ts';
import css from './order-timeline.module.css';
import { statusWords } from './status-words.ts';

/** What has happened to an order and when (ORD-3). */
export const OrderTimeline = ({ history }: { readonly history: Order['history'] }) => {
  const { _ } = useLingui();
  const { dateTime } = useDates();
  return (
    <Surface as="section" aria-labelledby="timeline">
      <h2 id="timeline" className={css.title}>
        {_('history.timeline')}
      </h2>
      <ol className={css.states}>
        {history
          .filter(({ status }) => status !== 'draft')
          .map(({ status, at }) => (
            <li key={`${status}${at}`} className={css.state}>
              <span>{_(statusWords[status].id)}</span>
              <time dateTime={at} className={css.time}>
                {dateTime(at)}
              </time>
            </li>
          ))}
      </ol>
    </Surface>
  );
};
