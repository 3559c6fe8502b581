import type { MouseEvent } from 'react';

/** True for a press that the page may answer itself; others open a new tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
