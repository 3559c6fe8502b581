import type { CountryContext } from '../../context.ts';
import { created, ok } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { waitFor } from '../../http/throttle.ts';
import type { Agreements } from './agreements.ts';
import type { RegistrationService } from './create-registration.ts';
import { formView } from './form-view.ts';
import type { ShortRegistrationResult } from './short-registration.ts';
import type { createShortRegistration } from './short-registration.ts';

const refuse = (result: Exclude<ShortRegistrationResult, { readonly kind: 'sent' }>): Refusal => {
  if (result.kind === 'throttled') return new Refusal('throttled', waitFor(result.waitMs));
  return result.kind === 'missing' ? new Refusal('not_found') : refusedFields(result.fields);
};

/** API-59, API-14, API-15: the forms, and joining by them. */
export const registerRegistration = (
  { country }: Pick<CountryContext, 'country'>,
  route: Route,
  agreements: Agreements,
  service: RegistrationService,
  goOnline: ReturnType<typeof createShortRegistration>,
): void => {
  route('registrationForm', async ({ params, language }) => {
    const view = await formView(country, params.type, language, agreements);
    if (!view) throw new Refusal('not_found');
    return ok(view);
  });
  route('register', {
    async prepare({ params, body, language, request }) {
      const checked = await service.register(params.type, body, { language, ip: request.ip });
      if (checked.kind !== 'ready') throw refuse(checked);
      return async () => {
        const joined = await checked.join();
        if (joined.kind === 'refused') throw refuse(joined);
        const { fboId, email } = joined;
        return created({ fboId, ...(email !== null && { email }) });
      };
    },
  });
  route('shortRegistration', async ({ params, body, language, request }) => {
    const result = await goOnline(params.country, body, { language, ip: request.ip });
    if (result.kind !== 'sent') throw refuse(result);
    return created(result.email === null ? {} : { email: result.email });
  });
};
