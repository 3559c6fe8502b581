import { use, useEffect, useEffectEvent, useState } from 'react';
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
  if (!row) throw new Error('No FlipPages above');
  const [order, setOrder] = useState(0);
  const [openings, setOpenings] = useState<readonly Opening[]>([]);
  const shown = openings[order] ?? { first: 0, last: 0 };

  const turn = (wanted: number): void => {
    const opening = openings[wanted];
    if (!row.current || !opening) return;
    setOrder(wanted);
    // To a place, not by a way: that would end at the next stop.
    row.current.scrollTo?.({ left: row.current.scrollLeft + distanceTo(row.current, opening) });
  };
  const followKey = useEffectEvent((event: KeyboardEvent) => {
    const wanted = placeAfterKey(event, order, openings.length);
    if (wanted === null) return;
    event.preventDefault();
    turn(wanted);
  });

  useEffect(() => {
    const pages = row.current;
    if (!pages) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      setOpenings(openingsOf(pages));
      setOrder(nearestOpening(pages));
    };
    const later = (): void => {
      clearTimeout(waiting);
      waiting = setTimeout(measure, rest);
    };
    const follow = (event: KeyboardEvent): void => followKey(event);
    measure();
    pages.addEventListener('scroll', later, { passive: true });
    pages.addEventListener('keydown', follow);
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(waiting);
      pages.removeEventListener('scroll', later);
      pages.removeEventListener('keydown', follow);
      window.removeEventListener('resize', later);
    };
  }, [row]);

  useEffect(() => {
    const near = [...(row.current?.children ?? [])].slice(shown.first, shown.last + 1 + ahead);
    for (const image of near.flatMap((page) => [...page.querySelectorAll('img')]))
      image.setAttribute('loading', 'eager');
  }, [row, shown.first, shown.last]);

  return { ...shown, order, count: openings.length, turn };
};
