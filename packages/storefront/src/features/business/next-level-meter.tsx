import { ccFromWire, levelNeeds } from '@caravan/cart-rules';
import type { BusinessVolume } from '@caravan/contract';
import { Meter } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import { useDates } from '../../shared/format/use-dates.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { levelNames } from '../../shared/session/level-names.ts';
import { useShop } from '../../shared/shop.tsx';

/** How far it is to the next level, as a bar with what is missing and until when that counts (BIZ-1). */
export const NextLevelMeter = ({ next }: { readonly next: NonNullable<BusinessVolume['next']> }) => {
  const { _ } = useLingui();
  const { rules } = useShop().country;
  const { cc } = useFormat();
  const { date } = useDates();
  const needs = levelNeeds(rules, next.level);
  const missing = ccFromWire(next.missingCc) ?? needs;
  const until = date(next.until);
  return (
    <Meter
      value={needs - missing}
      max={needs}
      label={_('business.next', { level: _(levelNames[next.level]) })}
      text={
        missing === 0 ? (
          _('business.enough')
        ) : (
          <WholeNumbers text={_('business.missing', { cc: cc(missing), date: until })} />
        )
      }
    />
  );
};
