/** Query values as a caller gives them; absent ones are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | undefined>>;

/** Fills `:name` parameters (encoded) of a call's path and appends the query. Throws on a parameter that is not given. */
export const callPath = (
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: QueryValues = {},
): string => {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new TypeError(`${path}: no ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search ? `${filled}?${search}` : filled;
};
