import type { Coupon } from '@caravan/contract';
import { RadioCards, TextField } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { Section } from './section.tsx';

export interface CouponSectionProps {
  /** All coupons of the member; those that can be used are offered. */
  readonly coupons: readonly Coupon[];
  /** Code of the one that the order will use. */
  readonly chosen: string;
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChoose: (code: string) => void;
  readonly onType: (typed: string) => void;
  readonly onLeave: () => void;
}

/** Which of the member's coupons the order uses: chosen from those there are, or by its code (LIM-6). */
export const CouponSection = ({
  coupons,
  chosen,
  typed,
  error,
  onChoose,
  onType,
  onLeave,
}: CouponSectionProps) => {
  const { _ } = useLingui();
  const { price } = useFormat();
  const { date } = useDates();
  const usable = coupons.filter(({ state }) => state === 'usable');
  return (
    <Section id="coupon" title={_('checkout.coupon')}>
      {usable.length > 0 && (
        <RadioCards
          id="coupon-choice"
          legend={_('checkout.coupon')}
          legendHidden
          value={chosen}
          onChange={onChoose}
          options={[
            { value: '', title: _('checkout.no-coupon') },
            ...usable.map(({ code, amount, validUntil }) => ({
              value: code,
              title: price(amount),
              note: <WholeNumbers text={_('checkout.coupon-note', { code, until: date(validUntil) })} />,
            })),
          ]}
        />
      )}
      <TextField
        id="coupon-code"
        label={_('checkout.coupon-code')}
        mark={_('form.optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={typed}
        error={error}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
    </Section>
  );
};
