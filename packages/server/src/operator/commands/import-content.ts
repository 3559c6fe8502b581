import { secureIds } from '../../secure-ids.ts';
import { describeProblems, importContent } from '../../import/index.ts';
import { writeAudit } from '../audit-repository.ts';
import { done, refused, type Command } from '../operator-context.ts';
import { refuseMissing } from '../refuse-missing.ts';

/** Random bytes of a preview's link. */
const tokenBytes = 16;

/** `import content`: reads `content/` and shows it, or a preview of it, or tells every mistake (CONT-11). */
export const importContentCommand: Command = {
  name: 'import content',
  usage: '[FOLDER] [--dry-run] [--preview]',
  about:
    'loads content/ of the app, or of FOLDER; pictures of the front page are those in public/ of FOLDER or of the app; --preview gives a link by which only who has it sees it',
  takes: [0, 1],
  fills: true,
  options: { 'dry-run': { type: 'boolean' }, preview: { type: 'boolean' } },
  examine: (app, [folder = app.folder]) => refuseMissing(folder, 'content'),
  run: async (context, [folder = context.folder], options) => {
    const dryRun = options['dry-run'] === true;
    const previewToken = options['preview'] === true ? secureIds.token(tokenBytes) : null;
    const { database, country, clock } = context;
    const result = await importContent(database, country, folder, {
      at: clock.now(),
      dryRun,
      previewToken,
      app: context.folder,
    });
    if (!result.ok)
      return refused([...describeProblems(result.problems), 'Nothing was loaded.'].join('\n'), result);
    const { pages, photos, videos, documents, made } = result;
    const counted = `${pages} pages, ${photos} photos, ${videos} videos, ${documents} documents`;
    if (dryRun) return done(`${counted}: all is well, nothing was loaded.`, { ...result, dryRun });
    await writeAudit(context, previewToken === null ? 'import content' : 'preview content', folder, {
      ...result,
    });
    if (previewToken === null) return done(`${counted} loaded; ${made} files made.`, { ...result, dryRun });
    const link = `/preview/${previewToken}`;
    return done(`${counted} to be looked at: open ${link} on the site.`, { ...result, dryRun, link });
  },
};
