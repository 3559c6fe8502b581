import type { Order } from '@caravan/contract';
import { Surface, VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useDates } from '../../../shared/format/use-dates.ts';
import { WholeNumbers } from '../../../shared/format/whole-numbers.tsx';
import { useShop } from '../../../shared/shop.tsx';
import { nextStep } from '../next-step.ts';
import { orderSteps } from './order-steps.ts';
import css from './order-timeline.module.css';
import { statusWord } from '../status-words.ts';

/** What has happened to an order and when, where it stands, and what is to come (ORD-3, ORD-9). */
export const OrderTimeline = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const { dateTime } = useDates();
  const { country } = useShop();
  const [now] = useState(() => new Date());
  const steps = orderSteps(order);
  const expected = nextStep(order, now, country.timeZone, _).text;
  /** What is expected stands at the payment that is waited for, else at the end. */
  const place = order.status === 'awaiting_payment' ? steps.findIndex(({ state }) => state === 'next') : -1;
  const told = place === -1 ? steps.length - 1 : place;
  return (
    <Surface as="section" aria-labelledby="timeline">
      <h2 id="timeline" className={css.title}>
        {_('history.timeline')}
      </h2>
      <ol className={css.states}>
        {steps.map(({ status, state, at }, index) => (
          <li
            key={`${status}${at ?? ''}`}
            className={css.state}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span>
              {state === 'next' && <VisuallyHidden>{_('history.to-come')} </VisuallyHidden>}
              {_(statusWord(status, order).id)}
            </span>
            {at !== null && (
              <time dateTime={at} className={css.time}>
                {dateTime(at)}
              </time>
            )}
            {at === null && index === told && expected !== null && (
              <span className={css.expected}>
                <WholeNumbers text={expected} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </Surface>
  );
};
