/** The text or number at a path of a JSON body (`buyer.name`), as text; empty where there is none. */
export const textIn = (body: unknown, path: string): string => {
  const value = path.split('.').reduce<unknown>((part, name) => Object(part)[name], body);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
