import { ok } from '../../http/call.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { waitFor } from '../../http/throttle.ts';
import type { Sponsors } from './sponsors.ts';

/** API-60: who a sponsor is. */
export const registerSponsors = (route: Route, sponsors: Sponsors): void => {
  route('sponsor', async ({ params, request }) => {
    const result = await sponsors.find(params.id, request.ip);
    if (result.kind === 'throttled') throw new Refusal('throttled', waitFor(result.waitMs));
    if (result.kind === 'missing') throw new Refusal('not_found');
    return ok(result.sponsor);
  });
};
