import type { Language } from '@caravan/i18n';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenesOf, starterProducts } from './facts/products.ts';
import type { Sibling } from './siblings.ts';

/** `catalogue/labels.yaml`: the language of what is printed on packs in the pictures. */
export const labelsYaml = (
  language: Language,
): string => `# What is printed on packs in the pictures (tooling/pictures): the words of texts.${language}.csv.
language: ${language}
`;

const areIn = (language: Language, { folder }: Sibling): boolean => {
  const file = join(folder, 'catalogue/labels.yaml');
  return existsSync(file) && readFileSync(file, 'utf8').includes(`\nlanguage: ${language}\n`);
};

/** Whether it has a picture of everything that a new country begins with. */
const showsAll = ({ val, folder }: Sibling): boolean =>
  starterProducts
    .flatMap(({ picture }) => [picture, ...scenesOf(picture)])
    .every((picture) => existsSync(join(folder, 'public/media', val, 'products', `${picture}-800.webp`)));

/** The country whose pictures a new one begins with: packs are lettered in its first language, or else as the first country's are. */
export const pictureModel = (language: Language, siblings: readonly Sibling[]): Sibling | undefined =>
  siblings.find((sibling) => areIn(language, sibling) && showsAll(sibling)) ?? siblings[0];
