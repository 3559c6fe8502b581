/**
 * Where the focus goes when the row of this element goes away: to what `target` selects in the next row, or in the one before, or to
 * what `otherwise` selects in the page, its heading unless told.
 */
export const nextTo = (element: HTMLElement, target: string, otherwise = 'main h1'): HTMLElement | null => {
  const row = element.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector<HTMLElement>(target) ?? document.querySelector<HTMLElement>(otherwise);
};
