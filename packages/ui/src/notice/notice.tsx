import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import css from './notice.module.css';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `info` a fact, `success` it worked, `warn` it needs a decision, `clay` it stops you. Default `info`. */
  tone?: 'info' | 'success' | 'warn' | 'clay' | undefined;
  /** What has happened, in bold above the words. */
  title?: ReactNode;
  /** At the end: a button, a link. */
  action?: ReactNode;
  /** One quiet line inside a list: smaller, without the icon. */
  compact?: boolean | undefined;
}

const icons = { info: 'info', success: 'check', warn: 'warning', clay: 'warning' } as const;

/**
 * A message that belongs to its place on the page. One that appears later stands in an element with `aria-live` or `role="status"`
 * that was there before it: a live region that comes with its text is not read out.
 */
export const Notice = ({
  tone = 'info',
  title,
  action,
  compact = false,
  className,
  children,
  ...rest
}: NoticeProps) => (
  <div {...rest} className={classNames(css.notice, css[tone], compact && css.compact, className)}>
    {!compact && <Icon name={icons[tone]} />}
    <div className={css.body}>
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {action}
    </div>
  </div>
);
