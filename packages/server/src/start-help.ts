import { settingsAbout } from './config/environment.ts';

/** How a shop is started: by its environment alone. */
export const startHelp = (): string =>
  [
    'node dist/server/start.js: starts the shop; it takes no words, but these variables of the environment.',
    '',
    ...Object.entries(settingsAbout).map(([name, { meaning, needed }]) => {
      const must = needed === undefined ? '' : needed === 'always' ? ' (needed)' : ` (needed ${needed})`;
      return `  ${name.padEnd(20)}  ${meaning}${must}`;
    }),
  ].join('\n');
