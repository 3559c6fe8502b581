import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace } from './testing/copy-workspace.ts';
import { freePort, get, run, startProgram } from './testing/run.ts';

const flags = [
  '--val=xx',
  '--id=97',
  '--engName=Exland',
  '--name=Экзландия',
  '--currency=UZS',
  '--currencyNumber=860',
  '--price=soʻm 1 234',
  '--dollar=12500',
  '--languages=ru, tr, en',
  '--timeZone=Asia/Tashkent',
  '--fboPrefix=999',
  '--callingCode=99',
];
const make = (folder: string, ...given: string[]) => run(folder, 'pnpm', 'run', 'new:country', ...given);

/** Every written file outside the new country and the lockfile. */
const shared = (folder: string): Map<string, string> =>
  new Map(
    ['packages', 'tooling', 'apps/launcher', 'apps/kg']
      .flatMap((group) =>
        readdirSync(join(folder, group), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(group, name),
        ),
      )
      .filter((name) => /\.(ts|tsx|json|css|po|yaml|csv)$/.test(name) && !name.includes('node_modules'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

let folder = '';
let before = new Map<string, string>();

beforeAll(() => {
  folder = copyWorkspace(['kg', 'tr', 'launcher']);
  run(folder, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  before = shared(folder);
  make(folder, ...flags);
}, 120_000);
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

  it('DX-6 builds, starts beside the others and shows its products in each of its languages', async () => {
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
      const picture = /\/media\/xx\/products\/[^" ]+/.exec(home.text)?.[0] ?? '';
      expect((await get(port, 'xx.localhost', picture)).status).toBe(200);
      expect((await get(port, 'yy.localhost', '/')).status).toBe(421);
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
      /val: two small letters[^]*id: a number[^]*currency: the three letters[^]*price: 1234 as it is printed[^]*languages: some of[^]*timeZone: a time zone/,
    );
    expect(existsSync(join(folder, 'apps/launcher/src/country.ts'))).toBe(false);
  });
});
