import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredMail } from '../modules/mail/index.ts';

/** A data folder whose mails a test reads. */
export interface TestMails {
  /** The server's `dataDir`. */
  readonly dataDir: string;
  /** All mails about an order so far, the oldest first. */
  about(code: string): StoredMail[];
  /** All mails to an address so far, the oldest first. */
  sentTo(address: string): StoredMail[];
  /** Their kinds with whatever else they are about, sorted: `paid`, `returned.return-1`. */
  kindsOf(code: string): string[];
  remove(): void;
}

/** Makes a data folder for a server of the country `val` under test. */
export const testMails = (val = 'xx'): TestMails => {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-mails-'));
  const folder = join(dataDir, 'mail', val);
  const all = (): StoredMail[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file): StoredMail => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const about = (code: string): StoredMail[] => all().filter(({ id }) => id.includes(`.${code}`));
  return {
    dataDir,
    about,
    sentTo: (address) => all().filter(({ to }) => to === address),
    kindsOf: (code) =>
      about(code)
        .map(({ id }) => id.replace(`.${code}`, '').replace(/@.*$/, ''))
        .toSorted(),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
