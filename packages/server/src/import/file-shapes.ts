import { levels } from '@caravan/cart-rules';
import type { Language } from '@caravan/i18n';
import { z } from 'zod';

const id = z.int().min(1).max(2_147_483_647);
const words = z.string().trim().min(1);

/** A name in each language of the country. */
const names = (languages: readonly Language[]) =>
  z.object(Object.fromEntries(languages.map((language) => [language, words])));

/** `catalogue/categories.yaml` */
export const categoriesFile = (languages: readonly Language[]) =>
  z.array(
    z.object({
      slug: z.string().regex(/^[a-z0-9-]+$/),
      position: z.int().min(0).max(9999),
      picture: words,
      names: names(languages),
    }),
  );

/** `catalogue/pictures.yaml`: how a picture is shown; how it is drawn is no concern of the server. */
export const picturesFile = z.record(
  z.string(),
  z.object({ background: z.string().regex(/^#[0-9a-f]{3,6}$/i) }),
);

/** `catalogue/notices.yaml`: what the law wants said of products, and of which; `codes` are those of `products.csv`. */
export const noticesFile = (languages: readonly Language[], codes: ReadonlySet<string>) =>
  z.array(
    z.object({
      // Where no product could be read, that is one problem, not one for each code.
      products: z
        .array(
          z.string().refine((code) => codes.size === 0 || codes.has(code), {
            error: ({ input }) => `a code of products.csv, not "${String(input)}"`,
          }),
        )
        .min(1),
      texts: names(languages),
    }),
  );

/** `regions.yaml` */
export const regionsFile = (languages: readonly Language[]) =>
  z.array(
    z.object({
      id,
      names: names(languages),
      districts: z.array(z.object({ id, names: names(languages), delivers: z.boolean() })),
    }),
  );

const email = z.email().nullish();

/** `members.yaml`: demo members only. Dates are dd-mm-yyyy, phones E.164. */
export const membersFile = z.array(
  z.object({
    fboId: z.string().regex(/^\d{12}$/),
    level: z.enum(levels),
    firstName: words,
    lastName: words,
    email,
    phone: z
      .string()
      .regex(/^\+\d{8,15}$/)
      .nullish(),
    birthDate: z
      .string()
      .regex(/^\d{2}-\d{2}-\d{4}$/)
      .nullish(),
    nationalNumber: z.string().nullish(),
    taxNumber: z.string().nullish(),
    sponsor: z.string().nullish(),
    language: words,
    online: z.boolean(),
    /** How long ago they joined; members of old say nothing. */
    joinedDaysAgo: z.int().min(0).max(10_000).nullish(),
    /** Has orders made for them, one every so many days since they joined, of a year and a month at most. */
    buysEvery: z.int().min(14).max(400).nullish(),
    addresses: z
      .array(
        z.object({
          recipientName: words,
          province: id.nullish(),
          district: id.nullish(),
          city: words,
          address: z.string().nullish(),
          phone: words,
          email: words,
          /** Fields that only this country asks for. */
          added: z.record(z.string(), z.string()).nullish(),
        }),
      )
      .nullish(),
    orders: z
      .array(
        z.object({
          daysAgo: z.int().min(0).max(1000),
          payment: words,
          delivery: words,
          status: z.enum(['confirmed', 'paid', 'shipped', 'delivered', 'cancelled', 'expired']),
          lines: z.array(z.object({ code: z.string(), quantity: z.int().min(1) })).min(1),
        }),
      )
      .nullish(),
  }),
);
export type MemberFacts = z.output<typeof membersFile>[number];
