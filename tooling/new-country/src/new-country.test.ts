import { existsSync, globSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressFormTest } from './testing/address-form-test.ts';
import { copyWorkspace } from './testing/copy-workspace.ts';
import { freePort, get, run, startProgram } from '@tooling/load/programs';

const flags = [
  '--val=xx',
  '--id=97',
  '--engName=Exland',
  '--name=Экзландия',
  '--currency=UZS',
  '--price=soʻm 1 234',
  '--dollar=12500',
  '--languages=ru, tr, en',
  '--timeZone=Asia/Tashkent',
  '--fboPrefix=999',
  '--callingCode=99',
];
const make = (folder: string, ...given: string[]) => run(folder, 'pnpm', 'run', 'new:country', ...given);

/** A field of its own, before the street. */
const floor = `addressChanges: {
    add: [{ name: 'floor', label: { ru: 'Этаж', tr: 'Kat', en: 'Floor' }, checks: [{ kind: 'digits', length: 2 }] }],
    order: ['recipientName', 'province', 'district', 'city', 'floor'],
  },`;

/** Every written file outside the new country and the lockfile. */
const shared = (folder: string): Map<string, string> =>
  new Map(
    globSync('{packages,tooling,apps/launcher,apps/kg}/**/*.{ts,tsx,json,css,po,yaml,csv}', {
      cwd: folder,
      // Each package's folder of others leads to all of them: walked, they take twenty seconds.
      exclude: (path) => basename(path) === 'node_modules',
    }).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

let folder = '';
let before = new Map<string, string>();

beforeAll(() => {
  folder = copyWorkspace(['kg', 'tr', 'launcher']);
  run(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  before = shared(folder);
  make(folder, ...flags);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a seventh country', () => {
  it('CTRY-6 DX-6 is a new folder and nothing else', () => {
    expect(shared(folder)).toEqual(before);
    expect(readdirSync(join(folder, 'apps/xx/src')).length).toBeLessThanOrEqual(12);
  });

  it('DX-6 is formatted, typed and passes the exam of all countries at once', () => {
    run(folder, 'pnpm', 'exec', 'oxfmt', '--check', 'apps/xx');
    run(join(folder, 'apps/xx'), 'pnpm', 'run', 'typecheck');
    expect(run(join(folder, 'apps/xx'), 'pnpm', 'run', 'test')).toMatch(/Tests\s+\d{2,} passed/);
  });

  it('DX-6 REG-2 has a form by which customers join, proved by the exam', () => {
    const read = (file: string) => readFileSync(join(folder, 'apps/xx/src', file), 'utf8');
    expect(read('country.ts')).toContain("registration: () => import('./registration/index.ts')");
    expect(read('registration/forms.ts')).toContain("'new-customer': formWithoutTerms(");
    expect(read('registration/index.ts').match(/words\/registration\/\w+\.po/g)).toHaveLength(3);
  });

  it('CTRY-2 CHK-3 adds a field to its address and orders it in its own app and nothing else; its form and check follow', () => {
    const file = join(folder, 'apps/xx/src/country.ts');
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, written.replace('defineCountry({', `defineCountry({\n  ${floor}`));
    run(folder, 'pnpm', 'exec', 'oxfmt', 'apps/xx/src/country.ts');
    expect(shared(folder)).toEqual(before);
    run(join(folder, 'apps/xx'), 'pnpm', 'run', 'typecheck');
    expect(run(join(folder, 'apps/xx'), 'pnpm', 'run', 'test')).toMatch(/Tests\s+\d{2,} passed/);

    const test = join(folder, 'packages/storefront/src/generated-country.test.tsx');
    writeFileSync(test, addressFormTest);
    const storefront = join(folder, 'packages/storefront');
    expect(run(storefront, 'pnpm', 'exec', 'vitest', 'run', test)).toMatch(/Tests\s+1 passed/);
    rmSync(test);
  });

  it('DX-6 CTRY-2 builds, starts beside the others, shows its products in each of its languages and takes its own address', async () => {
    for (const other of ['kg', 'tr']) rmSync(join(folder, 'apps', other), { recursive: true });
    run(join(folder, 'apps/xx'), 'pnpm', '--config.verify-deps-before-run=false', 'run', 'build');
    run(join(folder, 'apps/launcher'), 'pnpm', '--config.verify-deps-before-run=false', 'run', 'build');
    const port = await freePort();
    const program = await startProgram(folder, 'apps/launcher/dist/start.js', port, {
      DATA_DIR: join(folder, '.data'),
    });
    try {
      const home = await get(port, 'xx.localhost', '/');
      expect(home.status).toBe(200);
      expect(home.text).toContain('<html lang="ru"');
      expect(home.text).toContain('Сила алоэ для каждого дня');
      expect(home.text).toMatch(/soʻm\u00A0\d{2,3}\u00A0\d{3}(?![\d,.])/);
      expect((await get(port, 'xx.localhost', '/?lang=tr')).text).toContain('Her gün aloenin gücü');
      expect((await get(port, 'xx.localhost', '/e-shop?lang=en')).text).toContain('Aloe Vera Gel, 1 l');
      await expect.poll(async () => (await get(port, 'localhost', '/ready')).status).toBe(204);
      expect((await get(port, 'xx.localhost', '/returns')).text).toContain('Эта страница готовится');
      const picture = /\/media\/xx\/products\/[^" ]+/.exec(home.text)?.[0] ?? '';
      expect((await get(port, 'xx.localhost', picture)).status).toBe(200);
      expect((await get(port, 'yy.localhost', '/')).status).toBe(421);

      const ask = async (path: string, sent?: Parameters<typeof get>[3]) =>
        JSON.parse((await get(port, 'xx.localhost', `/ru/api/${path}`, sent)).text);
      const { token } = await ask('login/', {
        body: { username: '999000000001', password: 'Aloe-demo-2026' },
      });
      const [province] = await ask('provinces/', { token });
      const [district] = await ask(`districts/${province.id}/`, { token });
      const place = { province: province.id, district: district.id, city: 'Город', address: 'Улица 1' };
      const address = { ...place, recipientName: 'Лола', phone: '+99901234567', email: 'lola@example.org' };
      expect(await ask('users/address/', { token, body: address })).toEqual({
        floor: [expect.any(String)],
        code: 'invalid',
      });
      expect(
        await ask('users/address/', { token, body: { ...address, added: { floor: '07' } } }),
      ).toMatchObject({
        city: 'Город',
        added: { floor: '07' },
      });
    } finally {
      await program.stop();
    }
  });

  it('DX-6 describes every pack that stands in one of its pictures, so that all can be drawn', () => {
    const described = readFileSync(join(folder, 'apps/xx/catalogue/pictures.yaml'), 'utf8');
    const names = new Set([...described.matchAll(/^([\w-]+): \{/gm)].map(([, name]) => name));
    const items = [...described.matchAll(/items: \[([^\]]+)\]/g)].flatMap(([, list = '']) =>
      list.split(', '),
    );
    expect(items.length).toBeGreaterThan(5);
    expect(items.filter((item) => !names.has(item))).toEqual([]);
    const shown = [...described.matchAll(/ of: ([\w-]+),/g)].map(([, name = '']) => name);
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.filter((name) => !names.has(name))).toEqual([]);
  });

  it('DX-6 takes over what the law wants said of the products that it begins with', () => {
    const notices = readFileSync(join(folder, 'apps/xx/catalogue/notices.yaml'), 'utf8');
    expect(notices).toContain("- products: ['439', '470', '475']");
    expect(notices.match(/^ {4}\w+: ".{100,}"$/gm)).toHaveLength(3);
  });

  it('DX-6 tells its questions when it is asked, and names a flag that it does not know', () => {
    expect(make(folder, '--help')).toMatch(/--price +The price 1234/);
    expect(() => make(folder, '--colour=green')).toThrow("Unknown option '--colour'");
  });

  it('DX-6 is refused with every fault named when an answer is wrong or taken', () => {
    const wrong = [
      '--val=launcher',
      '--id=97',
      '--currency=Euro',
      '--price=12,34',
      '--timeZone=Mars/Base',
      '--languages=de',
    ];
    expect(() => make(folder, ...flags, ...wrong)).toThrow(
      /val: two small letters[^]*languages: some of [^]*German has no words here yet[^]*id: a number[^]*timeZone: a time zone[^]*currency: the three letters[^]*price: 1234 as it is printed/,
    );
    expect(existsSync(join(folder, 'apps/launcher/src/country.ts'))).toBe(false);
  });
});
