/** A custom property of the shops' sheet. */
export interface Token {
  readonly name: string;
  readonly value: string;
}

const sheets = import.meta.glob<string>('../../../packages/ui/src/theme/tokens.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The first block: what holds where no query changes it. */
const root = /:root \{([\s\S]*?)\n\}/.exec(Object.values(sheets).join(''))?.[1] ?? '';

/** Every token as it is written in the source, comments left out. */
const tokens: readonly Token[] = [
  ...root.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g),
].map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ').trim() }));

/** Those tokens of the sheet that a page shows, in its order. */
export const tokensOf = (wanted: (token: Token) => boolean): readonly Token[] => tokens.filter(wanted);
