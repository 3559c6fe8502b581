import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';

let shop: TestServer;
let token: string;
let pk: number;

beforeAll(async () => {
  shop = await createTestServer();
  token = await shop.api.login('999000000002');
  const [row] = (await shop.database.executeSql(`select id from members where fbo_id = '999000000002'`)).rows;
  pk = Number(row?.['id']);
});
afterAll(() => shop.close());

/** Sends a form as a browser does. */
const send = async (form: FormData, language = 'en') => {
  const made = new Response(form);
  return shop.app.inject({
    method: 'POST',
    url: `/${language}/api/users/${pk}/avatar/`,
    headers: {
      host: 'shop.example',
      authorization: `Token ${token}`,
      'content-type': made.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await made.arrayBuffer()),
  });
};
const upload = (file: Uint8Array, type = 'image/jpeg', language = 'en') => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)], { type }), '../../me.jpg');
  return send(form, language);
};
const fetchPicture = (path: string) => shop.app.inject({ url: path, headers: { host: 'shop.example' } });

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: '#0000ff' },
      },
      gravity: 'east',
    },
  ]);
const colourAt = async (image: Buffer, left: number, top: number): Promise<string> => {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue';
};

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'ACC-3 API-53 of kind %s is cropped to its middle square and kept as 256 px webp without metadata',
    async (kind) => {
      const file = await halves(1200, 400)
        .withExif({ IFD0: { Copyright: 'canary-exif' } })
        .toFormat(kind)
        .toBuffer();
      expect(file.includes('canary-exif')).toBe(true);
      const answer = await upload(file, `image/${kind}`);
      expect(answer.statusCode).toBe(200);
      const { avatar } = answer.json<{ avatar: string }>();
      expect(avatar).toMatch(/^\/avatar\/[\w-]{22}\.webp$/);
      const got = await fetchPicture(avatar);
      expect(got.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const facts = await sharp(got.rawPayload).metadata();
      expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 256, 256, undefined]);
      expect([await colourAt(got.rawPayload, 10, 128), await colourAt(got.rawPayload, 246, 128)]).toEqual([
        'red',
        'blue',
      ]);
    },
  );

  it('ACC-3 stands upright, whatever way the camera was held', async () => {
    const lying = await halves(400, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { avatar } = (await upload(lying)).json<{ avatar: string }>();
    const { rawPayload } = await fetchPicture(avatar);
    expect([await colourAt(rawPayload, 128, 10), await colourAt(rawPayload, 128, 246)]).toEqual([
      'red',
      'blue',
    ]);
  });

  it('ACC-3 is shown wherever the member is; a new one has a new address, and the old one is gone', async () => {
    const file = await halves(40, 40).png().toBuffer();
    const first = (await upload(file)).json<{ avatar: string }>().avatar;
    const second = (await upload(file)).json<{ avatar: string }>().avatar;
    expect(second).not.toBe(first);
    expect((await fetchPicture(first)).statusCode).toBe(404);
    expect((await shop.api('GET', `users/${pk}/`, { token })).json()).toMatchObject({ avatar: second });
    const again = await shop.api('POST', 'login/', {
      body: { username: '999000000002', password: 'Aloe-demo-2026' },
    });
    expect(again.json()).toMatchObject({ user: { avatar: second } });
    expect((await shop.api('DELETE', `users/${pk}/avatar/`, { token })).statusCode).toBe(204);
    expect((await fetchPicture(second)).statusCode).toBe(404);
    expect((await shop.api('GET', `users/${pk}/`, { token })).json()).toMatchObject({ avatar: null });
    expect((await shop.api('DELETE', `users/${pk}/avatar/`, { token })).statusCode).toBe(204);
  });

  it('ACC-3 API-53 of more than 5 MB is refused: 413, in words', async () => {
    const answer = await upload(new Uint8Array(5 * 1024 * 1024 + 1), 'image/png', 'tr');
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { detail: 'Dosya 5\u00A0MB’tan büyük. Daha küçük bir resim seçin.', code: 'too_large' },
    ]);
  });

  it.each([
    ['text that calls itself a picture', Buffer.from('<script>alert(1)</script>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an animation of another kind', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['only the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', Buffer.alloc(0)],
  ])('ACC-3 SEC-5 API-53 %s is refused by its content: 415, in words', async (_what, file) => {
    const answer = await upload(file, 'image/jpeg');
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      {
        detail: 'This file is not a valid picture. Choose a JPEG, PNG or WebP file.',
        code: 'unsupported_media_type',
      },
    ]);
  });

  it('ACC-3 SEC-5 a small file that claims very many pixels is not unpacked', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    expect((await upload(bomb, 'image/png')).statusCode).toBe(415);
  });

  it('API-5 a form without a file, a broken one, or another type is the sender’s fault', async () => {
    const empty = await send(new FormData());
    expect([empty.statusCode, empty.json()]).toEqual([400, { file: ['required field'], code: 'invalid' }]);
    const raw = (payload: string, type: string) =>
      shop.app.inject({
        method: 'POST',
        url: `/en/api/users/${pk}/avatar/`,
        headers: { host: 'shop.example', authorization: `Token ${token}`, 'content-type': type },
        payload,
      });
    expect((await raw('{}', 'application/json')).statusCode).toBe(415);
    expect((await raw('--x\r\ncontent-dis', 'multipart/form-data; boundary=x')).statusCode).toBe(400);
    expect((await raw('x', 'multipart/form-data')).statusCode).toBe(400);
  });

  it('API-5 all other calls go on refusing forms', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/en/api/login/',
      headers: { host: 'shop.example', 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['x', 'x.webp', `${'x'.repeat(22)}.webp`, '../../etc.webp', "'.webp"])(
    'ACC-3 SEC-5 the address /avatar/%s shows nothing',
    async (file) => {
      expect((await fetchPicture(`/avatar/${encodeURIComponent(file)}`)).statusCode).toBe(404);
    },
  );

  it('SEC-2 is not changed again and again', async () => {
    shop.clock.pass(61);
    const file = await halves(20, 20).png().toBuffer();
    const statuses = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await upload(file, 'image/png')).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
