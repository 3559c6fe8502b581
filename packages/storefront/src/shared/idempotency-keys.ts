/** Keys for what is sent, so that it counts once however often it is sent without an answer (API-7). */
export interface IdempotencyKeys {
  /** The same while the same content is sent. */
  readonly of: (content: object) => string;
  /** It was answered: the same content sent from now on is meant anew. */
  readonly answered: () => void;
}

export const createIdempotencyKeys = (): IdempotencyKeys => {
  let last: { readonly content: string; readonly key: string } | null = null;
  return {
    of: (content) => {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { content: text, key: crypto.randomUUID() };
      return last.key;
    },
    answered: () => {
      last = null;
    },
  };
};
