/**
 * Chunks as one, in memory of their own. What is kept must not lie in Node's pool: the smallest piece there holds 64 kB for as long.
 */
export const outOfPool = (chunks: readonly Buffer[]): Buffer => {
  const all = Buffer.allocUnsafeSlow(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(all, at);
  return all;
};
