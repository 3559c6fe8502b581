import { readRetailName, retailLinkWords, retailNameLength, retailNameWords } from '@caravan/country';
import type { RetailNameFault } from '@caravan/country';
import type { I18n } from '@lingui/core';
import { ok } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { waitFor, type Throttle } from '../../http/throttle.ts';
import type { CountryContext } from '../../context.ts';
import type { ApplyResult, RetailPages } from './create-retail.ts';

const sayFault = (fault: RetailNameFault, words: I18n): string =>
  words._(retailNameWords[fault], retailNameLength);

/** Why there is no application, in the caller's words. */
const refusalOf = (result: Exclude<ApplyResult, { kind: 'applied' }>, words: I18n): Refusal => {
  switch (result.kind) {
    case 'level':
      return new Refusal('level_too_low');
    case 'away':
      return new Refusal('not_home_country');
    case 'taken':
      return new Refusal('name_taken');
    case 'stands':
      return new Refusal('conflict', { words: 'server.retail.stands' });
    case 'refused':
      break;
  }
  return refusedFields({ name: [sayFault(result.fault, words)] });
};

/** API-63: a member's retail page. `throttle` counts names that are looked up. */
export const registerRetailCalls = (
  { country }: Pick<CountryContext, 'country'>,
  route: Route,
  retail: RetailPages,
  throttle: Throttle,
): void => {
  route('retail', async ({ member }) => ok(await retail.page(member)));

  route('applyForRetail', async ({ body, member, words }) => {
    const result = await retail.apply(member, body.name);
    if (result.kind !== 'applied') throw refusalOf(result, words);
    return ok(result.page);
  });

  route('editRetail', async ({ body, member, words }) => {
    const result = await retail.setLinks(member, body);
    if (result.kind === 'away') throw new Refusal('not_home_country');
    if (result.kind === 'none') throw new Refusal('not_found');
    if (result.kind === 'refused')
      throw refusedFields(
        Object.fromEntries(result.links.map((link) => [link, [words._(retailLinkWords[link])]])),
      );
    return ok(result.page);
  });

  route('retailAvailable', async ({ query, member, words, request }) => {
    const read = readRetailName(query.name ?? '', country);
    if (!read.ok) return ok({ available: false, reason: sayFault(read.fault, words) });
    const waitMs = await throttle.count(member ? member.fboId : request.ip);
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    return (await retail.isFree(read.name, member))
      ? ok({ available: true })
      : ok({ available: false, reason: words._('retail.name-taken') });
  });
};
