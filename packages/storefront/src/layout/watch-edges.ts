/**
 * Flags the page as scrolled once its first 50 px are out of sight (`data-scrolled`, SHELL-6), and tells what sticks to the lower
 * edge how much of it is covered by what floats there (`--covered`). Gives how to end it.
 */
export const watchEdges = (): (() => void) => {
  const root = document.documentElement;
  const mark = document.createElement('div');
  mark.style.cssText =
    'position:absolute;inset-block-start:0;inline-size:1px;block-size:50px;visibility:hidden';
  document.body.append(mark);
  const top = new IntersectionObserver(([seen]) =>
    root.toggleAttribute('data-scrolled', !seen?.isIntersecting),
  );
  top.observe(mark);
  const lowerEdge = new CSSStyleSheet();
  document.adoptedStyleSheets.push(lowerEdge);
  const covered = new ResizeObserver(([seen]) =>
    lowerEdge.replaceSync(coveredBy(seen?.borderBoxSize[0]?.blockSize ?? 0)),
  );
  const floats = document.getElementById('floats');
  if (floats) covered.observe(floats);
  return () => {
    top.disconnect();
    mark.remove();
    covered.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lowerEdge);
  };
};

/** Rules for what alone has to know: a property of the root would be handed down to every element, and each be styled anew. */
const coveredBy = (pixels: number): string =>
  `[data-lifted]{--covered:${pixels}px}:root{scroll-padding-block-end:calc(${pixels}px + 6rem)}`;
