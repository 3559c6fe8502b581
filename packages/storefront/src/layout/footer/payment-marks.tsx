import { Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { paymentMarks } from '../../features/payment/kinds/payment-marks.ts';
import { cachedPart } from '../../shared/cached-part/cached-part.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './footer.module.css';

/** The ways in which this country lets one pay. */
export const PaymentMarks = cachedPart(() => {
  const { _ } = useLingui();
  const { payments } = useShop().country.rules;
  return (
    <ul className={css.marks}>
      {Object.entries(paymentMarks)
        .filter(([kind]) => payments.some((payment) => payment.kind === kind))
        .map(([kind, { icon, words }]) => (
          <li key={kind} className={css.mark}>
            <Icon name={icon} />
            {_(words)}
          </li>
        ))}
    </ul>
  );
});
