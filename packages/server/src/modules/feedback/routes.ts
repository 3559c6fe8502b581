import type { CountryContext } from '../../context.ts';
import { created } from '../../http/call.ts';
import { Refusal, refusedFields } from '../../http/refusal.ts';
import type { Route } from '../../http/route.ts';
import { createThrottle, waitFor } from '../../http/throttle.ts';
import type { Jobs } from '../jobs/index.ts';
import { emailFault, readEmail } from '../newsletter/index.ts';

/** Letters from one network address (CONT-9). */
const rule = { what: 'feedback', limit: 5, windowMs: 3_600_000 } as const;

const isPhone = (typed: string): boolean => /^\+?[\d\s()-]{5,32}$/.test(typed);

/** API-61: a letter to the country's office. */
export const registerFeedback = (context: CountryContext, route: Route, jobs: Jobs): void => {
  const { country } = context;
  const throttle = createThrottle(context, rule);
  route('feedback', async ({ body, language, words, request }) => {
    const { name, phone = '', subject, message } = body;
    const email = readEmail(body.email);
    const wrong = {
      ...(email === null && { email: [words._(emailFault(body.email))] }),
      ...(phone !== '' &&
        !isPhone(phone) && { phone: [words._('server.field.phone', { example: country.phone.example })] }),
    };
    if (email === null || Object.keys(wrong).length > 0) throw refusedFields(wrong);
    const waitMs = await throttle.count(request.ip);
    if (waitMs !== null) throw new Refusal('throttled', waitFor(waitMs));
    const about = context.ids.token(8);
    await jobs.send('feedback-mail', { name, email, phone, subject, message, language, about });
    return created({});
  });
};
