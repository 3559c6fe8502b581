import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { placeAfterKey } from '../lightbox/place-after-key.ts';
import { FlipRow } from './flip-row.ts';
import { distanceTo, nearestOpening, openingsOf, type Opening } from './openings.ts';

/** Milliseconds without a move after which the row has come to rest. */
const rest = 120;

/** Pages beyond the ones shown that are fetched at once; the browser fetches the others as they come near. */
const ahead = 2;

/** Turns the pages round it, follows what turns them besides, and has the next ones fetched. Throws outside of `FlipPages`. */
export const useFlip = () => {
  const row = use(FlipRow);
  if (row === undefined) throw new Error('No FlipPages above');
  const [order, setOrder] = useState(0);
  const [openings, setOpenings] = useState<readonly Opening[]>([]);
  const shown = openings[order] ?? { first: 0, last: 0 };

  /** As they lie now: whoever looked before the row was laid out saw them all in one place. */
  const openingsNow = (): readonly Opening[] => (row ? openingsOf(row) : []);
  const turn = (wanted: number): void => {
    const opening = openingsNow()[wanted];
    if (!row || !opening) return;
    setOrder(wanted);
    // To a place, not by a way: that would end at the next stop.
    row.scrollTo?.({ left: row.scrollLeft + distanceTo(row, opening) });
  };
  const followKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = placeAfterKey(event, order, openingsNow().length);
    if (wanted === null) return;
    event.preventDefault();
    turn(wanted);
  });

  // Before the first paint: a key pressed right after it is heard.
  useLayoutEffect(() => {
    if (!row) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      setOpenings(openingsOf(row));
      setOrder(nearestOpening(row));
    };
    const later = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(measure, rest);
    };
    const follow = (event: KeyboardEvent): void => followKey(event);
    measure();
    const layout = 'ResizeObserver' in window ? new ResizeObserver(measure) : null;
    layout?.observe(row);
    row.addEventListener('scroll', later, { passive: true });
    row.addEventListener('keydown', follow);
    return () => {
      clearTimeout(waiting);
      layout?.disconnect();
      row.removeEventListener('scroll', later);
      row.removeEventListener('keydown', follow);
    };
  }, [row]);

  useEffect(() => {
    const near = [...(row?.children ?? [])].slice(shown.first, shown.last + 1 + ahead);
    for (const image of near.flatMap((page) => [...page.querySelectorAll('img')]))
      image.setAttribute('loading', 'eager');
  }, [row, shown.first, shown.last]);

  return { ...shown, order, count: openings.length, turn };
};
