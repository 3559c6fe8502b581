/** A shop's request at `/fim/api` as flat tags; those inside `Extra` have a name of their own. */
export interface Cc5Request {
  readonly fields: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, string>>;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text
    .replaceAll(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (whole, code?: string, name?: string) =>
      code === undefined ? (entities[name ?? ''] ?? whole) : String.fromCodePoint(Number(code) % 0x110000),
    )
    .trim();

const element = /\s*<([A-Za-z][\w.]*)(?:\s*\/>|>([^<]*)<\/\1\s*>)/y;

/** Tags one after the other and nothing else; null for anything else, or a tag that comes twice. */
const readTags = (text: string): Record<string, string> | null => {
  const tags: Record<string, string> = {};
  element.lastIndex = 0;
  while (text.slice(element.lastIndex).trim() !== '') {
    const match = element.exec(text);
    const name = match?.[1];
    if (name === undefined || Object.hasOwn(tags, name)) return null;
    tags[name] = plain(match?.[2] ?? '');
  }
  return tags;
};

const document = /^\s*(?:<\?xml[^>]*\?>\s*)?<CC5Request>(.*)<\/CC5Request>\s*$/s;
const extraTag = /<Extra>(.*?)<\/Extra>/s;

/** Reads the XML of a request: only what shops really send (no attributes, comments or document types), else null. */
export const readCc5Request = (xml: string): Cc5Request | null => {
  const content = document.exec(xml)?.[1];
  if (content === undefined) return null;
  const fields = readTags(content.replace(extraTag, ''));
  const extra = readTags(extraTag.exec(content)?.[1] ?? '');
  return fields && extra ? { fields, extra } : null;
};
