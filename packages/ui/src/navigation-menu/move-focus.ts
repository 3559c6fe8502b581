import { isRightToLeft } from '../is-right-to-left.ts';

/**
 * Where an arrow, Home or End leads from the stop that has the focus, round and round; null for other keys and elsewhere. `axis` is the
 * direction in which the stops lie.
 */
export const nextStop = (
  key: string,
  stops: readonly HTMLElement[],
  axis: 'row' | 'column',
): HTMLElement | null => {
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const first = stops[0];
  if (!first || here < 0) return null;
  const [back, on] =
    axis === 'column'
      ? ['ArrowUp', 'ArrowDown']
      : isRightToLeft(first)
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  const place = { [back]: here - 1, [on]: here + 1, Home: 0, End: -1 }[key];
  return place === undefined ? null : (stops.at(place % stops.length) ?? null);
};
