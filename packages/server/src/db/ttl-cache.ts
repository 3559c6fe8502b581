/**
 * Keeps what was read for a short while, at most `most` values: counts and categories that every visitor asks for and that may be
 * seconds old. `milliseconds` may depend on the value.
 */
export const ttlCache = <Value>(milliseconds: number | ((value: Value) => number), most = 500) => {
  const kept = new Map<string, { until: number; readonly value: Promise<Value> }>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    if (found && found.until > performance.now()) return found.value;
    kept.delete(key);
    const value = make();
    const entry = { until: Infinity, value };
    kept.set(key, entry);
    value.then(
      (made) => {
        entry.until =
          performance.now() + (typeof milliseconds === 'number' ? milliseconds : milliseconds(made));
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key);
      },
    );
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
};
