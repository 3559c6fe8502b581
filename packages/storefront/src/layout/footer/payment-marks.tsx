import { Icon } from '@caravan/ui';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { useShop } from '../../shared/shop.tsx';
import css from './footer.module.css';

const kinds = [
  { kind: 'card', icon: 'card', words: msg({ id: 'shell.pay-card' }) },
  { kind: 'on-delivery', icon: 'truck', words: msg({ id: 'shell.pay-on-delivery' }) },
] as const;

/** The ways in which this country lets one pay. */
export const PaymentMarks = () => {
  const { _ } = useLingui();
  const { payments } = useShop().country.rules;
  return (
    <ul className={css.marks}>
      {kinds
        .filter(({ kind }) => payments.some((payment) => payment.kind === kind))
        .map(({ kind, icon, words }) => (
          <li key={kind} className={css.mark}>
            <Icon name={icon} />
            {_(words)}
          </li>
        ))}
    </ul>
  );
};
