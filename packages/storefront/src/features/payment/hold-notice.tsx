import { formatDateTime } from '@caravan/i18n';
import { Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

const minute = 60_000;
/** From so many minutes on the notice presses. */
const pressing = 5;
/** Minutes by which a clock may be slow and is still believed. */
const tolerance = 5;
/** Milliseconds after which it is asked again whether the hold has ended: the server asks the bank before it lets go. */
const again = 10_000;

export interface HoldNoticeProps {
  /** Until when the products are held, ISO 8601. */
  readonly until: string;
  readonly onOver: () => void;
}

/**
 * How long the products are still held for this order (ORD-1), in words, and anew each minute; until when, where the device's clock
 * is wrong.
 */
export const HoldNotice = ({ until, onOver }: HoldNoticeProps) => {
  const { _ } = useLingui();
  const { timeZone, holdMinutes } = useShop().country;
  const left = useMinutesLeft(until);
  const time = formatDateTime(until, timeZone).slice(-5);
  // The server has just said that they are held, and never says so for longer.
  const [isClockRight] = useState(left > 0 && left <= holdMinutes + tolerance);
  const isOver = isClockRight && left === 0;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!isOver) return undefined;
    over();
    const timer = setInterval(() => over(), again);
    return () => clearInterval(timer);
  }, [isOver]);
  if (!isClockRight) return <Notice>{_('pay.held-until', { time })}</Notice>;
  return (
    <Notice tone={left <= pressing ? 'warn' : 'info'} aria-live="polite">
      {left > 0 ? _('pay.held', { minutes: left, time }) : _('pay.hold-over')}
    </Notice>
  );
};

const minutesTo = (until: string): number =>
  Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / minute));

const useMinutesLeft = (until: string): number => {
  const [left, setLeft] = useState(() => minutesTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutesTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};
