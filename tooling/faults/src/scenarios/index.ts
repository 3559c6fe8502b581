import type { Scenario } from '../scenario.ts';
import { answerWhileAway } from './answer-while-away.spec.ts';
import { bankSilent } from './bank-silent.spec.ts';
import { clocksApart } from './clocks-apart.spec.ts';
import { connectionsCut } from './connections-cut.spec.ts';
import { databaseKilled } from './database-killed.spec.ts';
import { databasePaused } from './database-paused.spec.ts';
import { diskFull } from './disk-full.spec.ts';
import { firstStart } from './first-start.spec.ts';
import { idleSockets } from './idle-sockets.spec.ts';
import { lastUnit, lastUnitEmbedded } from './last-unit.spec.ts';
import { mailSilent } from './mail-silent.spec.ts';
import { networkSilent } from './network-silent.spec.ts';
import { overload } from './overload.spec.ts';
import { poolerKilled } from './pooler-killed.spec.ts';
import { poolExhausted } from './pool-exhausted.spec.ts';
import { processKilled } from './process-killed.spec.ts';
import { readOnly } from './read-only.spec.ts';
import { secondProcessOnTheFolder } from './second-process-on-the-folder.spec.ts';
import { slowReadersAndWriters } from './slow-readers-and-writers.spec.ts';
import { upgrade } from './upgrade.spec.ts';

/**
 * All faults, in the order in which they happen; those that need the same site stand together. What holds the shop to a second a call
 * comes first: later ones wait, and other tests may run beside them.
 */
export const scenarios: readonly Scenario[] = [
  slowReadersAndWriters,
  processKilled,
  databaseKilled,
  connectionsCut,
  databasePaused,
  networkSilent,
  readOnly,
  poolExhausted,
  answerWhileAway,
  secondProcessOnTheFolder,
  idleSockets,
  overload,
  mailSilent,
  bankSilent,
  firstStart,
  upgrade,
  poolerKilled,
  lastUnitEmbedded,
  lastUnit,
  clocksApart,
  diskFull,
];
