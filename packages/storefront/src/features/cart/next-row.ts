/**
 * Where the focus goes when the row of this button goes away: to what `target` selects in the next row, or in the one before, or to
 * the page's heading.
 */
export const nextTo = (button: HTMLElement, target: string): HTMLElement | null => {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return other?.querySelector<HTMLElement>(target) ?? document.querySelector<HTMLElement>('main h1');
};
