import type { BusinessVolume } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { levelNames } from '../../shared/session/level-names.ts';
import { NextLevelMeter } from './next-level-meter.tsx';

/** The name of the next level over the bar to it, where no heading says it (BIZ-1). */
export const LevelProgress = ({ next }: { readonly next: NonNullable<BusinessVolume['next']> }) => {
  const { _ } = useLingui();
  return (
    <>
      <p>{_('business.next', { level: _(levelNames[next.level]) })}</p>
      <NextLevelMeter next={next} />
    </>
  );
};
