/** A question to git, and its answer. */
export type Git = (...args: string[]) => string;

/**
 * What this folder is compared with unless told: the commit where the branch left main. On main itself that would be this folder:
 * there it is the last commit, and where all is committed the one before it.
 */
export const defaultBase = (git: Git): string => {
  const [head, left] = [git('rev-parse', 'HEAD'), git('merge-base', 'HEAD', 'main')];
  if (left !== head) return left;
  return git('status', '--porcelain') === '' ? 'HEAD~1' : head;
};
