import type { ApiError } from '@caravan/api-client';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A part of a screen that is fetched by itself. *Absent* (nothing was asked for) is not *unreachable* (it was, and nothing
 * came): the latter can be asked for again, and is by itself when the network is back (SHELL-13).
 */
export interface Fetched<Value> {
  readonly state: 'absent' | 'loading' | 'ready' | 'unreachable';
  /** What belongs to the key; null until it is there. */
  readonly value: Value | null;
  /** What was last there, of whatever key. */
  readonly old: Value | null;
  readonly again: () => void;
}

type Answer<Value> = readonly [ApiError, undefined] | readonly [undefined, Value];

interface Known<Value> {
  readonly key: string | null;
  readonly value: Value | null;
  /** The key for which nothing came. */
  readonly failed: string | null;
}

/**
 * Fetches what `key` stands for, anew whenever it changes; null asks for nothing. An answer that comes after its key has
 * changed is dropped. A session that ended says nothing here: the page is left.
 */
export const useFetched = <Value>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer<Value>>,
): Fetched<Value> => {
  const [known, setKnown] = useState<Known<Value>>({ key: null, value: null, failed: null });
  const [round, setRound] = useState(0);
  const send = useEffectEvent(ask);
  const ready = known.key !== null && known.key === key;
  const failed = known.failed !== null && known.failed === key;

  /** Another round is another call of the same key. */
  const call = key === null ? null : `${round} ${key}`;

  useEffect(() => {
    if (call === null) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fetch = async () => {
      const [error, value] = await send(signal);
      if (signal.aborted) return;
      if (error) setKnown((before) => ({ ...before, failed: key }));
      else setKnown({ key, value, failed: null });
    };
    // What else it needs, words or code, may not come either.
    fetch().catch(() => {
      if (!signal.aborted) setKnown((before) => ({ ...before, failed: key }));
    });
    return () => leaving.abort();
  }, [call, key]);

  const again = () => {
    setKnown((before) => ({ ...before, failed: null }));
    setRound((times) => times + 1);
  };
  const retry = useEffectEvent(again);
  useEffect(() => {
    if (!failed) return undefined;
    const listen = () => retry();
    for (const sign of signs) addEventListener(sign, listen);
    return () => {
      for (const sign of signs) removeEventListener(sign, listen);
    };
  }, [failed]);

  return {
    state: key === null ? 'absent' : failed ? 'unreachable' : ready ? 'ready' : 'loading',
    value: ready ? known.value : null,
    old: known.value,
    again,
  };
};

/** The device is online again; the server answers again although the device never was offline. */
const signs = ['online', 'reachable'] as const;
