import type { DeliveryMethod } from '@caravan/contract';
import { sayArrival } from '@caravan/country';
import { wholeDays } from '@caravan/i18n';
import { useLingui } from '@lingui/react';
import type { Collector } from '../../features/checkout/delivery-section.tsx';
import { PartBrief } from '../../features/checkout/part-brief.tsx';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { useShop } from '../../shared/shop.tsx';
import { minorOf } from '../../shared/format/amounts-from-wire.ts';

interface DeliveryBriefProps {
  /** The one that is chosen; null until it is known to be offered. */
  readonly offer: DeliveryMethod | null;
  readonly collector: Collector;
  readonly onChange: () => void;
}

/** How the order comes, when, for how much, and who collects it, in short. */
export const DeliveryBrief = ({ offer, collector, onChange }: DeliveryBriefProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const { price } = useFormat();
  const fee = offer && minorOf(offer.fee, country.currency);
  return (
    <PartBrief id="delivery" title={_('checkout.delivery')} busy={offer === null} onChange={onChange}>
      {offer && (
        <>
          <p>
            <strong>{offer.name}</strong>
            {` · ${fee ? price(fee) : _('totals.free')}`}
          </p>
          {offer.arrives && <p>{wholeDays(sayArrival(offer.arrives, offer.kind, _))}</p>}
          {offer.hours && <p>{_('checkout.hours', { hours: offer.hours })}</p>}
          {offer.kind === 'pickup' && (
            <p>
              {_('checkout.collected-by', {
                name: collector.name,
                phone: groupPhone(collector.phone, country.phone),
              })}
            </p>
          )}
        </>
      )}
    </PartBrief>
  );
};
