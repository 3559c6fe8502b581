import type { Product } from '@caravan/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { findProduct } from './find-product.ts';

/** What is known of a code: its product, that it is nobody's, or that it could not be asked for. */
export type Found =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly message: string; readonly round: number };

export interface FoundProducts {
  /** By plain code; what is being asked for is absent. */
  readonly found: ReadonlyMap<string, Found>;
  /** Asks once more for what could not be had. */
  readonly again: () => void;
}

/** Milliseconds without a key pressed after which codes are looked up. */
const pause = 250;

/** Questions under way at a time. */
const atOnce = 5;

/** Looks up plain codes, each once. What a member may still buy is another matter than a visitor's: then all are asked anew. */
export const useFoundProducts = (codes: readonly string[]): FoundProducts => {
  const { api } = useShop();
  const member = useMember()?.pk ?? null;
  const [known, setKnown] = useState<{
    readonly of: number | null;
    readonly found: ReadonlyMap<string, Found>;
  }>({
    of: member,
    found: new Map(),
  });
  const [round, setRound] = useState(0);
  const found = known.of === member ? known.found : new Map<string, Found>();
  const list = [...new Set(codes)].join('\n');

  const look = useEffectEvent(async (codes: string, of: number | null, now: number, signal: AbortSignal) => {
    const waiting = codes.split('\n').filter((code) => {
      const answer = found.get(code);
      return code !== '' && (!answer || (answer.kind === 'failed' && answer.round < now));
    });
    const ask = async () => {
      for (let code = waiting.shift(); code !== undefined && !signal.aborted; code = waiting.shift()) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- only so many at a time
        const [error, product] = await findProduct(api, code, signal);
        if (signal.aborted) return;
        const answer: Found = error
          ? { kind: 'failed', message: error.message, round: now }
          : product
            ? { kind: 'product', product }
            : { kind: 'none' };
        const asked = code;
        setKnown((before) => ({
          of,
          found: new Map(before.of === of ? before.found : []).set(asked, answer),
        }));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
  });

  useEffect(() => {
    const outdated = new AbortController();
    const timer = setTimeout(() => void look(list, member, round, outdated.signal), pause);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [list, member, round]);

  return { found, again: () => setRound(round + 1) };
};
