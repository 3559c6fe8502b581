/** Keeps what was read for a short while: counts and categories that every visitor asks for and that may be seconds old. */
export const ttlCache = <Value>(milliseconds: number, most = 500) => {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const now = performance.now();
    const found = kept.get(key);
    if (found && found.until > now) return found.value;
    if (kept.size >= most) kept.clear();
    const value = make();
    kept.set(key, { until: now + milliseconds, value });
    value.catch(() => kept.delete(key));
    return value;
  };
};
