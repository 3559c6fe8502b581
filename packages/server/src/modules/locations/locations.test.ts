import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';

let shop: TestServer;
beforeAll(async () => {
  shop = await createTestServer();
});
afterAll(() => shop.close());

const names = async (path: string, language = 'en'): Promise<string[]> => {
  const answer = await shop.api('GET', path, { language });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ name: string }[]>().map(({ name }) => name);
};

describe('locations', () => {
  it('API-39 LANG-6 gives the provinces in the order of the language', async () => {
    expect(await names('provinces/')).toEqual(['Center', 'Hills']);
    expect(await names('provinces/', 'tr')).toEqual(['Cebel', 'Çarşı']);
  });

  it('API-40 CTRY-10 gives the districts of a province, on demand only those with delivery', async () => {
    expect(await names('districts/1/', 'tr')).toEqual(['Çınar', 'Dağ', 'Eski']);
    expect(await names('districts/1/?allow_delivery=1')).toEqual(['Harbour', 'Old Town']);
  });

  it('API-36 has no regions to choose from in a country without them', async () => {
    const answer = await shop.api('GET', 'location/region/');
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  it('API-40 answers 404 for a province that is not of this country', async () => {
    for (const path of ['districts/77/', 'districts/x/', 'districts/99999999999/']) {
      const answer = await shop.api('GET', path);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('API-38 names all countries of the world in the language, sorted', async () => {
    const turkish = await names('confs/allcountries/', 'tr');
    expect(turkish).toHaveLength(249);
    expect(turkish.indexOf('Çekya')).toBeGreaterThan(turkish.indexOf('Cezayir'));
    expect(turkish.indexOf('Çekya')).toBeLessThan(turkish.indexOf('Danimarka'));
    const [first] = (await shop.api('GET', 'confs/allcountries/')).json<unknown[]>();
    expect(first).toEqual({ id: 4, name: 'Afghanistan', code: 'AF' });
  });
});
