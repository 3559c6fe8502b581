import type { Scenario } from '../scenario.ts';
import { answerWhileAway } from './answer-while-away.ts';
import { bankSilent } from './bank-silent.ts';
import { clocksApart } from './clocks-apart.ts';
import { connectionsCut } from './connections-cut.ts';
import { databaseKilled } from './database-killed.ts';
import { databasePaused } from './database-paused.ts';
import { diskFull } from './disk-full.ts';
import { firstStart } from './first-start.ts';
import { idleSockets } from './idle-sockets.ts';
import { lastUnit, lastUnitEmbedded } from './last-unit.ts';
import { mailSilent } from './mail-silent.ts';
import { networkSilent } from './network-silent.ts';
import { overload } from './overload.ts';
import { poolExhausted } from './pool-exhausted.ts';
import { processKilled } from './process-killed.ts';
import { readOnly } from './read-only.ts';
import { secondProcessOnTheFolder } from './second-process-on-the-folder.ts';
import { slowReadersAndWriters } from './slow-readers-and-writers.ts';

/** All faults, in the order in which they happen; those that need the same site stand together. */
export const scenarios: readonly Scenario[] = [
  processKilled,
  databaseKilled,
  connectionsCut,
  databasePaused,
  networkSilent,
  readOnly,
  poolExhausted,
  answerWhileAway,
  secondProcessOnTheFolder,
  slowReadersAndWriters,
  idleSockets,
  overload,
  mailSilent,
  bankSilent,
  firstStart,
  lastUnitEmbedded,
  lastUnit,
  clocksApart,
  diskFull,
];
