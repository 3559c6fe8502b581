import { fileOf } from './compose.ts';

/** One line of a container file: what it does, and with what. */
export interface Step {
  readonly does: string;
  readonly what: string;
}

/** A stage of a container file. */
export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly steps: readonly Step[];
}

/** Reads a container file: values of arguments before the first stage, and the stages. */
export const readContainerFile = (
  name: string,
): { readonly arguments: Readonly<Record<string, string>>; readonly stages: readonly Stage[] } => {
  const lines = fileOf(name)
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, does = '', what = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
      return { does, what };
    });
  const first = lines.findIndex(({ does }) => does === 'FROM');
  const values = lines.slice(0, first).map(({ what }): [string, string] => {
    const [key = '', value = ''] = what.split('=');
    return [key, value];
  });
  const stages: { name: string; from: string; steps: Step[] }[] = [];
  for (const line of lines.slice(first)) {
    const [, from = '', stage = ''] = line.does === 'FROM' ? (/^(\S+) AS (\w+)$/.exec(line.what) ?? []) : [];
    if (stage === '') stages.at(-1)?.steps.push(line);
    else stages.push({ name: stage, from, steps: [] });
  }
  return { arguments: Object.fromEntries(values), stages };
};
