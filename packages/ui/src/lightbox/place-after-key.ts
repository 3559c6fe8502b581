import { isRightToLeft } from '../is-right-to-left.ts';

interface Press extends Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> {
  readonly target: EventTarget | null;
}

/** Where an arrow, Home or End leads in a row of `count` things; null for other keys, and where nothing more lies that way. */
export const placeAfterKey = (
  { key, altKey, ctrlKey, metaKey, shiftKey, target }: Press,
  place: number,
  count: number,
): number | null => {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  const [back, on] =
    target instanceof Element && isRightToLeft(target)
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  const wanted = { [back]: place - 1, [on]: place + 1, Home: 0, End: count - 1 }[key];
  return wanted === undefined || wanted < 0 || wanted >= count ? null : wanted;
};
