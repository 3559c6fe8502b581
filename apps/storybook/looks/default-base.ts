/** A question to git, and its answer. */
export type Git = (...args: string[]) => string;

/** Main as others have it, else this repository's own: a fresh checkout of a branch knows only the former. */
const mainOf = (git: Git): string =>
  git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main') || 'main';

/**
 * What this folder is compared with unless told: the commit where it left main. On main itself that would be this folder: there it
 * is the last commit, and where all is committed the one before it.
 */
export const defaultBase = (git: Git): string => {
  const [head, left] = [git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', mainOf(git))];
  if (left !== head) return left;
  return git('status', '--porcelain') === '' ? 'HEAD~1' : head;
};
