import type { PaymentMethod } from '@caravan/contract';
import { RadioCards } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import css from './payment-section.module.css';
import { Section } from './section.tsx';

export interface PaymentSectionProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: string;
  /** What a method adds to this order, in the smallest unit. */
  readonly feeOf: (slug: string) => number;
  readonly error: string | undefined;
  readonly onChoose: (slug: string) => void;
}

/** How it is paid; what that costs is told before it is chosen (CHK-5). */
export const PaymentSection = ({ methods, chosen, feeOf, error, onChoose }: PaymentSectionProps) => {
  const { _ } = useLingui();
  const { price, percent } = useFormat();
  return (
    <Section id="payment" title={_('checkout.payment')}>
      <RadioCards
        id="payment-choice"
        legend={_('checkout.payment')}
        legendHidden
        value={chosen}
        onChange={onChoose}
        error={error}
        options={methods.map(({ slug, name, description, paymentPercent }) => ({
          value: slug,
          title: name,
          note: (description || paymentPercent > 0) && (
            <>
              {description}
              {paymentPercent > 0 && (
                <strong className={css.fee}>
                  {_('checkout.payment-fee', {
                    percent: percent(paymentPercent),
                    amount: price(feeOf(slug)),
                  })}
                </strong>
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
};
