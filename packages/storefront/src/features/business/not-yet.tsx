import type { BusinessVolume } from '@caravan/contract';
import { Button, EmptyState } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { levelNames } from '../../shared/session/level-names.ts';
import { NextLevelMeter } from './next-level-meter.tsx';

/** What a member without a level of their own sees: why there is no business yet, what to do, and how far it is (BIZ-1). */
export const NotYet = ({ next }: { readonly next: BusinessVolume['next'] }) => {
  const { _ } = useLingui();
  const level = _(levelNames[next?.level ?? 'assistant_supervisor']);
  return (
    <>
      {next && <NextLevelMeter next={next} />}
      <EmptyState
        title={_('business.not-yet', { level })}
        text={_('business.not-yet-text')}
        action={<Button render={<Link to={pathTo('shop')} />}>{_('business.to-shop')}</Button>}
      />
    </>
  );
};
