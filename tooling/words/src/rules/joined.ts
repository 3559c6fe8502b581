import type { Complaint } from '../complaint.ts';
import type { Joined } from '../joins.ts';

/** Apps that join another language's words into a language, or not the same areas in each of their languages. */
export const checkJoins = (joins: readonly Joined[]): Complaint[] =>
  joins.flatMap(({ app, language, file, loads }) => {
    const all = new Set(
      joins.filter((one) => one.app === app).flatMap((one) => one.loads.map(({ area }) => area)),
    );
    const own = new Set(loads.map(({ area }) => area));
    return [
      ...loads
        .filter((load) => load.language !== language)
        .map((load) => ({
          file,
          line: load.line,
          text: `joins ${load.area} in ${load.language} into ${language}`,
        })),
      ...[...all]
        .filter((area) => !own.has(area))
        .map((area) => ({
          file,
          line: 1,
          text: `does not join the area ${area}, as another language of the app does`,
        })),
    ];
  });
