import type { CountryDefinition } from '@caravan/country';
import type { Database } from '../../db/database.ts';
import { hashPassword } from '../../modules/accounts/index.ts';
import { fillBooks } from '../../modules/credits/index.ts';
import { countingStates } from '../../modules/orders/index.ts';
import { storeDemoOrders, type DemoOrderRows } from '../demo/demo-order-repository.ts';
import { demoOrder } from '../demo/demo-order.ts';
import { demoPurchases, shoppingHabits } from '../demo/demo-purchases.ts';
import { membersFile, type MemberFacts } from '../file-shapes.ts';
import { addAddresses, hasOrders, readProducts, storeMember } from './member-repository.ts';
import { createProblems, type Problem, type Problems } from '../problem.ts';
import { readYaml } from '../read-yaml.ts';

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
const day = 86_400_000;
/** Days ago at which members joined of whom nothing is said. */
const ofOld = 1000;

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

/**
 * Loads `members.yaml`: the demo members of a country with their addresses and past orders (CTRY-8), those among them that are
 * made for it, and the books of their credits. Run after the catalogue; run again it adds nothing twice. Throws in production.
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
  const habits = shoppingHabits(list, catalogue);
  await database.inTransaction(async (tx) => {
    const rows: DemoOrderRows[] = [];
    for (const facts of list) {
      const joinedAt = new Date(at.getTime() - (facts.joinedDaysAgo ?? ofOld) * day);
      const id = await storeMember(tx, country.val, facts, passwordHash, joinedAt);
      await addAddresses(tx, country.val, id, facts);
      if (await hasOrders(tx, country.val, id)) continue;
      for (const past of facts.orders ?? [])
        rows.push(demoOrder(country, { id, facts }, past, catalogue, at));
      for (const made of habits ? demoPurchases(facts, habits) : [])
        rows.push(demoOrder(country, { id, facts: made.facts }, made.past, catalogue, at));
    }
    await storeDemoOrders(tx, rows);
  });
  await fillBooks({ country, database }, countingStates);
  return { ok: true, members: list.length };
};
