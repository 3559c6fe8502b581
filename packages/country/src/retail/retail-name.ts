import type { CountryDefinition } from '../country.ts';

/** Letters that a retail name has at least and at most (RTL-1). */
export const retailNameLength = { least: 3, most: 30 } as const;

/** Names that are the company's own (RTL-1). */
const companyNames = 'admin www api mail shop bank media assets static help support info news'.split(' ');

/** Why a retail name is refused; each has words of its own. */
export type RetailNameFault = 'required' | 'digits' | 'signs' | 'letters' | 'reserved' | 'length';

/** The name as it is kept, in small letters, or why it is none. */
export type RetailNameResult =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly fault: RetailNameFault };

/** The country's code, the brand and all else that its own host names are made of. */
const hostLabels = ({ val, domains, devDomain }: RetailNameCountry): string[] => [
  val,
  ...[...domains, devDomain].flatMap((host) => host.toLowerCase().split('.')),
];

/** What of a country decides which names are its own. */
export type RetailNameCountry = Pick<CountryDefinition, 'val' | 'domains' | 'devDomain'>;

const faultOf = (typed: string, country: RetailNameCountry): RetailNameFault | null => {
  if (typed === '') return 'required';
  if (/\p{Nd}/u.test(typed)) return 'digits';
  if (/[^\p{L}]/u.test(typed)) return 'signs';
  // Letters of one keyboard only: no other name looks the same, and none needs an encoding in an address.
  if (/[^A-Za-z]/.test(typed)) return 'letters';
  const name = typed.toLowerCase();
  if (companyNames.includes(name) || hostLabels(country).includes(name)) return 'reserved';
  return name.length < retailNameLength.least || name.length > retailNameLength.most ? 'length' : null;
};

/**
 * Reads the name of a retail page (RTL-1), the same in the browser and on the server: Latin letters only, 3 to 30 of them, none
 * of the company's own names in any case of letters. Whether it is free only the server knows.
 */
export const readRetailName = (typed: string, country: RetailNameCountry): RetailNameResult => {
  const text = typed.normalize('NFC').trim();
  const fault = faultOf(text, country);
  return fault === null ? { ok: true, name: text.toLowerCase() } : { ok: false, fault };
};
