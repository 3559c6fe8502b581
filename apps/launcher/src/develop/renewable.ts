/** Something that stands for as long as what it was made of is the same. */
export interface Renewable<Value> {
  /** What was made of these, made now if it was made of others; what was made of those is closed before. */
  readonly of: (parts: readonly unknown[], make: () => Promise<Value>) => Promise<Value>;
  readonly isOf: (parts: readonly unknown[]) => boolean;
  readonly close: () => Promise<void>;
}

export const renewable = <Value>(end: (value: Value) => Promise<unknown>): Renewable<Value> => {
  let made: { readonly parts: readonly unknown[]; readonly value: Value } | null = null;
  const isOf = (parts: readonly unknown[]): boolean =>
    made !== null && parts.every((part, place) => part === made?.parts[place]);
  const close = async (): Promise<void> => {
    const old = made;
    made = null;
    if (old) await end(old.value);
  };
  return {
    isOf,
    close,
    of: async (parts, make) => {
      if (made && isOf(parts)) return made.value;
      await close();
      const value = await make();
      made = { parts, value };
      return value;
    },
  };
};
