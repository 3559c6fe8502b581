import type { Order } from '@caravan/contract';
import { localized } from '@caravan/country';
import { Button, Dialog, Notice, RadioCards, TextArea } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useShop } from '../../../shared/shop.tsx';
import { WholeNumbers } from '../../../shared/format/whole-numbers.tsx';
import { useWithdrawal } from './use-withdrawal.ts';
import { withdrawableLines } from './withdrawable-lines.ts';
import { longestReason } from './withdrawal-entry.ts';
import css from './withdrawal-form.module.css';
import { WithdrawalProducts } from './withdrawal-products.tsx';

export interface WithdrawalFormProps {
  readonly order: Order;
  /** What was filled in stays while it is closed. */
  readonly open: boolean;
  readonly onClose: () => void;
  /** The declaration has arrived: the order as it stands now. */
  readonly onSent: (order: Order) => void;
}

/** Declares the withdrawal from a purchase, of all or of a part of it, and says that a confirmation was mailed (ORD-7, API-73). */
export const WithdrawalForm = ({ order, open, onClose, onSent }: WithdrawalFormProps) => {
  const { _ } = useLingui();
  const { entry, errors, refusal, stage, send, change, begin } = useWithdrawal(order, onSent);
  const lines = withdrawableLines(order);
  const email = order.email ?? order.owner.email;
  const confirmation = useRef<HTMLDivElement>(null);
  const sent = stage === 'sent';
  useEffect(() => {
    if (sent) confirmation.current?.focus();
  }, [sent]);

  const close = () => {
    if (sent) begin();
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (stage === 'sending' || (await send())) return;
    if (!entry.whole) document.getElementById(`withdrawal-${lines[0]?.code}`)?.focus();
  };
  return (
    <Dialog
      open={open}
      size="l"
      title={<WholeNumbers text={_('withdrawal.title', { code: order.code })} />}
      closeLabel={_('checkout.close')}
      onClose={close}
      footer={
        sent ? (
          <Button onClick={close}>{_('withdrawal.back')}</Button>
        ) : (
          <Button type="submit" form="withdrawal" busy={stage === 'sending'}>
            {_('withdrawal.send')}
          </Button>
        )
      }
    >
      {sent ? (
        <Notice ref={confirmation} tabIndex={-1} tone="success" title={_('withdrawal.sent')}>
          {email === null ? _('withdrawal.sent-silent') : _('withdrawal.sent-mail', { email })}
        </Notice>
      ) : (
        <form id="withdrawal" noValidate className={css.form} onSubmit={(event) => void submit(event)}>
          <RadioCards
            id="withdrawal-what"
            legend={_('withdrawal.what')}
            value={entry.whole ? 'whole' : 'some'}
            onChange={(what) => change({ whole: what === 'whole' })}
            error={errors['lines']}
            options={[
              {
                value: 'whole',
                title: order.returns === undefined ? _('withdrawal.whole') : _('withdrawal.rest'),
              },
              {
                value: 'some',
                title: _('withdrawal.some'),
                content: (
                  <WithdrawalProducts
                    prefix="withdrawal"
                    lines={lines}
                    units={entry.units}
                    onChange={(units) => change({ units })}
                  />
                ),
              },
            ]}
          />
          <TextArea
            id="withdrawal-reason"
            label={_('withdrawal.reason')}
            mark={_('form.optional')}
            maxLength={longestReason}
            value={entry.reason}
            error={errors['reason']}
            counter={_('checkout.characters-left', { left: longestReason - entry.reason.length })}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <Statement order={order} />
          {refusal !== null && (
            <Notice tone="clay" role="alert">
              {refusal}
            </Notice>
          )}
        </form>
      )}
    </Dialog>
  );
};

/** What is declared by sending the form, and how long that can be done. */
const Statement = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const { date } = useDates();
  const { country, language } = useShop();
  const { seller, withdrawalDays } = country;
  const until = order.withdrawal?.until ?? null;
  return (
    <div className={css.statement}>
      <p>
        <WholeNumbers
          text={_('withdrawal.statement', {
            seller: localized(seller.name, language, country),
            date: date(order.createdAt),
            code: order.code,
          })}
        />
      </p>
      <p className={css.note}>
        <WholeNumbers
          text={
            until === null
              ? _('withdrawal.from-delivery', { days: withdrawalDays })
              : _('withdrawal.until', { until: date(until) })
          }
        />
      </p>
    </div>
  );
};
