import { StringDecoder } from 'node:string_decoder';
import { documentEnd } from './document.ts';
import type { RenderedDocument } from './page-renderer.ts';

/** A page while it is made. Its text is gathered as fast as it comes, however slowly anybody reads it (F27). */
export interface PageInTheMaking {
  readonly page: RenderedDocument;
  /** The text from its beginning, then as it comes; for each reader anew. */
  readonly read: () => AsyncIterable<string>;
  /** The whole text; rejects when the page broke off. */
  readonly whole: Promise<string>;
}

/** Begins to gather a rendered page after the `start` of its document. */
export const gatherPage = (start: string, page: RenderedDocument): PageInTheMaking => {
  const chunks = [start];
  let over = false;
  let wake = (): void => undefined;
  const sleep = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  let news = sleep();
  const tell = (): void => {
    const heard = wake;
    news = sleep();
    heard();
  };
  const gather = async (): Promise<string> => {
    const decoder = new StringDecoder('utf8');
    try {
      for await (const chunk of page.body) {
        chunks.push(decoder.write(chunk));
        tell();
      }
      chunks.push(documentEnd);
      return chunks.join('');
    } finally {
      over = true;
      tell();
    }
  };
  const whole = gather();
  // Whoever reads it hears of it; it may be that nobody does.
  whole.catch(() => undefined);
  return {
    page,
    whole,
    read: async function* () {
      const isMore = (at: number): boolean => at < chunks.length || !over;
      for (let at = 0; isMore(at);) {
        const chunk = chunks[at];
        if (chunk === undefined) await news;
        else {
          yield chunk;
          at += 1;
        }
      }
      await whole;
    },
  };
};
