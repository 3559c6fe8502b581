import type { CountryFacts } from './define-country.ts';

/** What every country says itself: a fact that joins the definition without a default is asked for here, or this does not compile. */
const needed: Readonly<Record<NeededFact, true>> = {
  val: true,
  id: true,
  engName: true,
  name: true,
  domains: true,
  languages: true,
  currency: true,
  timeZone: true,
  fboPrefix: true,
  phone: true,
  contacts: true,
  seller: true,
  hero: true,
  card: true,
  deliveryFacts: true,
  rules: true,
  words: true,
};

type NeededFact = {
  [Name in keyof CountryFacts]-?: undefined extends CountryFacts[Name] ? never : Name;
}[keyof CountryFacts];

/**
 * The facts as they were written. Types say it, too, but who edits a country without a compiler does not hear them.
 * @throws RangeError that names all that are missing.
 */
export const checkFacts = (facts: CountryFacts): CountryFacts => {
  const said = new Map<string, unknown>(Object.entries(facts));
  const missing = Object.keys(needed).filter((name) => said.get(name) === undefined);
  if (missing.length > 0)
    throw new RangeError(
      `defineCountry: ${missing.join(', ')} must be said, and ${missing.length > 1 ? 'are' : 'is'} missing`,
    );
  return facts;
};
