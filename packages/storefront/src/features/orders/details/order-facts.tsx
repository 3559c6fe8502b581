import type { Order } from '@caravan/contract';
import { joinPlace, showPhone } from '@caravan/country';
import { Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { levelNames } from '../../../shared/session/level-names.ts';
import { useShop } from '../../../shared/shop.tsx';
import css from './order-facts.module.css';
import { useDates } from '../../../shared/format/use-dates.ts';
import { arrivalRow } from '../arrival-row.ts';
import { monthName } from '../../../shared/format/month-name.ts';
import { WholeNumbers } from '../../../shared/format/whole-numbers.tsx';

/** Who ordered, where it goes, how and when it was paid (ORD-2). */
export const OrderFacts = ({ order }: { readonly order: Order }) => {
  const { _ } = useLingui();
  const { dateTime } = useDates();
  const { country } = useShop();
  const { owner } = order;
  const phone = order.phone ?? order.pickupPhone;
  const arrival = arrivalRow(order, _);
  const ownerFacts = [
    owner.name,
    `${owner.fboId} · ${_(levelNames[owner.level].id)}`,
    owner.phone && showPhone(owner.phone, country.phone),
    owner.email,
  ];
  const facts: readonly (readonly [id: string, term: string, value: string | null | undefined])[] = [
    ['date', _('history.date'), dateTime(order.createdAt)],
    ['pay-date', _('history.pay-date'), order.payDate && dateTime(order.payDate)],
    ['billed', _('history.billed-to'), order.billedTo && _(monthName(order.billedTo))],
    ['delivery', _('totals.delivery'), order.deliveryName],
    ['arrives', arrival?.term ?? '', arrival?.value],
    ['payment', _('checkout.payment'), order.paymentName],
    ['coupon', _('history.coupon'), order.couponCode],
    ['recipient', _('address.recipient'), order.recipientName ?? order.pickupNameSurname],
    ['address', _('history.address'), joinPlace([order.province, order.district], order.address1)],
    ...(order.addressAdded ?? []).map(({ name, label, value }) => [`added-${name}`, label, value] as const),
    ['phone', _('address.phone'), phone && showPhone(phone, country.phone)],
    ['email', _('address.email'), order.email],
    ['comment', _('checkout.comment'), order.comment],
    ['owner', _('history.owner'), ownerFacts.filter((fact) => fact).join('\n')],
  ];
  return (
    <Surface>
      <dl className={css.facts}>
        {facts.map(
          ([id, term, value]) =>
            value && (
              <div key={id} className={css.fact}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.value}>
                  <WholeNumbers text={value} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </Surface>
  );
};
