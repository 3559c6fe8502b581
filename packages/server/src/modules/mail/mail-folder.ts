import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailMessage } from './message.ts';

/** A mail as it lies in the folder. */
export interface StoredMail extends MailMessage {
  readonly at: string;
}

/** Mails as files, for a shop without a mail server: the `.eml` itself and, for the local page, its parts. */
export const createMailFolder = (folder: string) => {
  /** Whole or not at all: people and programs read the folder meanwhile. */
  const place = async (name: string, content: string | Uint8Array): Promise<void> => {
    const unfinished = join(folder, `${name}.unfinished`);
    await writeFile(unfinished, content, { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };

  const nameOf = (message: MailMessage, at: Date) =>
    `${at.toISOString().replaceAll(/[:.]/g, '-')}-${createHash('sha256').update(message.id).digest('hex').slice(0, 8)}`;

  const read = async (name: string): Promise<StoredMail> => {
    const stored: StoredMail = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
    return stored;
  };

  return {
    async store(message: MailMessage, eml: Uint8Array, at: Date): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = nameOf(message, at);
      await place(`${name}.eml`, eml);
      await place(`${name}.json`, JSON.stringify({ ...message, at: at.toISOString() }));
    },
    /** Newest first. */
    async list(): Promise<{ name: string; mail: StoredMail }[]> {
      const files = await readdir(folder).catch(() => []);
      const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
      const newest = names.toSorted().toReversed().slice(0, 200);
      return Promise.all(newest.map(async (name) => ({ name, mail: await read(name) })));
    },
    /** Null for a name that is none of ours. */
    async open(name: string): Promise<StoredMail | null> {
      return /^[\w-]+$/.test(name) ? read(name).catch(() => null) : null;
    },
  };
};

export type MailFolder = ReturnType<typeof createMailFolder>;
