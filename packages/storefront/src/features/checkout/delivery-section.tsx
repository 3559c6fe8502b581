import type { DeliveryMethod } from '@caravan/contract';
import { collectorForm, sayArrival } from '@caravan/country';
import { wholeDays } from '@caravan/i18n';
import { Notice, RadioCards, Skeleton } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Unreachable } from '../../shared/fetched/unreachable.tsx';
import type { Fetched } from '../../shared/fetched/use-fetched.ts';
import { FormFields } from '../../shared/form/form-fields.tsx';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { minorOf } from '../../shared/format/amounts-from-wire.ts';
import { useShop } from '../../shared/shop.tsx';
import { collectorPrefix } from './collector-prefix.ts';
import css from './delivery-section.module.css';
import { Section } from './section.tsx';

/** Who comes for the order. */
export interface Collector {
  readonly name: string;
  readonly phone: string;
}

export interface DeliverySectionProps {
  readonly deliveries: Fetched<readonly DeliveryMethod[]>;
  readonly chosen: string | null;
  /** Where it goes is chosen down to the district. */
  readonly placeKnown: boolean;
  readonly collector: Collector;
  /** What is wrong, in words, by the id of the field. */
  readonly errors: FormErrors;
  readonly onChoose: (slug: string) => void;
  readonly onCollector: (collector: Collector) => void;
  readonly onLeave: (id: string) => void;
}

/** How the order comes to the buyer: what it costs, when and where, and who collects it (CHK-4). */
export const DeliverySection = ({
  deliveries,
  chosen,
  placeKnown,
  collector,
  errors,
  onChoose,
  onCollector,
  onLeave,
}: DeliverySectionProps) => {
  const { _ } = useLingui();
  const { currency } = useShop().country;
  const { price } = useFormat();
  const { state, old } = deliveries;
  const offers = old ?? [];
  const courier = offers.some(({ kind }) => kind === 'courier');
  const own = Object.fromEntries(
    collectorForm.flatMap(({ name }) => {
      const error = errors[`${collectorPrefix}${name}`];
      return error === undefined ? [] : [[name, error]];
    }),
  );

  const collect = (
    <FormFields
      fields={collectorForm}
      values={{ ...collector }}
      errors={own}
      prefix={collectorPrefix}
      onChange={(field, value) => onCollector({ ...collector, [field]: value })}
      onLeave={(field, value) => {
        onCollector({ ...collector, [field]: value });
        onLeave(`${collectorPrefix}${field}`);
      }}
    />
  );
  const noteOf = ({ kind, arrives, description, address, hours, freeFrom }: DeliveryMethod) => (
    <>
      {arrives && <strong className={css.arrives}>{wholeDays(sayArrival(arrives, kind, _))}</strong>}
      <WholeNumbers text={[description, address].filter(Boolean).join(' ')} />
      {hours && <span className={css.hours}>{_('checkout.hours', { hours })}</span>}
      {freeFrom && !description && <span className={css.hours}>{freeFrom}</span>}
    </>
  );

  const noCourier = (
    <Notice compact>{placeKnown ? _('checkout.no-courier-there') : _('checkout.courier-needs-place')}</Notice>
  );

  return (
    <Section id="delivery" title={_('checkout.delivery')}>
      {state === 'unreachable' ? (
        <Unreachable id="delivery-choice" onAgain={deliveries.again} />
      ) : offers.length === 0 && state === 'loading' ? (
        <div id="delivery-choice" tabIndex={-1} aria-busy="true">
          <Skeleton lines={3} />
        </div>
      ) : offers.length === 0 ? (
        <div id="delivery-choice" tabIndex={-1}>
          {noCourier}
        </div>
      ) : (
        <div aria-busy={state === 'loading'} className={css.offers}>
          <RadioCards
            id="delivery-choice"
            legend={_('checkout.delivery')}
            legendHidden
            value={chosen ?? ''}
            onChange={onChoose}
            error={errors['delivery-choice']}
            options={offers.map((offer) => {
              const fee = minorOf(offer.fee, currency);
              return {
                value: offer.slug,
                title: offer.name,
                note: noteOf(offer),
                trailing: fee === 0 ? _('totals.free') : price(fee),
                ...(offer.kind === 'pickup' && { content: collect }),
              };
            })}
          />
        </div>
      )}
      {!courier && offers.length > 0 && state === 'ready' && noCourier}
    </Section>
  );
};
