/** Milliseconds without a press after which what is wanted is sent (CART-5). */
const pause = 300;

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly outcome: Promise<boolean>;
  readonly resolve: (outcome: boolean | Promise<boolean>) => void;
}

/** Gathers presses in quick succession into one call, by product. */
export interface Presses {
  /** Sends after the pause, or in the next task if `atOnce`; a press meanwhile begins the pause anew. Gives what became of it. */
  readonly press: (code: string, atOnce: boolean) => Promise<boolean>;
  readonly sendAll: () => void;
  /** What waits is not sent. */
  readonly drop: (code: string) => void;
  readonly dropAll: () => void;
}

export const createPresses = (send: (code: string) => Promise<boolean>): Presses => {
  const waiting = new Map<string, Waiting>();
  const end = (code: string, outcome: () => boolean | Promise<boolean>): void => {
    const entry = waiting.get(code);
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.delete(code);
    entry.resolve(outcome());
  };
  const sendNow = (code: string): void => end(code, () => send(code));
  const drop = (code: string): void => end(code, () => false);
  return {
    press: (code, atOnce) => {
      const before = waiting.get(code);
      clearTimeout(before?.timer);
      const timer = setTimeout(() => sendNow(code), atOnce ? 0 : pause);
      let resolve: Waiting['resolve'] = () => {};
      const outcome = before?.outcome ?? new Promise<boolean>((settle) => (resolve = settle));
      waiting.set(code, { timer, outcome, resolve: before?.resolve ?? resolve });
      return outcome;
    },
    sendAll: () => {
      for (const code of waiting.keys()) sendNow(code);
    },
    drop,
    dropAll: () => {
      for (const code of waiting.keys()) drop(code);
    },
  };
};
