import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { logInBuyer, onDelivery, testAddress } from '../../testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const owner = '999000000002';

describe('a sponsor', () => {
  it('API-60 REG-4 is shown by first name, surname’s initial and the city where they are registered, and by nothing else', async () => {
    const { token } = await logInBuyer(server, owner);
    const { street: address, ...rest } = testAddress;
    await server.api('POST', 'users/address/', { body: { ...rest, address }, token });
    const registered = { city: 'Old Town', street: 'Main Street' };
    await server.database.db.execute(
      sql`update members set registered_address = ${JSON.stringify(registered)}::jsonb where fbo_id = ${owner}`,
    );
    for (const typed of [owner, '999-000-000-002', '٩٩٩٠٠٠٠٠٠٠٠٢']) {
      const answer = await server.api('GET', `sponsors/${encodeURIComponent(typed)}/`);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { id: owner, name: 'Ada a.', city: 'Old Town' },
      ]);
    }
  });

  it.each(['999000000005', '999000000099', 'aigul', '12', '0'.repeat(64)])(
    'API-60 REG-4 %s is no owner: 404',
    async (id) => {
      const answer = await server.api('GET', `sponsors/${id}/`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    },
  );

  it('SEC-2 cannot be asked for again and again: 429 with Retry-After, until the window has passed', async () => {
    const ask = () => server.api('GET', `sponsors/${owner}/`);
    server.clock.pass(16);
    const all = await Promise.all(Array.from({ length: 65 }, ask));
    const refused = all.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBe(5);
    expect(refused[0]?.json().code).toBe('throttled');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(800);
    server.clock.pass(16);
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('an order', () => {
  const referrerOf = async (pk: number) =>
    (
      await server.database.db.execute<{ fbo_id: string | null }>(
        sql`select m.fbo_id from orders o left join members m on m.id = o.referrer_id where o.id = ${pk}`,
      )
    ).rows[0]?.fbo_id;

  const place = async (ref: string | null, fboId = '999000000005') => {
    const buyer = await logInBuyer(server, fboId);
    await buyer.add('100', 4);
    const { pk } = (await buyer.draft()).json<{ pk: number }>();
    const placed = await server.api('PATCH', `order/order/${pk}/payment-delivery/`, {
      body: onDelivery,
      token: buyer.token,
      ...(ref === null ? {} : { cookies: { ref } }),
    });
    expect(placed.statusCode).toBe(200);
    return referrerOf(pk);
  };

  it('SHELL-9 RTL-3 keeps whose referral link its buyer followed', async () => {
    expect(await place(owner)).toBe(owner);
    expect(await place(null)).toBeNull();
  });

  it('SHELL-9 takes no one for a referrer who is no owner, and nobody for their own', async () => {
    expect(await place('999000000099')).toBeNull();
    expect(await place("'; drop table orders")).toBeNull();
    expect(await place('999000000006', '999000000005')).toBe('999000000006');
    expect(await place('999000000003', '999000000003')).toBeNull();
  });
});
