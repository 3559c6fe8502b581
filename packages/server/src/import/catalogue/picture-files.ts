import { existsSync, readdirSync } from 'node:fs';
import type { CatalogueData } from './catalogue-data.ts';
import type { Problems } from '../problem.ts';

const bothAt = (...widths: readonly number[]): readonly string[] =>
  widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);

/** Files by which pages show a picture, by what it is (`tooling/pictures` makes them). */
const files = {
  first: bothAt(90, 400, 800),
  further: ['800.avif', '800.webp', '90.webp'],
  category: bothAt(90, 400),
} as const;

const makers = 'pnpm photos or the drawing of pictures makes them';

/** Notes the pictures of a catalogue whose files are not in `folder`; where that is no folder at all, it says that alone. */
export const examinePictures = (data: CatalogueData, folder: string, problems: Problems): void => {
  if (!existsSync(folder)) {
    problems.add(
      'catalogue/pictures.yaml',
      1,
      1,
      `the files of its pictures in ${folder}, which is not there (${makers})`,
    );
    return;
  }
  const there = new Set(readdirSync(folder));
  const needed = new Map<string, Set<string>>();
  const need = (picture: string, kind: keyof typeof files): void => {
    const list = needed.get(picture) ?? new Set();
    for (const end of files[kind]) list.add(`${picture}-${end}`);
    needed.set(picture, list);
  };
  for (const { picture } of data.categories) need(picture, 'category');
  for (const { picture, morePictures } of data.products) {
    need(picture, 'first');
    for (const more of morePictures) need(more, 'further');
  }
  for (const [picture, names] of needed) {
    const missing = [...names].filter((name) => !there.has(name));
    if (missing.length > 0)
      problems.add(
        'catalogue/pictures.yaml',
        1,
        1,
        `${picture}: the files ${missing.join(', ')} in ${folder} (${makers})`,
      );
  }
};
