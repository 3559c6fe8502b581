/** Cuts a page at the places of its nonce, so that each answer gets a fresh one. The parts share the page's memory. */
export const cutAtNonce = (page: Buffer, placeholder: string): Buffer[] => {
  const parts: Buffer[] = [];
  let begin = 0;
  for (let hole = page.indexOf(placeholder); hole >= 0; hole = page.indexOf(placeholder, begin)) {
    parts.push(page.subarray(begin, hole));
    begin = hole + placeholder.length;
  }
  return [...parts, page.subarray(begin)];
};

/** The page with a nonce in its places. */
export const fillHoles = (parts: readonly Buffer[], nonce: string): Buffer => {
  const hole = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [hole, part])));
};

/** A stream of a page with another nonce: a placeholder that is split between two chunks is found too. */
export const withNonce = async function* (
  chunks: AsyncIterable<Buffer>,
  placeholder: string,
  nonce: string,
): AsyncGenerator<Buffer> {
  const sign = Buffer.from(placeholder);
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const parts = cutAtNonce(Buffer.concat([held, chunk]), placeholder);
    const last = parts.pop() ?? held;
    const sure = last.length - beginningAtEnd(last, sign);
    held = last.subarray(sure);
    const filled = fillHoles([...parts, last.subarray(0, sure)], nonce);
    if (filled.length > 0) yield filled;
  }
  if (held.length > 0) yield held;
};

/** How much of the text's end may be the placeholder's beginning. */
const beginningAtEnd = (text: Buffer, placeholder: Buffer): number => {
  for (let length = Math.min(placeholder.length - 1, text.length); length > 0; length -= 1)
    if (text.subarray(-length).equals(placeholder.subarray(0, length))) return length;
  return 0;
};
