import { setImmediate as moment } from 'node:timers/promises';
import { documentEnd } from './document.ts';
import { outOfPool } from './packing/out-of-pool.ts';
import type { PageParts } from './page-parts.ts';
import type { RenderedDocument } from './page-renderer.ts';

/** A page while it is made. It is gathered as fast as it comes, however slowly anybody reads it (F27). */
export interface PageInTheMaking {
  readonly page: RenderedDocument;
  /** From its beginning, then as it comes; for each reader anew. */
  readonly read: () => AsyncIterable<Buffer>;
  /** The whole page, when it is there by the next moment: most are, once their data is. */
  readonly atOnce: () => Promise<PageParts | null>;
  /** The whole page; rejects when it broke off. */
  readonly whole: Promise<PageParts>;
}

/** Begins to gather a rendered page after the parts of its document that stand before it. */
export const gatherPage = ({ head, common, rest }: PageParts, page: RenderedDocument): PageInTheMaking => {
  const chunks = [head, common, rest];
  let over = false;
  let wake = (): void => undefined;
  const sleep = (): Promise<void> => new Promise((resolve) => (wake = resolve));
  let news = sleep();
  const tell = (): void => {
    const heard = wake;
    news = sleep();
    heard();
  };
  const gather = async (): Promise<PageParts> => {
    try {
      for await (const chunk of page.body) {
        chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
        tell();
      }
      chunks.push(Buffer.from(documentEnd(page.data ?? '')));
      return { head, common, rest: outOfPool(chunks.slice(2)) };
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
    atOnce: async () => {
      await moment();
      return over ? whole : null;
    },
    read: async function* () {
      const isMore = (at: number): boolean => at < chunks.length || !over;
      for (let at = 0; isMore(at);) {
        if (at === chunks.length) {
          await news;
          // What comes in the same moment is packed and sent as one: each piece by itself costs as much as all of them.
          await moment();
          continue;
        }
        const some = Buffer.concat(chunks.slice(at));
        at = chunks.length;
        yield some;
      }
      await whole;
    },
  };
};
