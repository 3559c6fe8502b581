/** Tags of an answer in the order in which they are written; `Extra` holds further ones. */
export type Cc5Response = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const line = (indent: string, name: string, value: string) =>
  `${indent}<${name}>${escaped(value)}</${name}>\n`;

/** An answer as real gateways lay it out: two spaces a level, empty tags written out. */
export const writeCc5Response = (tags: Cc5Response): string => {
  const content = Object.entries(tags).map(([name, value]) => {
    if (typeof value === 'string') return line('  ', name, value);
    const inner = Object.entries(value).map(([tag, text]) => line('    ', tag, text));
    return `  <${name}>\n${inner.join('')}  </${name}>\n`;
  });
  return `<?xml version="1.0" encoding="ISO-8859-9"?>\n<CC5Response>\n${content.join('')}</CC5Response>`;
};
