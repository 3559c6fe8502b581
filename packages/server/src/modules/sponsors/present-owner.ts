import type { Sponsor } from '@caravan/contract';
import { publicName } from '../accounts/index.ts';
import type { OwnerRow } from './repository.ts';

/**
 * An owner as strangers may see them: first name, the surname's initial, the town. Who has an active retail page shows how to
 * be reached, too (SHELL-9): that is what the page is for.
 */
export const presentOwner = (row: OwnerRow): Sponsor => {
  const { fbo_id: id, first_name: firstName, last_name: lastName, city, phone, email } = row;
  const owner = { id, name: publicName({ firstName, lastName }), city };
  if (row.page_name === null) return owner;
  const links = row.page_links ?? {};
  return {
    ...owner,
    page: {
      name: row.page_name,
      phone,
      email,
      links: {
        facebook: links['facebook'] ?? null,
        instagram: links['instagram'] ?? null,
        twitter: links['twitter'] ?? null,
        youtube: links['youtube'] ?? null,
        whatsapp: links['whatsapp'] ?? null,
      },
    },
  };
};
