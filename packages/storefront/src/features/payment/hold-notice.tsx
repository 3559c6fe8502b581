import { formatDateTime } from '@caravan/i18n';
import { Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

const minute = 60_000;
/** From so many minutes on the notice presses. */
const pressing = 5;

export interface HoldNoticeProps {
  /** Until when the products are held, ISO 8601. */
  readonly until: string;
  readonly onOver: () => void;
}

/** How long the products are still held for this order (ORD-1), in words, and anew each minute. */
export const HoldNotice = ({ until, onOver }: HoldNoticeProps) => {
  const { _ } = useLingui();
  const { timeZone } = useShop().country;
  const left = useMinutesLeft(until, onOver);
  const time = formatDateTime(until, timeZone).slice(-5);
  return (
    <Notice tone={left <= pressing ? 'warn' : 'info'} aria-live="polite">
      {left > 0 ? _('pay.held', { minutes: left, time }) : _('pay.hold-over')}
    </Notice>
  );
};

const minutesTo = (until: string): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / minute));

const useMinutesLeft = (until: string, onOver: () => void): number => {
  const [left, setLeft] = useState(() => minutesTo(until));
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutesTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const ended = left === 0;
  useEffect(() => {
    if (ended) over();
  }, [ended]);
  return left;
};
