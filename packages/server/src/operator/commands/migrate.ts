import { refreshSearch } from '../../modules/catalogue/index.ts';
import { done, type Command } from '../operator-context.ts';

/** `migrate`: brings the database to this release beside the open shop: schema, tables of the job queue, words of search (SRV-16). */
export const migrate: Command = {
  name: 'migrate',
  usage: '',
  about: 'brings the database to this release, beside the open shop; before its processes are started',
  takes: [0, 0],
  fills: true,
  options: {},
  migrates: true,
  run: async (context) => {
    const { database, country } = context;
    const migrations = await database.migrate();
    // The queue brings its own tables up to date when it is opened.
    await context.jobs();
    const indexed = await refreshSearch(database, country.val);
    const lines = [
      ...migrations.map((name) => `Migration ${name} is done.`),
      ...(indexed ? ['Products are indexed for search anew.'] : []),
    ];
    return done(lines.length === 0 ? 'The database is up to date.' : lines.join('\n'), {
      migrations,
      indexed,
    });
  },
};
