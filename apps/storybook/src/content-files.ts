import { localized, type CountryDefinition } from '@caravan/country';
import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';

type Language = CountryDefinition['defaultLanguage'];

/** An entry of a file in one language. */
export type Entry = Readonly<Record<string, unknown>>;

/** A page as its file has it. */
export interface PageFile {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  /** HTML. */
  readonly body: string;
  readonly picture: { readonly url: string; readonly alt: string } | null;
}

const texts = import.meta.glob<string>('../../*/content/{*.yaml,cards/*.yaml,pages/*.md,legal/*.md}', {
  query: '?raw',
  import: 'default',
});

/** Whether it has names and values. */
export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of a list, or of the list that a file has by a name. */
export const entriesOf = (value: unknown, name = ''): readonly Entry[] => {
  const list = isEntry(value) ? value[name] : value;
  return Array.isArray(list) ? list.filter(isEntry) : [];
};

const isPath = (text: string): boolean => /^(?:pictures|videos)\//.test(text);

const addressOf = (path: string): string => `/content/${path}`;

/** Marks the address of a picture, so that a name which ends in a number is not taken for one of several sizes. */
export const asPicture = (address: unknown): string => `${String(address)}?whole`;

const addressIn = (name: string, path: string): string =>
  name === 'file' ? addressOf(path) : asPicture(addressOf(path));

const parser = new MarkdownIt();
// As the server has them: a wide table scrolls by itself.
parser.renderer.rules['table_open'] = () => '<div class="wide" tabindex="0" role="group"><table>';
parser.renderer.rules['table_close'] = () => '</table></div>';

/** The own pages of a country, read from `content/` in its app's folder when they are asked for. */
export const contentFiles = (country: CountryDefinition, language: Language) => {
  const { seller, contacts, withdrawalDays } = country;
  const facts: Readonly<Record<string, string>> = {
    seller: localized(seller.name, language, country),
    address: localized(seller.address, language, country),
    email: contacts.email,
    phone: contacts.phone,
    withdrawalDays: String(withdrawalDays),
  };

  const textOf = async (name: string): Promise<string> => {
    const text = await texts[`../../${country.val}/content/${name}`]?.();
    if (text === undefined) throw new Error(`apps/${country.val} has no content/${name}`);
    return text.replaceAll(/\{(\w+)\}/g, (braces, fact: string) => facts[fact] ?? braces);
  };

  /** Texts instead of translations, addresses instead of paths. */
  const told = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((part) => told(part, name));
    if (typeof value === 'string') return isPath(value) ? addressIn(name, value) : value;
    if (!isEntry(value)) return value;
    if (typeof value[language] === 'string') return value[language];
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, told(part, key)]));
  };

  const html = (markdown: string): string =>
    parser.render(
      markdown.replaceAll(
        /\]\((pictures\/[^)]+)\)/g,
        (_, path: string) => `](${asPicture(addressOf(path))})`,
      ),
    );

  return {
    html,
    yaml: async (name: string): Promise<unknown> => told(parse(await textOf(`${name}.yaml`))),
    page: async (name: string): Promise<PageFile> => {
      const [, head = '', body = ''] = (await textOf(`${name}.${language}.md`)).split(/^---$/m);
      const read: unknown = parse(head);
      const { title, description, date, picture, alt } = isEntry(read) ? read : {};
      return {
        title: String(title),
        description: String(description),
        date: String(date),
        body: html(body),
        picture:
          typeof picture === 'string' ? { url: asPicture(addressOf(picture)), alt: String(alt) } : null,
      };
    },
    /** Numbers of the versions of a legal text, the newest first. */
    versions: (slug: string): string[] =>
      Object.keys(texts)
        .flatMap((file) => {
          const [, of, version] = /content\/legal\/([a-z-]+)\.(\d+)\./.exec(file) ?? [];
          const isOwn = file.startsWith(`../../${country.val}/`) && file.endsWith(`.${language}.md`);
          return isOwn && of === slug && version !== undefined ? [version] : [];
        })
        .toSorted((one, other) => Number(other) - Number(one)),
  };
};
