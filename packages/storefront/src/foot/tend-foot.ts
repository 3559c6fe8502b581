import type { Shop } from '../shared/shop.tsx';
import css from './foot.module.css';

const signs = ['submit', 'click'];

/**
 * What the foot needs of scripts: its forms answer without a reload, their code coming with the first press; the
 * height of what lies on the lower edge is known to what sticks there; and the page is flagged as scrolled after 50 px (SHELL-6).
 * Gives how to end it.
 */
export const tendFoot = (shop: Shop): (() => void) => {
  const root = document.documentElement;
  const floats = document.getElementById('floats');
  // By its class, so that the style sheet of the served markup comes with this code.
  const mark = document.querySelector(`.${css['mark']}`);
  if (!floats || !mark) return () => {};
  const edge = new CSSStyleSheet();
  const covered = new ResizeObserver(([seen]) =>
    edge.replaceSync(coveredBy(seen?.borderBoxSize[0]?.blockSize ?? 0)),
  );
  const top = new IntersectionObserver(([seen]) =>
    root.toggleAttribute('data-scrolled', !seen?.isIntersecting),
  );
  const take = (event: Event): void => {
    const { target, type } = event;
    const name = target instanceof HTMLElement ? target.dataset['foot'] : undefined;
    if (!name || !(type === 'click' ? /^(again|understood)$/ : /^(news|choice)$/).test(name)) return;
    event.preventDefault();
    import('./answer-foot.ts').then(
      ({ answerFoot }) => answerFoot(event, target, shop),
      () => shop.toasts.error(shop.i18n._('error.chunk')),
    );
  };
  document.adoptedStyleSheets.push(edge);
  covered.observe(floats);
  top.observe(mark);
  for (const sign of signs) addEventListener(sign, take);
  return () => {
    covered.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== edge);
    top.disconnect();
    for (const sign of signs) removeEventListener(sign, take);
  };
};

/** Rules for what alone has to know: a property of the root would be handed down to every element, and each be styled anew. */
const coveredBy = (pixels: number): string =>
  `[data-lifted]{--covered:${pixels}px}:root{scroll-padding-block-end:calc(${pixels}px + 6rem)}`;
