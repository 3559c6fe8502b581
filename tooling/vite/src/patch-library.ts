import type { Plugin } from 'vite';

/** One change of a library's text: what is found so many times and no other number, and what stands there instead. */
export interface Change {
  readonly find: RegExp;
  readonly replace: string;
  readonly times: number;
}

/** Empties a function of the library, which stands so many spaces deep in its file. */
export const emptied = (name: string, depth = 0): Change => ({
  find: new RegExp(
    String.raw`^( {${depth}}(?:async )?function ${name}\([\s\S]*?\) \{\n)[\s\S]*?^ {${depth}}\}$`,
    'gm',
  ),
  replace: `$1${' '.repeat(depth)}}`,
  times: 1,
});

/** What is changed in which file of a library while a shop is built. */
export interface LibraryPatch {
  readonly name: string;
  readonly library: string;
  /** Files that may hold it, by path. */
  readonly files: RegExp;
  /** What only the file to be changed says, where `files` fits several. */
  readonly says?: string;
  /** What is done to the text before these changes. */
  readonly rewrite?: (code: string) => string;
  readonly changes: readonly Change[];
  /** Only what browsers load is changed: servers take other files. */
  readonly browserOnly?: true;
}

/**
 * The library's text with all changes made.
 * @throws Error when a text is not there as often as it was when the change was written: the library has changed.
 */
export const patched = (code: string, { library, rewrite, changes }: LibraryPatch): string =>
  changes.reduce(
    (text, { find, replace, times }) => {
      const found = [...text.matchAll(find)].length;
      if (found !== times)
        throw new Error(`${library} has ${find} ${found} times, not ${times}: look at its patch`);
      return text.replaceAll(find, replace);
    },
    rewrite?.(code) ?? code,
  );

/** Makes the changes in every build, and fails one in which the library's file did not come along to be changed. */
export const patchLibrary = (patch: LibraryPatch): Plugin => {
  let done = false;
  return {
    name: patch.name,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !(patch.browserOnly && isSsrBuild),
    buildStart: () => {
      done = false;
    },
    transform: {
      filter: { id: patch.files },
      handler(code) {
        if (patch.says !== undefined && !code.includes(patch.says)) return null;
        done = true;
        return { code: patched(code, patch), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !done)
        this.error(`${patch.library} has no file like ${patch.files} that ${patch.name} could change`);
    },
  };
};
