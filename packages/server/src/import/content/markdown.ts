import MarkdownIt, { type Token } from 'markdown-it';
import { pictureWidths, type StoredPicture } from '../../modules/content/index.ts';
import { wrongFact } from './wrong-fact.ts';

/** A fault of a text: lines count from 1. */
export interface TextFault {
  readonly line: number;
  readonly expected: string;
}

/** A text that was read; it is rendered once its pictures are made. */
export interface ReadMarkdown {
  readonly tokens: readonly Token[];
  readonly pictures: readonly string[];
  readonly faults: readonly TextFault[];
}

/** Where a link may lead: a page or place of this site, an address with https, a mail, a phone. */
const goodLink = /^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

const parser = new MarkdownIt({ html: true, linkify: false, typographer: false });
// What it would leave as text is a fault here, so it is let through to be found.
parser.validateLink = () => true;
const { normalizeLink } = parser;
// Braces name facts of the country, in addresses too.
parser.normalizeLink = (url) => normalizeLink(url).replaceAll('%7B', '{').replaceAll('%7D', '}');

const attribute = (token: Token, name: string): string => String(token.attrGet(name) ?? '');

const escape = (text: string): string => parser.utils.escapeHtml(text);

const faultsOf = (tokens: readonly Token[], isPicture: (path: string) => string | null): TextFault[] => {
  const faultOf = (token: Token): string | null => {
    if (token.type.startsWith('html_')) return 'Markdown without HTML';
    if (token.type === 'heading_open' && !['h2', 'h3'].includes(token.tag)) return 'a heading of ## or ###';
    if (token.type === 'link_open' && !goodLink.test(attribute(token, 'href')))
      return `a link to a page like /register, https:, mailto: or tel:, not "${attribute(token, 'href')}"`;
    if (token.type !== 'image') return null;
    return token.content.trim() === ''
      ? 'a picture with words for who does not see it'
      : isPicture(attribute(token, 'src'));
  };
  return tokens.flatMap((token) => {
    const line = (token.map?.[0] ?? 0) + 1;
    return [token, ...(token.children ?? [])].flatMap((each) => {
      const expected = faultOf(each);
      return expected === null ? [] : [{ line, expected }];
    });
  });
};

const picturesOf = (tokens: readonly Token[]): string[] =>
  tokens
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'image' ? [attribute(token, 'src')] : []));

/**
 * Reads a text of the company's pages and tells all that must not be in it: HTML, scripts in links, pictures that are not there
 * (CONT-11). What is left can be made into HTML that is safe as it stands.
 */
export const readMarkdown = (text: string, wrongPicture: (path: string) => string | null): ReadMarkdown => {
  const tokens = parser.parse(text, {});
  const facts = text.split('\n').flatMap((line, place) => {
    const expected = wrongFact(line);
    return expected === null ? [] : [{ line: place + 1, expected }];
  });
  return { tokens, pictures: picturesOf(tokens), faults: [...faultsOf(tokens, wrongPicture), ...facts] };
};

const sources = ({ name }: StoredPicture): string =>
  pictureWidths.map((width) => `/content/${name}-${width}.avif ${width}w`).join(', ');

const sizes = '(min-width: 768px) 45rem, 100vw';

const pictureHtml = (picture: StoredPicture, alt: string): string =>
  [
    `<picture><source type="image/avif" srcset="${sources(picture)}" sizes="${sizes}">`,
    `<img src="/content/${picture.name}-${pictureWidths[1]}.webp" alt="${escape(alt)}" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async"></picture>`,
  ].join('');

/** HTML of a text without faults; `pictureOf` gives the pictures by the paths that it names. */
export const renderMarkdown = (
  { tokens }: Pick<ReadMarkdown, 'tokens'>,
  pictureOf: (path: string) => StoredPicture,
): string => {
  const { renderer } = parser;
  const rules = {
    ...renderer.rules,
    image: (list: Token[], place: number): string => {
      const token = list[place];
      return token ? pictureHtml(pictureOf(attribute(token, 'src')), token.content) : '';
    },
    // A wide table scrolls by itself, with the keyboard too.
    table_open: () => '<div class="wide" tabindex="0" role="group"><table>',
    table_close: () => '</table></div>',
  };
  const own = Object.assign(Object.create(Object.getPrototypeOf(renderer)), renderer, { rules });
  return own.render([...tokens], parser.options, {}).trim();
};
