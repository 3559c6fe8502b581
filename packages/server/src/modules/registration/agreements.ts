import {
  agreementsOf,
  type Registration,
  type RegistrationAgreement,
  type RegistrationType,
} from '@caravan/country';
import type { Content } from '../content/index.ts';

/** Of a country whose pages are not imported yet. */
const firstVersion = '1';

/** The texts that one who registers now accepts, each in the version that is in force (REG-9, CONT-10). */
export const createAgreements =
  (content: Pick<Content, 'legalVersion'>) =>
  async (
    { terms }: Pick<Registration, 'terms'>,
    type: RegistrationType,
  ): Promise<RegistrationAgreement[]> => {
    const versions: Readonly<Record<RegistrationAgreement['slug'], string>> = {
      terms: terms.version,
      privacy: (await content.legalVersion('privacy-policy')) ?? firstVersion,
    };
    return agreementsOf(type).map((slug) => ({ slug, version: versions[slug] }));
  };

export type Agreements = ReturnType<typeof createAgreements>;
