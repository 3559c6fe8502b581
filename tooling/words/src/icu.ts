import {
  parse,
  type Content,
  type FunctionArg,
  type Octothorpe,
  type PlainArg,
  type Select,
} from '@messageformat/parser';

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/** What a message needs and offers, as far as languages must agree or a language must be complete. */
export interface Shape {
  /** Names in braces. */
  readonly placeholders: ReadonlySet<string>;
  /** Names of tags for rich text. */
  readonly tags: ReadonlySet<string>;
  /** Cases of each `select`, as `{name: a, b}`. */
  readonly selects: ReadonlySet<string>;
  /** Category keys of each plural, without exact ones such as `=0`. */
  readonly plurals: readonly { readonly kind: 'cardinal' | 'ordinal'; readonly keys: readonly string[] }[];
  /** What makes the browser load number or date formats: `#` and `{name, number}`. */
  readonly formats: readonly string[];
  /** Tags that are opened and not closed, or the other way round. */
  readonly unbalanced: readonly string[];
}

const allTokens = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) =>
    ['cases' in token ? token.cases.flatMap((one) => allTokens(one.tokens)) : [], token].flat(),
  );

const unbalancedIn = (text: string): string[] => {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, slash, name = '', end] of text.matchAll(/<(\/?)([A-Za-z0-9_-]+)\s*(\/?)>/g)) {
    if (end) continue;
    if (!slash) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
};

/** Reads an ICU message. @throws when it is none. */
export const shapeOf = (text: string): Shape => {
  const tokens = allTokens(parse(text, { strictPluralKeys: false }));
  const selecting = tokens.filter((token): token is Select => 'cases' in token);
  return {
    placeholders: new Set(tokens.flatMap((token) => ('arg' in token ? [token.arg] : []))),
    tags: new Set([...text.matchAll(/<([A-Za-z0-9_-]+)\s*\/?>/g)].map(([, name = '']) => name)),
    selects: new Set(
      selecting
        .filter(({ type }) => type === 'select')
        .map(
          ({ arg, cases }) =>
            `{${arg}: ${cases
              .map(({ key }) => key)
              .toSorted()
              .join(', ')}}`,
        ),
    ),
    plurals: selecting
      .filter(({ type }) => type !== 'select')
      .map(({ type, cases }) => ({
        kind: type === 'plural' ? 'cardinal' : 'ordinal',
        keys: cases.map(({ key }) => key).filter((key) => !key.startsWith('=')),
      })),
    formats: tokens.flatMap((token) =>
      token.type === 'octothorpe' ? ['#'] : token.type === 'function' ? [`{${token.arg}, ${token.key}}`] : [],
    ),
    unbalanced: unbalancedIn(text),
  };
};
