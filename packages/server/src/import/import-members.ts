import type { CountryDefinition } from '@caravan/country';
import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../db/database.ts';
import { addresses, members, orders, products, productTexts } from '../db/schema/index.ts';
import { hashPassword } from '../modules/accounts/password.ts';
import { writeDemoOrder, type NamedProduct } from './demo-order.ts';
import { membersFile, type MemberFacts } from './file-shapes.ts';
import { createProblems, type Problem, type Problems } from './problem.ts';
import { readYaml } from './read-yaml.ts';

/** How many members are new, or what is wrong with the file. */
export type MembersResult =
  | { readonly ok: true; readonly members: number }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The demo setting that gives all of them their password; a production start has none and is refused (CTRY-8). */
export interface DemoSettings {
  readonly production: boolean;
  readonly password: string;
  readonly at?: Date;
}

const file = 'members.yaml';
const isoDate = (date: string): string => date.split('-').toReversed().join('-');

const examine = (
  list: readonly MemberFacts[],
  country: CountryDefinition,
  codes: ReadonlySet<string>,
  problems: Problems,
): void => {
  const { delivery, payments } = country.rules;
  const expect = (right: boolean, { fboId }: MemberFacts, what: string): void => {
    if (!right) problems.add(file, 1, 1, `${fboId}: ${what}`);
  };
  for (const member of list) {
    expect(member.fboId.startsWith(country.fboPrefix), member, `an id that begins with ${country.fboPrefix}`);
    expect(
      country.languages.some((language) => language === member.language),
      member,
      'a language of the country',
    );
    for (const order of member.orders ?? []) {
      expect(
        delivery.some(({ slug }) => slug === order.delivery),
        member,
        `a delivery of the country, not "${order.delivery}"`,
      );
      expect(
        payments.some(({ slug }) => slug === order.payment),
        member,
        `a payment of the country, not "${order.payment}"`,
      );
      for (const { code } of order.lines)
        expect(codes.has(code), member, `a product of the catalogue, not "${code}"`);
    }
  }
};

/** Products of the country with their names by language. */
const readProducts = async ({ db }: Database, country: string): Promise<Map<string, NamedProduct>> => {
  const facts = await db.select().from(products).where(eq(products.country, country));
  const texts = await db
    .select({ productId: productTexts.productId, language: productTexts.language, name: productTexts.name })
    .from(productTexts)
    .where(eq(productTexts.country, country));
  return new Map(
    facts.map((product) => [
      product.code,
      {
        ...product,
        names: Object.fromEntries(
          texts
            .filter(({ productId }) => productId === product.id)
            .map(({ language, name }) => [language, name]),
        ),
      },
    ]),
  );
};

/** Adds a member, or brings the known one up to date; a password that was changed stays. */
const store = async (tx: Db, country: string, facts: MemberFacts, passwordHash: string): Promise<number> => {
  const {
    fboId,
    level,
    firstName,
    lastName,
    language,
    email,
    phone,
    nationalNumber,
    taxNumber,
    sponsor,
    birthDate,
  } = facts;
  const known = {
    level,
    firstName,
    lastName,
    language,
    email: email ?? null,
    phone: phone ?? null,
    nationalNumber: nationalNumber ?? null,
    taxNumber: taxNumber ?? null,
    sponsorId: sponsor ?? null,
    birthDate: birthDate == null ? null : isoDate(birthDate),
  };
  const [row] = await tx
    .insert(members)
    .values({ ...known, fboId, homeCountry: country, passwordHash: facts.online ? passwordHash : null })
    .onConflictDoUpdate({ target: members.fboId, set: known })
    .returning({ id: members.id });
  if (!row) throw new Error('The member was not stored.');
  return row.id;
};

const addAddresses = async (
  tx: Db,
  country: string,
  memberId: number,
  { addresses: list }: MemberFacts,
): Promise<void> => {
  const own = and(eq(addresses.country, country), eq(addresses.memberId, memberId));
  if (!list || list.length === 0 || (await tx.$count(addresses, own)) > 0) return;
  await tx.insert(addresses).values(
    list.map(({ recipientName, province, district, city, address, phone, email }) => ({
      country,
      memberId,
      recipientName,
      provinceId: province ?? null,
      districtId: district ?? null,
      city,
      address: address ?? null,
      phone,
      email,
    })),
  );
};

/**
 * Loads `members.yaml`: the demo members of a country with their addresses and past orders (CTRY-8). Run after the catalogue;
 * run again it adds nothing twice. Throws in production.
 */
export const importMembers = async (
  database: Database,
  country: CountryDefinition,
  folder: string,
  { production, password, at = new Date() }: DemoSettings,
): Promise<MembersResult> => {
  if (production) throw new Error('Demo members are not loaded in production.');
  const problems = createProblems();
  const list = readYaml(folder, file, membersFile, problems) ?? [];
  const catalogue = await readProducts(database, country.val);
  examine(list, country, new Set(catalogue.keys()), problems);
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  const passwordHash = await hashPassword(password);
  await database.inTransaction(async (tx) => {
    for (const facts of list) {
      const id = await store(tx, country.val, facts, passwordHash);
      await addAddresses(tx, country.val, id, facts);
      const own = and(eq(orders.country, country.val), eq(orders.memberId, id));
      if ((await tx.$count(orders, own)) > 0) continue;
      for (const past of facts.orders ?? [])
        await writeDemoOrder(tx, country, { id, facts }, past, catalogue, at);
    }
  });
  return { ok: true, members: list.length };
};
