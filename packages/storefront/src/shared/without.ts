/** A record less one key; the same record when it has no such key, so that nobody is told of no change. */
export const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> => {
  if (!(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
};
