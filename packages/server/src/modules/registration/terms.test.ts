import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members, registrations, registrationTerms } from '../../db/schema/index.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { buyer as buyerOf, onDelivery } from '../../testing/journey.ts';
import { testMails } from '../../testing/mails.ts';
import { newOwner } from '../../testing/registration.ts';
import { drainJobs } from '../jobs/index.ts';
import { createApproveRegistration } from './approve-registration.ts';
import { createTermsRepository } from './terms-repository.ts';

const mails = testMails();
let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer({ settings: { dataDir: mails.dataDir } });
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

/** Noon in the country, so many days after the 15th of November 2026. */
const onDay = (day: number): void => shop.clock.set(new Date(Date.UTC(2026, 10, 15 + day, 6)).toISOString());

const kindsTo = (email: string): string[] => mails.sentTo(email).map(({ id }) => id.split(/[.@]/)[0] ?? '');

let joined = 0;
/** A new owner who registers on the first day. */
const join = async () => {
  onDay(0);
  joined += 1;
  const email = `owner-${joined}@mail.example`;
  const answer = await shop.api('POST', 'registration/forever-business-owner/', {
    body: { ...newOwner, email },
  });
  const { fboId } = answer.json<{ fboId: string }>();
  const [member] = await shop.database.db.select().from(members).where(eq(members.fboId, fboId));
  const [registration] = await shop.database.db
    .select()
    .from(registrations)
    .where(eq(registrations.memberId, member?.id ?? 0));
  await drainJobs(shop.app);
  const termOf = async (what: string) => {
    const rows = await shop.database.db
      .select()
      .from(registrationTerms)
      .where(eq(registrationTerms.registrationId, registration?.id ?? 0));
    return rows.find((row) => row.what === what);
  };
  return { email, fboId, id: member?.id ?? 0, registrationId: registration?.id ?? 0, termOf };
};

describe('the terms of a registration', () => {
  it('REG-6 REG-7 count from the day it was made, in the country’s calendar; those of qualifying do not yet', async () => {
    const { termOf } = await join();
    expect((await termOf('first-order'))?.dueOn).toBe('2026-11-29');
    expect((await termOf('contract-form'))?.dueOn).toBe('2026-12-15');
    expect((await termOf('distributor-contract'))?.dueOn).toBeNull();
  });

  it('REG-7 reminds once, three days before', async () => {
    const { email } = await join();
    onDay(10);
    await drainJobs(shop.app);
    expect(kindsTo(email)).toEqual(['registered']);
    onDay(11);
    await drainJobs(shop.app);
    await drainJobs(shop.app);
    expect(kindsTo(email)).toEqual(['registered', 'term-reminder']);
    expect(mails.sentTo(email)[1]?.subject).toBe('Reminder: due by 29-11-2026');
  });

  it('REG-7 deletes the contract form of who has not paid a first order by the last day, and not before', async () => {
    const { email, registrationId, id } = await join();
    const deleted = async () => {
      const [row] = await shop.database.db
        .select()
        .from(registrations)
        .where(eq(registrations.id, registrationId));
      return row?.contractDeletedAt;
    };
    onDay(14);
    await drainJobs(shop.app);
    expect(await deleted()).toBeNull();
    onDay(15);
    await drainJobs(shop.app);
    await drainJobs(shop.app);
    expect(await deleted()).not.toBeNull();
    expect(kindsTo(email).filter((kind) => kind === 'term-over')).toHaveLength(1);
    // Nothing else is awaited: a customer they stay.
    onDay(40);
    await drainJobs(shop.app);
    const [member] = await shop.database.db.select().from(members).where(eq(members.id, id));
    expect(member?.blockedAt).toBeNull();
  });

  it('REG-7 a paid first order meets the term', async () => {
    const { fboId, termOf, email } = await join();
    const buyer = buyerOf(shop, await shop.api.login(fboId, 'tulip-47'));
    await buyer.add('100', 4);
    const { pk } = (await buyer.draft()).json<{ pk: number }>();
    expect((await buyer.place(pk, onDelivery)).statusCode).toBe(200);
    await shop.database.executeSql('update orders set paid_at = $1 where id = $2', [shop.clock.now(), pk]);
    onDay(15);
    await drainJobs(shop.app);
    expect((await termOf('first-order'))?.metAt).not.toBeNull();
    expect(kindsTo(email)).not.toContain('term-over');
  });

  it('REG-6 REG-7 a paid order, a paper and an approval are one member’s, and nobody else’s', async () => {
    const [first, second] = [await join(), await join()];
    const buyer = buyerOf(shop, await shop.api.login(first.fboId, 'tulip-47'));
    await buyer.add('100', 4);
    const { pk } = (await buyer.draft()).json<{ pk: number }>();
    expect((await buyer.place(pk, onDelivery)).statusCode).toBe(200);
    await shop.database.executeSql('update orders set paid_at = $1 where id = $2', [shop.clock.now(), pk]);
    await drainJobs(shop.app);
    expect((await first.termOf('first-order'))?.metAt).not.toBeNull();
    expect((await second.termOf('first-order'))?.metAt).toBeNull();

    const terms = createTermsRepository(shop);
    expect(await terms.meet(first.id, 'contract-form', shop.clock.now())).toBe(true);
    expect((await first.termOf('contract-form'))?.metAt).not.toBeNull();
    expect((await second.termOf('contract-form'))?.metAt).toBeNull();

    await shop.database.db
      .update(registrationTerms)
      .set({ after: 'approval', dueOn: null, metAt: null })
      .where(eq(registrationTerms.what, 'contract-form'));
    const approve = createApproveRegistration(shop);
    const dueOn = async () => [
      (await first.termOf('contract-form'))?.dueOn,
      (await second.termOf('contract-form'))?.dueOn,
    ];
    expect(await shop.database.inTransaction(() => approve(first.id))).toBe(true);
    expect(await dueOn()).toEqual(['2026-12-15', null]);
    onDay(3);
    expect(await shop.database.inTransaction(() => approve(first.id))).toBe(false);
    expect(await shop.database.inTransaction(() => approve(second.id))).toBe(true);
    expect(await dueOn()).toEqual(['2026-12-15', '2026-12-18']);
  });

  it('REG-6 a form that does not come back cancels the entry: the id is blocked and all sessions end', async () => {
    const { fboId, id, termOf } = await join();
    await shop.database.db
      .update(registrationTerms)
      .set({ metAt: shop.clock.now() })
      .where(eq(registrationTerms.id, (await termOf('first-order'))?.id ?? 0));
    const token = await shop.api.login(fboId, 'tulip-47');
    expect((await shop.api('GET', `users/${id}/`, { token })).statusCode).toBe(200);
    // A session of these days would have ended by itself after ten.
    await shop.database.executeSql(`update sessions set expires_at = '2027-12-01' where member_id = $1`, [
      id,
    ]);
    onDay(31);
    await drainJobs(shop.app);
    const [member] = await shop.database.db.select().from(members).where(eq(members.id, id));
    expect([member?.blockedAt, member?.blockedReason]).toEqual([shop.clock.now(), 'entry-cancelled']);
    expect((await shop.api('GET', `users/${id}/`, { token })).statusCode).toBe(401);
  });

  it('REG-6 REG-11 who qualifies has so many days from then', async () => {
    const { id, termOf } = await join();
    onDay(5);
    await shop.database.db
      .update(members)
      .set({ level: 'assistant_supervisor', levelSince: shop.clock.now() })
      .where(eq(members.id, id));
    await drainJobs(shop.app);
    expect((await termOf('distributor-contract'))?.dueOn).toBe('2026-12-05');
  });
});
