import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveMedia } from './serve-media.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-media-'));
const file = join(folder, 'xx/products/p100-400.webp');
const url = '/media/xx/products/p100-400.webp';
const app = Fastify();

beforeAll(async () => {
  mkdirSync(join(folder, 'xx/products'), { recursive: true });
  writeFileSync(file, 'drawn');
  await serveMedia(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('pictures under names that stay', () => {
  it('CTRY-4 are asked for again within hours, which costs no picture while it is the same', async () => {
    const first = await app.inject({ url });
    expect(first.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    const etag = String(first.headers.etag);
    const again = await app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
  });

  it('CTRY-4 are sent anew to who has the one before, be it as large or of an older day', async () => {
    const { headers } = await app.inject({ url });
    const before = {
      'if-none-match': String(headers.etag),
      'if-modified-since': String(headers['last-modified']),
    };
    writeFileSync(file, 'photo');
    utimesSync(file, new Date(0), new Date(0));
    const after = await app.inject({ url, headers: before });
    expect([after.statusCode, after.body]).toEqual([200, 'photo']);
  });
});
