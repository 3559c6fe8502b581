/**
 * A line for each of the first items, for the operator's terminal: the same slip in every row of a long file does not fill it. The rest is
 * counted, and `--json` has all of them.
 */
export const firstLines = <Item>(
  items: readonly Item[],
  most: number,
  describe: (item: Item) => string,
): string[] => [
  ...items.slice(0, most).map(describe),
  ...(items.length > most ? [`… and ${items.length - most} more (--json has all)`] : []),
];
