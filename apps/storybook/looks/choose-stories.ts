import type { Story } from './shoot.ts';

/**
 * The stories of both builds whose looks are compared: those tagged "wide" and the screens, or all; of these those whose title holds
 * `only`. A sentence where there is none: nothing compared must not look like nothing changed.
 */
export const chooseStories = (
  builds: readonly ReadonlyMap<string, Story>[],
  { all, only }: { readonly all: boolean; readonly only: string },
): readonly Story[] | string => {
  const among = [...new Map(builds.flatMap((build) => [...build])).values()].filter(
    ({ title, tags }) => all || tags.includes('wide') || title.startsWith('Screens'),
  );
  const chosen = among.filter(({ title }) => title.includes(only));
  if (chosen.length > 0) return chosen;
  const more = all ? '' : ' (--all looks at more of them)';
  return `No title of ${among.length} stories holds "${only}"${more}.`;
};
