import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { memberMails } from '../../testing/member-mails.ts';

const mails = memberMails();
let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer({ settings: { dataDir: mails.dataDir } });
});
afterAll(async () => {
  await shop.close();
  mails.remove();
});

const letter = {
  name: 'Aida Bek',
  email: 'aida@mail.example',
  phone: '+999 555 123 456',
  subject: 'A broken bottle',
  message: 'One of four was broken.\n\nWhat now? <b>',
};
const send = (body: object, ip = '198.51.100.7') =>
  shop.app.inject({
    method: 'POST',
    url: '/en/api/feedback/',
    headers: { host: 'shop.example', 'content-type': 'application/json' },
    remoteAddress: ip,
    payload: JSON.stringify(body),
  });

describe('a letter to the office', () => {
  it('API-61 CONT-9 goes to the mailbox of the country’s contacts, and an answer to who wrote', async () => {
    expect((await send(letter)).statusCode).toBe(201);
    const [mail] = await mails.of(shop, 'feedback', shop.country.contacts.email);
    expect(mail).toMatchObject({ subject: 'Message from the website: A broken bottle' });
    for (const part of ['Aida Bek', 'aida@mail.example', 'One of four was broken.', 'What now? <b>'])
      expect(mail?.text).toContain(part);
    expect(mail?.html).toContain('What now? &lt;b&gt;');
    expect(mail?.html).not.toContain('<b>');
  });

  it('API-61 says which field is wrong, in words', async () => {
    const wrong = await send({ ...letter, email: 'aida', phone: 'call me' });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      400,
      { email: [expect.any(String)], phone: [expect.any(String)], code: 'invalid' },
    ]);
    expect((await send({ ...letter, message: ' ' })).json()).toHaveProperty('message');
    // No answer would reach it (REG-3).
    expect((await send({ ...letter, email: 'айгүл@example.com' })).json()).toMatchObject({
      email: [expect.stringContaining('Latin letters')],
    });
  });

  it('CONT-9 SEC-2 takes five an hour from one address, and those of others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, place) => send({ ...letter, subject: `${place}` }, '198.51.100.9')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(letter, '198.51.100.10')).statusCode).toBe(201);
  });
});
