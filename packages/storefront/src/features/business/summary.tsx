import type { BusinessVolume } from '@caravan/contract';
import { SummaryList, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { levelNames } from '../../shared/session/level-names.ts';
import { LevelProgress } from './level-progress.tsx';
import css from './summary.module.css';

/** This month's case credits, and the level with what is missing to the next (BIZ-1). */
export const BusinessSummary = ({ volume }: { readonly volume: BusinessVolume }) => {
  const { _ } = useLingui();
  const { cc } = useFormat();
  const [month] = volume.months;
  return (
    <div className={css.summary}>
      {month && (
        <Surface as="section" aria-labelledby="business-month" className={css.part}>
          <h2 id="business-month" className={css.title}>
            {_('business.this-month')}
          </h2>
          <p className={css.figure}>{cc(month.cc)}</p>
          <SummaryList
            rows={[
              { id: 'own', term: _('business.own'), value: cc(month.own) },
              { id: 'new', term: _('business.new-members'), value: cc(month.newMembers) },
            ]}
          />
          <p className={css.note}>{_('business.new-members-note')}</p>
        </Surface>
      )}
      <Surface as="section" aria-labelledby="business-level" className={css.part}>
        <h2 id="business-level" className={css.title}>
          {_('business.level')}
        </h2>
        <p className={css.figure}>{_(levelNames[volume.level])}</p>
        {volume.next ? <LevelProgress next={volume.next} /> : <p>{_('business.highest')}</p>}
        <p className={css.note}>{_('business.how')}</p>
      </Surface>
    </div>
  );
};
