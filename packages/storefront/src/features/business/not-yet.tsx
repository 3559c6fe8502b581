import type { BusinessVolume } from '@caravan/contract';
import { Button, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { pathTo } from '../../routes/route-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { levelNames } from '../../shared/session/level-names.ts';
import { NextLevelMeter } from './next-level-meter.tsx';
import css from './summary.module.css';

/** What a member without a level of their own sees: why there is no business yet, what to do, and how far it is (BIZ-1). */
export const NotYet = ({ next }: { readonly next: BusinessVolume['next'] }) => {
  const { _ } = useLingui();
  const level = _(levelNames[next?.level ?? 'assistant_supervisor']);
  return (
    <Surface as="section" aria-labelledby="business-not-yet" className={css.part}>
      <h2 id="business-not-yet" className={css.heading}>
        {_('business.not-yet', { level })}
      </h2>
      <p>{_('business.not-yet-text')}</p>
      {next && <NextLevelMeter next={next} />}
      <p className={css.note}>{_('business.how')}</p>
      <div>
        <Button render={<Link to={pathTo('shop')} />}>{_('business.to-shop')}</Button>
      </div>
    </Surface>
  );
};
