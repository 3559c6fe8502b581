import { eq } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../db/schema/index.ts';
import { createTestServerOn, databaseKinds } from '../testing/create-test-server-on.ts';
import { seedPassword, type TestServer } from '../testing/index.ts';
import { testMails } from '../testing/mails.ts';
import { newOwner } from '../testing/registration.ts';
import { hashPassword } from '../modules/accounts/index.ts';
import { drainJobs } from '../modules/jobs/index.ts';

describe.each(databaseKinds)('calls with another Idempotency-Key each time, on %s', (kind) => {
  const mails = testMails();
  let shop: TestServer;
  let keys = 0;
  beforeAll(async () => {
    shop = await createTestServerOn(kind, { settings: { dataDir: mails.dataDir } });
  });
  afterAll(async () => {
    await shop.close();
    mails.remove();
  });

  const post = async (path: string, body: object, token?: string): Promise<number> => {
    keys += 1;
    const { statusCode } = await shop.api('POST', path, {
      body,
      headers: { 'idempotency-key': `another-${keys}` },
      ...(token === undefined ? {} : { token }),
    });
    return statusCode;
  };
  const refusedAfterTen = [...Array.from({ length: 10 }, () => 400), 429];
  const eleven = async (each: (time: number) => Promise<number>): Promise<number[]> => {
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push(await each(time));
    return statuses;
  };

  it('SEC-2 REG-8 API-7 id and number of the short registration cannot be guessed', async () => {
    expect(
      await eleven((time) =>
        post('users/xx-short-registration/', {
          fbo_idnumber: '999000000013',
          national_number: String(20_000_000_000 + time),
          email: 'guesser@mail.example',
        }),
      ),
    ).toEqual(refusedAfterTen);
  });

  it('SEC-2 SEC-7 API-7 the old password cannot be guessed, and its owner is told', async () => {
    const fboId = '999000000005';
    await shop.database.db
      .update(members)
      .set({ email: 'owner@mail.example', firstLoginAt: shop.clock.now() })
      .where(eq(members.fboId, fboId));
    const token = await shop.api.login(fboId, seedPassword);
    const body = { newPassword: 'tulip-49', confirmPassword: 'tulip-49' };
    expect(
      await eleven((time) => post('password/change/', { ...body, oldPassword: `no ${time}` }, token)),
    ).toEqual(refusedAfterTen);
    await drainJobs(shop.app);
    expect(mails.sentTo('owner@mail.example').map(({ id }) => id.split('.')[0])).toContain('login-failures');
  });

  it('SEC-2 API-7 thirty guesses at once are no more than ten', async () => {
    const token = await shop.api.login('999000000004', seedPassword);
    const statuses = await Promise.all(
      Array.from({ length: 30 }, (_, time) =>
        post(
          'password/change/',
          { newPassword: 'tulip-49', confirmPassword: 'tulip-49', oldPassword: `no ${time}` },
          token,
        ),
      ),
    );
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(statuses.every((status) => [400, 429, 503].includes(status))).toBe(true);
  });

  it('SEC-7 API-7 passwords that wait to be hashed keep nobody else from the database', async () => {
    const token = await shop.api.login('999000000004', seedPassword);
    const done: string[] = [];
    const crowd = Array.from({ length: 60 }, () => hashPassword('tulip-47', 'stranger'));
    const joins = Array.from({ length: 30 }, async () => {
      expect(await post('registration/forever-business-owner/', newOwner)).toBe(201);
      done.push('joined');
    });
    await setTimeout(50);
    expect((await shop.api('GET', 'order/order/', { token })).statusCode).toBe(200);
    done.push('read');
    await Promise.all([...crowd, ...joins]);
    expect(done[0]).toBe('read');
  });

  it('API-7 a registration that is sent again with its key is answered as before, and is one', async () => {
    const send = (body: object) =>
      shop.api('POST', 'registration/forever-business-owner/', {
        body,
        headers: { 'idempotency-key': `join-${kind}` },
      });
    const twins = await Promise.all([send(newOwner), send(newOwner)]);
    const later = await send(newOwner);
    const ids = [...twins, later].map((answer) => answer.json<{ fboId: string }>().fboId);
    expect(new Set(ids).size).toBe(1);
    expect(later.headers['idempotency-replayed']).toBe('true');
    expect((await send({ ...newOwner, firstName: 'Eve' })).json()).toMatchObject({
      code: 'idempotency_conflict',
    });
  });
});
