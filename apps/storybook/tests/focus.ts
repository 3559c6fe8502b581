import type { Page } from '@playwright/test';

/** Controls of a story that do not show that they have the focus, or show it too faintly (WCAG 2.4.7, 1.4.11). */
export const unseenFocus = async (page: Page): Promise<string[]> => {
  // From now on the focus counts as given by the keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const channels = (colour: string): readonly number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b]
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const contrast = (a: readonly number[], b: readonly number[]): number => {
      const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (element: Element | null): readonly number[] => {
      if (!element) return [255, 255, 255];
      const colour = channels(getComputedStyle(element).backgroundColor);
      return colour[3] === 255 ? colour : groundOf(element.parentElement);
    };
    /** The ring on the element itself, on its cover, or on the card round it. */
    const shows = (element: Element): boolean => {
      for (
        let holder: Element | null = element;
        holder && holder !== document.body;
        holder = holder.parentElement
      )
        for (const part of [null, '::before', '::after']) {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(holder, part);
          if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) continue;
          if (contrast(channels(outlineColor), groundOf(holder.parentElement)) >= 3) return true;
        }
      return false;
    };
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [
      ...open.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter((element) => !element.matches(':disabled, [tabindex="-1"]') && element.checkVisibility())
      .filter((element) => {
        element.focus({ preventScroll: true });
        return document.activeElement === element && !shows(element);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });
};
