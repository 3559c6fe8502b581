import { resolve } from 'node:path';
import { backUp, restore, type Manifest } from '../../backup/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { done, refused, type Command } from '../operator-context.ts';

const size = ({ files }: Manifest): string =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

const reasonOf = (error: unknown): string => String(error instanceof Error ? error.message : error);

/** `backup FOLDER`: the database as of now and what waits on the disk, whole or not at all (OPS-2). */
export const backup: Command = {
  name: 'backup',
  usage: 'FOLDER',
  about: 'makes a backup of the database and of the bank’s answers that wait on the disk; FOLDER must be new',
  takes: [1, 1],
  reads: true,
  options: {},
  runOn: async (data, [folder = '']) => {
    const place = resolve(folder);
    const result = await backUp(data, place, data.clock.now());
    if (!result.ok) return refused(`${result.reason} No backup was made.`);
    const { schema } = result.manifest;
    // A replica that only reads, or a release before the log: the backup is whole all the same.
    const unnoted = await data
      .onDatabaseAsItIs((context) => writeAudit(context, 'backup', place, { schema }))
      .then(
        () => '',
        (error: unknown) => ` The audit log could not be told of it (${reasonOf(error)}).`,
      );
    return done(`${place}: ${size(result.manifest)}, schema ${schema}.${unnoted}`, {
      folder: place,
      ...result.manifest,
    });
  },
};

/** `restore FOLDER --replace`: puts a backup in the place of what there is, brings its schema up to date, and notes it (OPS-2). */
export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FOLDER [--replace]',
  about:
    'puts a backup in the place of an empty database, or with --replace of what there is; the shop must be stopped',
  takes: [1, 1],
  fills: true,
  options: { replace: { type: 'boolean' } },
  runOn: async (data, [folder = ''], options) => {
    const place = resolve(folder);
    const result = await restore(data, place, options['replace'] === true);
    if (!result.ok) return refused(`${result.reason} Nothing was changed.`);
    const { madeAt, schema } = result.manifest;
    await data.onDatabase((context) => writeAudit(context, 'restore', place, { madeAt, schema }));
    return done(`The shop is as it was at ${madeAt} (${size(result.manifest)}).`, {
      folder: place,
      ...result.manifest,
    });
  },
};
