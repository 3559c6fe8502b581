import { createTestServer, type TestServer } from '@caravan/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from './sites.ts';

const known = '770000000011';
const right = { fbo_idnumber: '770-000-000-011', tax_number: '010228500074', phone: '+7 701 123 45 67' };
let shop: TestServer;

beforeAll(async () => {
  const kazakhstan = sites.find(({ country }) => country.val === 'kz');
  if (!kazakhstan) throw new Error('There is no shop in Kazakhstan.');
  shop = await createTestServer({ country: kazakhstan.country });
  await shop.database.executeSql(
    `update members set fbo_id = $1, tax_number = $2, email = 'eleven@mail.example', phone = null where fbo_id = '999000000011'`,
    [known, right.tax_number],
  );
});
afterAll(() => shop.close());

const goOnline = (body: Readonly<Record<string, string>>, site = 'kz') =>
  shop.api('POST', `users/${site}-short-registration/`, { body });

describe('a Kazakh member’s way to online access', () => {
  it('API-15 id, tax number and phone are enough: the answer is empty, a link goes to the address on record', async () => {
    const answer = await goOnline(right);
    expect([answer.statusCode, answer.json()]).toEqual([201, {}]);
    const { rows } = await shop.database.executeSql(`select phone from members where fbo_id = $1`, [known]);
    expect(rows).toEqual([{ phone: '+77011234567' }]);
  });

  it.each([
    ['tax_number', '010228500075'],
    ['fbo_idnumber', '770'],
    ['phone', '+996 555 123 456'],
  ])('API-15 %s %s is refused beside its field', async (field, value) => {
    const answer = await goOnline({ ...right, [field]: value });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { [field]: [expect.any(String)], code: 'invalid' },
    ]);
  });

  it('API-15 another’s tax number is one message for all that does not fit', async () => {
    const answer = await goOnline({ ...right, tax_number: '900101300077' });
    expect(answer.json()).toMatchObject({ nonFieldErrors: [expect.any(String)] });
  });

  it('API-15 is a call of that site alone', async () => {
    expect((await goOnline(right, 'kg')).statusCode).toBe(404);
  });
});
