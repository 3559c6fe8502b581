/** What stands on a pack. */
export interface Words {
  readonly code: string;
  /** The product's name without its amount. */
  readonly name: string;
  /** Net content: `500 ml`; none on a book. */
  readonly net: string;
  /** The first thing to do with it, in a line. */
  readonly use: string;
  readonly usage: string;
  readonly ingredients: string;
  readonly description: string;
}

const sentences = (text: string): readonly string[] => text.match(/[^.!?]+[.!?]+/g) ?? [text];

/** The longest row of first sentences that fits a line. */
const lineOf = (usage: string, most: number): string => {
  const [first = '', second = ''] = sentences(usage).map((one) => one.trim());
  const both = `${first} ${second}`.trim();
  if (both.length <= most) return both;
  if (first.length <= most) return first;
  return first.slice(0, first.lastIndexOf(' ', most)).replace(/[\s,;:—–-]+$/, '');
};

/** Words for a pack from a row of the country's texts: the amount is what follows the name's last comma, if it says a number. */
export const wordsOf = (row: Readonly<Record<string, string>>): Words => {
  const { code = '', name = '', usage = '', ingredients = '', description = '' } = row;
  const comma = name.lastIndexOf(', ');
  const tail = comma < 0 ? '' : name.slice(comma + 2);
  const amount = /^\d/.test(tail);
  return {
    code,
    name: amount ? name.slice(0, comma) : name,
    net: amount ? tail : '',
    use: lineOf(usage, 64),
    usage,
    ingredients,
    description,
  };
};
