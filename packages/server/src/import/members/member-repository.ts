import { and, eq } from 'drizzle-orm';
import type { Database, Db } from '../../db/database.ts';
import { addresses, members, orders, products, productTexts } from '../../db/schema/index.ts';
import type { NamedProduct } from '../demo/demo-order.ts';
import type { MemberFacts } from '../file-shapes.ts';

/** A date of the file, which begins with the day, as the database writes it. */
const isoDate = (date: string): string => date.split('-').toReversed().join('-');

/** Products of the country with their names by language. */
export const readProducts = async ({ db }: Database, country: string): Promise<Map<string, NamedProduct>> => {
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

/** Where a demo member is registered: where they have things sent first. */
const registeredIn = ({ addresses: list }: MemberFacts): Record<string, string> | null => {
  const first = list?.[0];
  if (!first) return null;
  const { province, district, city, address } = first;
  const parts = { province, district, city, address };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
};

/** Adds a member, or brings the known one up to date; a password that was changed stays. */
export const storeMember = async (
  tx: Db,
  country: string,
  facts: MemberFacts,
  passwordHash: string,
  joinedAt: Date,
): Promise<number> => {
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
    registeredAddress: registeredIn(facts),
  };
  const [row] = await tx
    .insert(members)
    .values({
      ...known,
      fboId,
      homeCountry: country,
      passwordHash: facts.online ? passwordHash : null,
      createdAt: joinedAt,
    })
    .onConflictDoUpdate({ target: members.fboId, set: known })
    .returning({ id: members.id });
  if (!row) throw new Error('The member was not stored.');
  return row.id;
};

/** Gives a member their addresses, unless they have some in this country. */
export const addAddresses = async (
  tx: Db,
  country: string,
  memberId: number,
  { addresses: list }: MemberFacts,
): Promise<void> => {
  const own = and(eq(addresses.country, country), eq(addresses.memberId, memberId));
  if (!list || list.length === 0 || (await tx.$count(addresses, own)) > 0) return;
  await tx.insert(addresses).values(
    list.map(({ recipientName, province, district, city, address, phone, email, added }) => ({
      country,
      memberId,
      recipientName,
      provinceId: province ?? null,
      districtId: district ?? null,
      city,
      address: address ?? null,
      phone,
      email,
      added: added ?? {},
    })),
  );
};

/** Whether a member has ordered in this country before. */
export const hasOrders = async (tx: Db, country: string, memberId: number): Promise<boolean> =>
  (await tx.$count(orders, and(eq(orders.country, country), eq(orders.memberId, memberId)))) > 0;
