/** Cuts a page at the places of its nonce, so that each answer gets a fresh one. */
export const cutAtNonce = (page: string, placeholder: string): string[] => page.split(placeholder);

/** A stream of text with another nonce: a placeholder that is split between two chunks is found too. */
export const withNonce = async function* (
  chunks: AsyncIterable<string>,
  placeholder: string,
  nonce: string,
): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of chunks) {
    const text = (held + chunk).replaceAll(placeholder, nonce);
    const sure = text.length - beginningAtEnd(text, placeholder);
    held = text.slice(sure);
    if (sure > 0) yield text.slice(0, sure);
  }
  if (held) yield held;
};

/** How much of the text's end may be the placeholder's beginning. */
const beginningAtEnd = (text: string, placeholder: string): number => {
  for (let length = Math.min(placeholder.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(placeholder.slice(0, length))) return length;
  return 0;
};
