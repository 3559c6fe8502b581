import type { Address, Order } from '@caravan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCountry } from '../../../testing/country.ts';
import { logInBuyer, onDelivery, testAddress, type Buyer } from '../../../testing/journey.ts';
import { testMails } from '../../../testing/mails.ts';
import { openOperatorShop, type OperatorShop } from '../../../testing/operator-shop.ts';
import { drainJobs } from '../../jobs/index.ts';

/** A country that asks for a floor and, if there is one, a door code, and does not ask for an e-mail. */
const country = testCountry({
  addressChanges: {
    add: [
      { name: 'floor', label: { en: 'Floor', tr: 'Kat' }, checks: [{ kind: 'digits', length: 2 }] },
      { name: 'doorCode', label: { en: 'Door code', tr: 'Kapı kodu' }, required: false },
    ],
    hide: ['email'],
  },
});
const { email: _hidden, ...asked } = testAddress;
const mails = testMails();
let shop: OperatorShop;
let buyer: Buyer;

beforeAll(async () => {
  shop = await openOperatorShop({ country, settings: { dataDir: mails.dataDir } });
  buyer = await logInBuyer(shop, '999000000005');
}, 60_000);
afterAll(async () => {
  await shop.close();
  mails.remove();
});

const draft = async (): Promise<number> => {
  await buyer.add('100', 4);
  return (await buyer.draft()).json<{ pk: number }>().pk;
};
const save = (body: object) => shop.api('POST', 'users/address/', { token: buyer.token, body });

describe('a country with an address of its own', () => {
  it('CHK-3 API-29 CTRY-2 a field that it adds is demanded by its own check, one that it hides is not', async () => {
    const pk = await draft();
    const place = async (address: object) => (await buyer.place(pk, { ...onDelivery, address })).json();
    expect(await place(asked)).toEqual({ floor: ['required field'], code: 'invalid' });
    expect(await place({ ...asked, added: { floor: 'x' } })).toEqual({
      floor: ['Enter exactly 2 digits.'],
      code: 'invalid',
    });
    expect(await place({ ...asked, added: { floor: 7 } })).toMatchObject({ code: 'invalid' });
    expect(await place({ ...asked, city: '', added: { floor: '07' } })).toEqual({
      city: ['required field'],
      code: 'invalid',
    });
  });

  it('CHK-3 ORD-3 ORD-5 SRV-11 what is typed into it arrives in the order, its mail and the export', async () => {
    const added = { floor: '07', doorCode: '=12#', gate: 'nobody asks' };
    const order = await buyer.buy('100', 4, { ...onDelivery, address: { ...asked, added } });
    expect(order).toMatchObject({
      email: null,
      addressAdded: [
        { name: 'floor', label: 'Floor', value: '07' },
        { name: 'doorCode', label: 'Door code', value: '=12#' },
      ],
    });
    const turkish = await shop.api('GET', `order/order/${order.pk}/`, {
      token: buyer.token,
      language: 'tr',
    });
    expect(turkish.json<Order>().addressAdded?.map(({ label }) => label)).toEqual(['Kat', 'Kapı kodu']);

    await drainJobs(shop.app);
    const [mail] = mails.about(order.code);
    expect(mail?.text).toMatch(/Floor: +07/);
    expect(mail?.html).toContain('Door code');

    const [head = '', row = ''] = (
      await shop.operate('export orders --from 2026-11-01 --to 2026-12-31')
    ).text.split('\n');
    const columns = head.split(';');
    expect(columns.slice(columns.indexOf('street'), columns.indexOf('comment') + 1)).toEqual([
      'street',
      'floor',
      'doorCode',
      'comment',
    ]);
    // A text that a spreadsheet would run is led by an apostrophe.
    expect(row).toContain("5 Long Road;07;'=12#");
  });

  it('API-54 ACC-4 an address book entry keeps, changes and empties it; without it the entry is incomplete', async () => {
    const { street, ...rest } = asked;
    const body = { ...rest, address: street };
    expect((await save(body)).json()).toEqual({ floor: ['required field'], code: 'invalid' });
    const saved = await save({ ...body, added: { floor: '07', doorCode: 'A1' } });
    const { id, added } = saved.json<Address>();
    expect([saved.statusCode, added]).toEqual([201, { floor: '07', doorCode: 'A1' }]);
    const edit = async (change: object) =>
      (await shop.api('PATCH', `users/address/${id}/`, { token: buyer.token, body: change })).json<Address>();
    expect((await edit({ added: { doorCode: '' } })).added).toEqual({ floor: '07' });
    expect((await edit({ city: 'New Town' })).added).toEqual({ floor: '07' });
    expect(await edit({ added: { floor: '' } })).toEqual({ floor: ['required field'], code: 'invalid' });

    const order = await buyer.buy('100', 4, { ...onDelivery, address: undefined, addressId: id });
    expect(order).toMatchObject({ addressAdded: [{ name: 'floor', value: '07' }] });
    await shop.database.executeSql(`update addresses set added = '{}' where id = ${id}`);
    const refused = await buyer.place(await draft(), { ...onDelivery, address: undefined, addressId: id });
    expect(refused.json()).toMatchObject({ code: 'invalid', addressId: [expect.any(String)] });
  });

  it('API-6 its OpenAPI document says what it demands', async () => {
    const document = (
      await shop.app.inject({ url: '/en/api/schema/', headers: { host: 'shop.example' } })
    ).json();
    const { $ref } = document.paths['/users/address/'].post.requestBody.content['application/json'].schema;
    const schema = document.components.schemas[$ref.split('/').at(-1)];
    expect(schema.required.toSorted()).toEqual([
      'address',
      'city',
      'district',
      'phone',
      'province',
      'recipientName',
    ]);
    expect(Object.keys(schema.properties)).toContain('added');
  });
});
