import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drainJobs } from '../modules/jobs/index.ts';
import type { StoredMail } from '../modules/mail/index.ts';
import type { TestServer } from './create-test-server.ts';

/** A data folder whose mails to members a test reads. */
export interface MemberMails {
  /** The server's `dataDir`. */
  readonly dataDir: string;
  /** Mails of a kind that have gone out to an address so far, the oldest first; what waits is sent before. */
  of(server: Pick<TestServer, 'app'>, kind: string, to: string): Promise<StoredMail[]>;
  remove(): void;
}

/** Makes a data folder for a server of the country `val` under test. */
export const memberMails = (val = 'xx'): MemberMails => {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-member-mails-'));
  const folder = join(dataDir, 'mail', val);
  return {
    dataDir,
    async of({ app }, kind, to) {
      await drainJobs(app);
      return (existsSync(folder) ? readdirSync(folder) : [])
        .filter((file) => file.endsWith('.json'))
        .toSorted()
        .map((file): StoredMail => JSON.parse(readFileSync(join(folder, file), 'utf8')))
        .filter((mail) => mail.id.startsWith(`${kind}.`) && mail.to === to);
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
};
