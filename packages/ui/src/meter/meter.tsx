/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the native meter element cannot be styled alike in all browsers */
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import css from './meter.module.css';

export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How far, of `max`. */
  value: number;
  /** The goal, in the unit of `value`. */
  max: number;
  /** Names it for assistive technology: "Free delivery". */
  label: string;
  /** What is missing, in words: stands above the bar, which is named by `label` and read out as a share of a hundred. */
  text: ReactNode;
}

/** How far it is to a goal: free delivery, the minimum order. The words say it, the bar shows it; one that is reached has a tick in place of the bar. */
export const Meter = ({ value, max, label, text, className, ...rest }: MeterProps) => {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 1;
  return (
    <div {...rest} className={classNames(css.meter, className)}>
      <p className={css.text}>
        {share === 1 && <Icon name="check" className={css.tick} />}
        {text}
      </p>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        className={css.track}
        data-full={share === 1 || undefined}
      >
        {/* Its width is an attribute: style attributes of a served page are refused by the content policy. */}
        <svg className={css.bar}>
          <rect className={css.reached} width={`${share * 100}%`} height="100%" rx="4" />
        </svg>
      </div>
    </div>
  );
};
