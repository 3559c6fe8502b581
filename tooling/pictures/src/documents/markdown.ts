import MarkdownIt from 'markdown-it';

/** A stretch of text in one weight. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
}

/** A piece of a document, from top to bottom. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly Run[] }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'quote'; readonly runs: readonly Run[] }
  | { readonly kind: 'item'; readonly mark: string; readonly runs: readonly Run[] }
  | { readonly kind: 'picture'; readonly file: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Run[])[])[] };

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

const runsOf = (token: Token | undefined): readonly Run[] => {
  const runs: Run[] = [];
  let bold = false;
  for (const child of token?.children ?? []) {
    if (child.type === 'strong_open') bold = true;
    else if (child.type === 'strong_close') bold = false;
    else if (child.type === 'softbreak' || child.type === 'hardbreak') runs.push({ text: ' ', bold });
    else if (child.content !== '' && child.type !== 'image') runs.push({ text: child.content, bold });
  }
  return runs;
};

const pictureOf = (token: Token | undefined): string | undefined => {
  const image = token?.children?.find(({ type }) => type === 'image');
  const source = image?.attrGet('src');
  return typeof source === 'string' ? source : undefined;
};

/** Marks of the lists that a token lies in: a bullet, or the next number. */
class Lists {
  readonly #numbers: (number | null)[] = [];
  open(type: string): void {
    this.#numbers.push(type === 'ordered_list_open' ? 0 : null);
  }
  close(): void {
    this.#numbers.pop();
  }
  next(): string {
    const number = this.#numbers.at(-1);
    if (number === undefined || number === null) return '•';
    this.#numbers[this.#numbers.length - 1] = number + 1;
    return `${number + 1}.`;
  }
}

/** Reads Markdown into blocks; front matter must be off already. */
export const blocksOf = (text: string): readonly Block[] => {
  const tokens = new MarkdownIt().parse(text, {});
  const blocks: Block[] = [];
  const lists = new Lists();
  let mark: string | null = null;
  let quoted = false;
  let rows: (readonly Run[])[][] | null = null;
  tokens.forEach((token, index) => {
    const { type } = token;
    if (type === 'bullet_list_open' || type === 'ordered_list_open') lists.open(type);
    else if (type === 'bullet_list_close' || type === 'ordered_list_close') lists.close();
    else if (type === 'list_item_open') mark = lists.next();
    else if (type === 'blockquote_open') quoted = true;
    else if (type === 'blockquote_close') quoted = false;
    else if (type === 'table_open') rows = [];
    else if (type === 'tr_open') rows?.push([]);
    else if (type === 'table_close' && rows !== null) {
      blocks.push({ kind: 'table', rows });
      rows = null;
    } else if (type === 'inline') {
      const before = tokens[index - 1];
      const runs = runsOf(token);
      const file = pictureOf(token);
      if (rows !== null) rows.at(-1)?.push(runs);
      else if (file !== undefined) blocks.push({ kind: 'picture', file });
      else if (before?.type === 'heading_open')
        blocks.push({ kind: 'heading', level: Number(before.tag.slice(1)), runs });
      else if (mark !== null) {
        blocks.push({ kind: 'item', mark, runs });
        mark = '';
      } else blocks.push({ kind: quoted ? 'quote' : 'paragraph', runs });
    }
    if (type === 'list_item_close') mark = null;
  });
  return blocks;
};

/** Words without their weights. */
export const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');
