import type { ScreenRoute } from './screen-route.ts';

/** The first part of a path, as React Router compares it: in any case; null where it may read more than one into it. */
const firstPart = (path: string): string | null => {
  const match = /^\/(?:([a-z\d-]+)(?:\/.*)?)?$/is.exec(path);
  return match ? (match[1] ?? '').toLowerCase() : null;
};

/**
 * Gives what `make` makes of the routes that can be an address's, made once for all with the same first part: React Router tries one
 * route after the other, each with a pattern that it makes anew (PERF-5).
 */
export const byFirstPart = <Made>(
  routes: readonly ScreenRoute[],
  make: (routes: readonly ScreenRoute[]) => Made,
): ((pathname: string) => Made) => {
  const whole = make(routes);
  const parts = routes.map(({ path }) => firstPart(path));
  const withFirst = (part: string | null): Made =>
    make(routes.filter((_, at) => parts[at] === null || parts[at] === part));
  const others = withFirst(null);
  const made = new Map(parts.flatMap((part) => (part === null ? [] : [[part, withFirst(part)] as const])));
  return (pathname) => {
    const part = firstPart(pathname);
    return part === null ? whole : (made.get(part) ?? others);
  };
};
