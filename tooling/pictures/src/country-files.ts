import { readTable, UnreadableTable } from '@caravan/server/import/tables';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { WrongDescription } from './description.ts';

/** Where a file of a country's app is. Throws WrongDescription where it is missing. */
const pathOf = (app: string, file: string): string => {
  const path = join(app, file);
  if (!existsSync(path)) throw new WrongDescription(`there is no ${file}`);
  return path;
};

/** The text of `file`, a path in a country's app. Throws WrongDescription where it is missing. */
export const readText = (app: string, file: string): Promise<string> => readFile(pathOf(app, file), 'utf8');

/** What a YAML text says; `file` is where it stands. Throws WrongDescription, with the line, where it is none. */
export const parseYaml = (text: string, file: string): unknown => {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new WrongDescription(`${file}: ${error.message}`);
  }
};

/** What a YAML file of a country's app says. Throws WrongDescription as the two above. */
export const readYaml = async (app: string, file: string): Promise<unknown> =>
  parseYaml(await readText(app, file), file);

/** Rows of a table of a country's app, by the names of its header. Throws WrongDescription, with the line, where it is missing or cannot be read. */
export const readRows = async (
  app: string,
  file: string,
): Promise<readonly Readonly<Record<string, string>>[]> => {
  pathOf(app, file);
  return readTable(app, file).catch((error: unknown) => {
    throw error instanceof UnreadableTable ? new WrongDescription(error.message) : error;
  });
};
