import { ccFromWire } from '@caravan/cart-rules';
import type { BusinessVolume } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import { useFormat } from '../../shared/format/use-format.ts';
import { scaleEnd } from './bar-scale.ts';
import css from './volume-chart.module.css';

/** Units of the drawing: it is stretched to the room there is. */
const height = 100;
const slot = 100;
const bar = { from: 20, width: 60 } as const;

/** Case credits by month as bars, the oldest first: own ones below, those of new members on top (BIZ-2). The table says it in figures. */
export const VolumeChart = ({ months }: { readonly months: BusinessVolume['months'] }) => {
  const { _ } = useLingui();
  const { cc } = useFormat();
  const oldestFirst = months.toReversed();
  // On a phone two years have no room below three months.
  const nextYearIsNear = oldestFirst.slice(1, 3).some(({ month }) => isJanuary(month));
  const end = scaleEnd(Math.max(0, ...months.map((month) => ccFromWire(month.cc) ?? 0)));
  const share = (credits: string): number => ((ccFromWire(credits) ?? 0) / end) * height;
  return (
    <figure className={css.chart} dir="ltr">
      <p className={css.scale} aria-hidden="true">
        {cc(end)}
      </p>
      <svg
        role="img"
        aria-label={_('business.volume-chart')}
        viewBox={`0 0 ${oldestFirst.length * slot} ${height}`}
        preserveAspectRatio="none"
        className={css.bars}
      >
        {[0, height / 2, height].map((y) => (
          <line
            key={y}
            x1="0"
            x2={oldestFirst.length * slot}
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className={css.line}
          />
        ))}
        {oldestFirst.map(({ month, own, newMembers }, place) => {
          const x = place * slot + bar.from;
          const [below, above] = [share(own), share(newMembers)];
          return (
            <g key={month}>
              <rect x={x} y={height - below} width={bar.width} height={below} className={css.own} />
              <rect x={x} y={height - below - above} width={bar.width} height={above} className={css.new} />
            </g>
          );
        })}
      </svg>
      <ol className={css.months} aria-hidden="true">
        {oldestFirst.map(({ month }, place) => (
          <li key={month} className={css.month}>
            <span>{Number(month.slice(5))}</span>
            {(isJanuary(month) || (place === 0 && !nextYearIsNear)) && (
              <span className={css.year}>{month.slice(0, 4)}</span>
            )}
          </li>
        ))}
      </ol>
      <figcaption className={css.legend}>
        <span className={css.ownKey}>{_('business.own')}</span>
        <span className={css.newKey}>{_('business.new-members')}</span>
      </figcaption>
    </figure>
  );
};

const isJanuary = (month: string): boolean => month.endsWith('-01');
