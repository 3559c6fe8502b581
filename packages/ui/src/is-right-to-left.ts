/** Whether an element stands in text that runs from right to left, by the nearest `dir`. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir]')?.getAttribute('dir') === 'rtl';
