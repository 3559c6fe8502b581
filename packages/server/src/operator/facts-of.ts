/**
 * A fact in words: parts of several as `name:value`, so that units of products read as `return --lines` takes them. What somebody
 * typed stays on its line and commands no terminal.
 */
const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',');
  if (typeof value !== 'object' || value === null) return String(value).replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return Object.entries(value)
    .map(([name, part]) => `${name}:${written(part)}`)
    .join(',');
};

/** Facts on one line, `from paid_review; to paid; looked`: what is so is named, what is not so or not known is left out. */
export const factsOf = (facts: unknown): string =>
  Object.entries(facts ?? {})
    .filter(([, value]) => value !== false && value !== null && value !== undefined)
    .map(([name, value]) => (value === true ? name : `${name} ${written(value)}`))
    .join('; ');
