/** Hundredths of a sum as shops write it (`1250`, `259.9`, `259.90`); null when it is no sum of money above nothing. */
export const hundredths = (text: string): number | null => {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return null;
  const amount = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
  return amount > 0 ? amount : null;
};
