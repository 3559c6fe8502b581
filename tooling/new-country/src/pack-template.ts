// Part of the `pack` script: what the published package knows of the countries that stand, cut down to what a new one begins with.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { starterMedia, starterPictures, starterRows } from './copy-catalogue.ts';
import { wiring } from './copy-wiring.ts';
import { outsideManifest, outsideTsconfig } from './outside/wiring.ts';
import { readSiblings, type Sibling } from './siblings.ts';

const own = join(import.meta.dirname, '..');
const root = join(own, '../..');
const template = join(own, 'dist/template');
const provenance: Record<string, string> = {};

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Puts a text into the template, noted as made of files of the repository. */
const write = (file: string, text: string, of: string): void => {
  mkdirSync(dirname(join(template, file)), { recursive: true });
  writeFileSync(join(template, file), text);
  provenance[`template/${file}`] = relative(own, join(root, of));
};

const copy = (file: string): void => {
  mkdirSync(dirname(join(template, file)), { recursive: true });
  cpSync(join(root, file), join(template, file), { recursive: true });
  provenance[`template/${file}`] = relative(own, join(root, file));
};

/** What a new country takes from each that stands: which codes are taken, what goods are called, what the law wants said. */
const writeSibling = ({ val, id, fboPrefix, languages }: Sibling): void => {
  const app = `apps/${val}`;
  write(`${app}/package.json`, '{}\n', `${app}/package.json`);
  write(`${app}/src/country.ts`, `// id: ${id}, fboPrefix: '${fboPrefix}'\n`, `${app}/src/country.ts`);
  for (const language of languages) {
    const texts = `${app}/catalogue/texts.${language}.csv`;
    write(texts, starterRows(read(texts)), texts);
  }
  for (const file of globSync(`${app}/catalogue/{categories,notices}.yaml`, { cwd: root })) copy(file);
};

/** What a new country takes from the first of them alone: wiring and pictures. */
const writeModel = (model: Sibling): void => {
  const app = `apps/${model.val}`;
  const versions = {
    catalog: parse(read('pnpm-workspace.yaml')).catalog,
    version: JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')).version,
  };
  for (const file of wiring) copy(`${app}/${file}`);
  write(`${app}/package.json`, outsideManifest(read(`${app}/package.json`), versions), `${app}/package.json`);
  write(`${app}/tsconfig.json`, outsideTsconfig(read(`${app}/tsconfig.json`)), `${app}/tsconfig.json`);
  const { pictures, drawn } = starterPictures(model);
  write(`${app}/catalogue/pictures.yaml`, drawn, `${app}/catalogue/pictures.yaml`);
  const media = `${app}/public/media/${model.val}`;
  for (const name of starterMedia(join(root, media), pictures))
    for (const found of globSync(`${name}{,/*}`, { cwd: join(root, media), withFileTypes: true }))
      if (found.isFile()) copy(relative(root, join(found.parentPath, found.name)));
};

const siblings = readSiblings(root);
for (const sibling of siblings) writeSibling(sibling);
const [model] = siblings;
if (model) writeModel(model);
for (const file of globSync('packages/i18n/src/words/{content,shell}/*.po', { cwd: root })) copy(file);

const file = join(own, 'dist/provenance.json');
const all = { ...JSON.parse(readFileSync(file, 'utf8')), ...provenance };
writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
