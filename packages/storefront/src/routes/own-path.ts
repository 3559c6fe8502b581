/**
 * The path if it surely stays on this site, else null: `next` and the like are typed by strangers. Browsers read `\` as `/`
 * and skip control characters, so `//evil`, `/\evil` and their encoded kin are refused.
 */
export const ownPath = (path: string | null | undefined): string | null => {
  if (!path || !/^\/(?![/\\])/.test(path) || hasControl(path)) return null;
  const decoded = decodedPath(path);
  return decoded !== null && /^\/(?![/\\])/.test(decoded) && !hasControl(decoded) ? path : null;
};

const hasControl = (text: string): boolean => Array.from(text).some((letter) => letter < ' ');

const decodedPath = (path: string): string | null => {
  try {
    return decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return null;
  }
};
