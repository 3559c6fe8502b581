import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../connect.ts';
import { makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'caravan-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the data folder', () => {
  it('SRV-10 is made with those above it, for its owner alone, and may be there already', () => {
    const deep = join(folder, 'one/two');
    makeFolder(deep);
    makeFolder(deep);
    expect(statSync(deep).mode & 0o777).toBe(0o700);
  });

  it('SRV-10 is refused in one line where it can not be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file/data'))).toThrow(
      /^The folder .*file\/data can't be made \(E\w+\): .*$/,
    );
    await expect(openDatabase({ dataDir: join(folder, 'file/data') })).rejects.toThrow(/can't be made/);
  });

  it.skipIf(process.platform !== 'linux')(
    'SRV-10 is refused in /proc, where Node would try for ever',
    async () => {
      await expect(openDatabase({ dataDir: '/proc/caravan/data' })).rejects.toThrow(
        "The folder /proc/caravan/data can't be made",
      );
    },
  );

  it.skipIf(process.getuid?.() === 0)('SRV-10 is refused below a folder that is not ours to write to', () => {
    chmodSync(folder, 0o500);
    expect(() => makeFolder(join(folder, 'data'))).toThrow('EACCES');
    chmodSync(folder, 0o700);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});
