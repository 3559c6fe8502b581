import { fileOf } from './compose.ts';

/** Entries of a file of systemd by `Section.Name`, in their order; each `%i` is the instance. */
export const readUnit = (name: string, instance: string): Readonly<Record<string, readonly string[]>> => {
  let section = '';
  const entries = fileOf(name)
    .replaceAll('%i', instance)
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
      if (title !== undefined) section = title;
      const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return key === undefined ? [] : [[`${section}.${key}`, value]];
    });
  return Object.fromEntries(
    [...Map.groupBy(entries, ([key]) => key)].map(([key, of]) => [key, of.map(([, value]) => value)]),
  );
};
