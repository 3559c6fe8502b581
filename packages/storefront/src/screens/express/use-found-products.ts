import type { Product } from '@caravan/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';

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

/** Codes in one call at most (API-69). */
const mostCodes = 200;

const inBatches = (codes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(codes.length / mostCodes) }, (_, place) =>
    codes.slice(place * mostCodes, (place + 1) * mostCodes),
  );

/**
 * Looks up plain codes, each once, all that are new in one call. What a member may still buy is another matter than a
 * visitor's: then all are asked anew.
 */
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
    const wanted = codes.split('\n').filter((code) => {
      const answer = found.get(code);
      return code !== '' && (!answer || (answer.kind === 'failed' && answer.round < now));
    });
    for (const batch of inBatches(wanted)) {
      const items = batch.map((productCode) => ({ productCode }));
      // oxlint-disable-next-line eslint/no-await-in-loop -- a large order asks twice or three times, one after the other
      const [error, answer] = await api.post('cartLines', { body: { items }, signal });
      if (signal.aborted) return;
      const answers = batch.map((code, place): [string, Found] => {
        const product = answer?.results[place]?.product;
        if (error) return [code, { kind: 'failed', message: error.message, round: now }];
        return [code, product ? { kind: 'product', product } : { kind: 'none' }];
      });
      setKnown((before) => ({
        of,
        found: new Map([...(before.of === of ? before.found : []), ...answers]),
      }));
    }
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
