import type { Scenario } from '../scenario.ts';
import { answerWhileAway } from './answer-while-away.ts';
import { clocksApart } from './clocks-apart.ts';
import { connectionsCut } from './connections-cut.ts';
import { databaseKilled } from './database-killed.ts';
import { databasePaused } from './database-paused.ts';
import { firstStart } from './first-start.ts';
import { lastUnit, lastUnitEmbedded } from './last-unit.ts';
import { processKilled } from './process-killed.ts';

/** All faults, in the order in which they happen; those that need the same site stand together. */
export const scenarios: readonly Scenario[] = [
  processKilled,
  databaseKilled,
  connectionsCut,
  databasePaused,
  answerWhileAway,
  firstStart,
  lastUnitEmbedded,
  lastUnit,
  clocksApart,
];
