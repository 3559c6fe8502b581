import type { FormFields } from '../../payment/provider.ts';

export type { FormFields } from '../../payment/provider.ts';

/**
 * Reads a parsed form. Null when a field came twice (also in another case), because then nobody can say what was signed.
 */
export const readFormFields = (body: unknown): FormFields | null => {
  if (typeof body !== 'object' || body === null) return null;
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [name, value] of Object.entries(body)) {
    const folded = name.toLowerCase();
    if (typeof value !== 'string' || seen.has(folded)) return null;
    seen.add(folded);
    fields[name] = value;
  }
  return fields;
};
