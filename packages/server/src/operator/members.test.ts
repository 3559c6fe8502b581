import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOperatorShop, type OperatorShop } from '../testing/operator-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-members-'));
const [out, file, wrong] = ['out.csv', 'in.csv', 'wrong.csv'].map((name) => join(folder, name));
let shop: OperatorShop;

beforeAll(async () => {
  shop = await openOperatorShop();
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

describe('the register of members at the operator’s hands', () => {
  it('SRV-11 is exported whole, to a file for the operator only, without passwords', async () => {
    await shop.database.executeSql(
      `insert into members (fbo_id, home_country, first_name, last_name, level, language, deleted_at)
         values ('999000000099', 'xx', '', '', 'novus', 'en', now())`,
    );
    expect(await shop.operate(`export members --out ${out}`)).toEqual({
      code: 0,
      text: `7 members written to ${out}`,
      complaints: '',
    });
    const text = readFileSync(out ?? '', 'utf8');
    const [head, first] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFFfboId;level;firstName;lastName;middleName;email;phone;birthDate;nationalNumber;taxNumber;sponsor;language;online;blocked',
    );
    expect(first).toBe(
      "999000000001;manager;Ada;manager;;999000000001@mail.example;'+999555123456;;;;;en;yes;",
    );
    expect(text).not.toContain('argon2');
    expect(statSync(out ?? '').mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['out.csv']);
    expect(await shop.operate('export members')).toEqual({
      code: 0,
      text,
      complaints: '7 members written to standard output',
    });
    expect(await shop.json('audit --limit 3')).toMatchObject([
      { action: 'export members', subject: 'standard output', details: { members: 7 } },
      { action: 'export members', subject: 'standard output', details: { begun: true } },
      { action: 'export members', subject: out, details: { members: 7 } },
    ]);
    expect((await shop.operate(`export members --out ${folder}/none/x.csv`)).complaints).toBe(
      `There is no folder ${folder}/none: make it first.`,
    );
  });

  it('SRV-11 what was exported is imported again without a change', async () => {
    const told = await shop.operate(`import members ${out} --contacts`);
    expect(told).toMatchObject({ code: 0, text: '7 rows: 0 new, 0 changed, 7 as they were, 0 refused.' });
  });

  it('SRV-11 an import tells what it refused, keeps it in a file, and is in the audit log', async () => {
    const [head = '', ...rows] = readFileSync(out ?? '', 'utf8').split('\r\n');
    const bad = Array.from({ length: 25 }, (_, at) => `99900000${at};novus;A;B;;;;;;;;en;;`);
    const fresh = '999000000077;novus;Нурлан;Асанов;;;;;;;999000000001;en;;';
    writeFileSync(file ?? '', [head, ...bad, fresh, ...rows].join('\r\n'));
    const dry = await shop.operate(`import members ${file} --dry-run`);
    expect(dry.text).toMatch(/^33 rows: 1 new, 0 changed, 7 as they were, 25 refused; nothing was stored\./);
    const told = await shop.operate(`import members ${file} --refused ${wrong} --as Aida`);
    const lines = told.text.split('\n');
    expect(lines[0]).toBe('33 rows: 1 new, 0 changed, 7 as they were, 25 refused.');
    expect(lines[1]).toBe('line 2  fboId: twelve digits that begin with 999');
    expect(lines.at(-1)).toBe('… and 5 more');
    expect(readFileSync(wrong ?? '', 'utf8').split('\r\n')).toHaveLength(27);
    expect(await shop.json('audit --limit 2')).toMatchObject([
      { actor: 'Aida', action: 'import members', subject: file, details: { added: 1, refused: 25 } },
      { actor: 'Aida', action: 'import members', subject: file, details: { begun: true } },
    ]);
    const beside = await shop.operate(`import members ${file} --refused -`);
    expect(beside.text).toBe(readFileSync(wrong ?? '', 'utf8'));
    expect(beside.complaints).toMatch(/^33 rows: 0 new, .* 25 refused\.\nline 2/);
    const again = await shop.json(`import members ${file}`);
    expect(again).toMatchObject({ added: 0, changed: 0, refused: 25, dryRun: false });
  });

  it('SRV-11 SRV-17 a file that is missing, empty, cut off or none of ours is refused', async () => {
    const complaint = async (text: string): Promise<string> => {
      writeFileSync(file ?? '', text);
      const told = await shop.operate(`import members ${file}`);
      expect([told.code, told.text]).toEqual([1, '']);
      return told.complaints;
    };
    const [head = ''] = readFileSync(out ?? '', 'utf8').split('\r\n');
    expect(await complaint('')).toContain('found an empty file');
    expect(await complaint(`${head}\r\n`)).toContain('has no member in it');
    expect(await complaint('a;b\r\n1;2\r\n')).toContain('the columns fboId;level;firstName');
    expect(await complaint(`${head}\r\n999000000078;novus;"A`)).toMatch(/can’t be read\. line \d+/);
    expect((await shop.operate(`import members ${folder}/none.csv`)).complaints).toMatch(/There is no file/);
  });
});
