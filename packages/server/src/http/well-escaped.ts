/**
 * An address as the router can read it: a percent sign that escapes nothing stands for itself, and escapes that are no UTF-8
 * stand for themselves. So an address edited by hand leads where any unknown one leads, and is not barely refused (ROUTE-2, ROUTE-5).
 */
export const wellEscaped = (url: string): string => {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%') || isReadable(path)) return url;
  const mended = path.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  return (isReadable(mended) ? mended : path.replaceAll('%', '%25')) + url.slice(path.length);
};

const isReadable = (path: string): boolean => {
  try {
    // Its result is used, or a bundler takes the call for idle and leaves it out.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};
