import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

type Say = (id: string, values: { readonly title: string }) => string;

/** What the page is called, and how many of its forms were sent back: all that the document's title says. */
const page: { title: string | null; failed: number } = { title: null, failed: 0 };

const write = (say: Say): void => {
  const title = (page.title ??= document.title);
  document.title = page.failed > 0 ? say('shell.failed-title', { title }) : title;
};

/** 'Cart · Aloea'; the brand alone where the title is the brand. */
export const documentTitle = (title: string, brand: string): string =>
  title === brand ? brand : `${title} · ${brand}`;

/** Calls the page so from now on. */
export const titlePage = (title: string, say: Say): void => {
  page.title = title;
  write(say);
};

/** Says in the document's title that a form was sent back for its errors, for as long as it has some (WCAG 2.4.2); once, however many. */
export const useFailedTitle = (failed: boolean): void => {
  const { _ } = useLingui();
  useEffect(() => {
    if (!failed) return undefined;
    page.failed += 1;
    write(_);
    return () => {
      page.failed -= 1;
      write(_);
    };
  }, [failed, _]);
};
