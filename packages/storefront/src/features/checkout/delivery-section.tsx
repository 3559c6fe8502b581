import type { DeliveryMethod } from '@caravan/contract';
import { Notice, RadioCards, Skeleton, TextField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { minorOf } from '../../shared/totals/rule-line-of.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './delivery-section.module.css';
import { Section } from './section.tsx';

/** Who comes for the order. */
export interface Collector {
  readonly name: string;
  readonly phone: string;
}

export interface DeliverySectionProps {
  readonly offers: readonly DeliveryMethod[];
  /** The offers are those of another place; the new ones are on their way. */
  readonly old: boolean;
  readonly chosen: string | null;
  readonly collector: Collector;
  /** What is wrong, in words, by the id of the field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onChoose: (slug: string) => void;
  readonly onCollector: (collector: Collector) => void;
  readonly onLeave: (id: string) => void;
}

/** How the order comes to the buyer: what it costs, when and where, and who collects it (CHK-4). */
export const DeliverySection = ({
  offers,
  old,
  chosen,
  collector,
  faults,
  onChoose,
  onCollector,
  onLeave,
}: DeliverySectionProps) => {
  const { _ } = useLingui();
  const { currency } = useShop().country;
  const { price } = useFormat();
  const courier = offers.some(({ kind }) => kind === 'courier');

  const collect = (
    <div className={css.collector}>
      <TextField
        id="pickup-name"
        label={_('checkout.pickup-name')}
        autoComplete="name"
        maxLength={120}
        required
        value={collector.name}
        error={faults['pickup-name']}
        onChange={(event) => onCollector({ ...collector, name: event.target.value })}
        onBlur={() => onLeave('pickup-name')}
      />
      <TextField
        id="pickup-phone"
        label={_('checkout.pickup-phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={32}
        required
        value={collector.phone}
        error={faults['pickup-phone']}
        onChange={(event) => onCollector({ ...collector, phone: event.target.value })}
        onBlur={() => onLeave('pickup-phone')}
      />
    </div>
  );
  const noteOf = ({ description, address, hours, freeFrom }: DeliveryMethod) => (
    <>
      {[description, address].filter(Boolean).join(' ')}
      {hours && <span className={css.hours}>{_('checkout.hours', { hours })}</span>}
      {freeFrom && !description && <span className={css.hours}>{freeFrom}</span>}
    </>
  );

  return (
    <Section id="delivery" title={_('checkout.delivery')}>
      {offers.length === 0 && old ? (
        <Skeleton lines={3} />
      ) : (
        <div aria-busy={old} className={css.offers}>
          <RadioCards
            id="delivery-choice"
            legend={_('checkout.delivery')}
            legendHidden
            value={chosen ?? ''}
            onChange={onChoose}
            error={faults['delivery-choice']}
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
      {!courier && !old && <Notice compact>{_('checkout.courier-needs-place')}</Notice>}
    </Section>
  );
};
