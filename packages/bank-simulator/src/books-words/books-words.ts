import type { Entry } from '../books/entry.ts';
import type { FaultSwitch } from '../faults.ts';

/** What the bank's counter says (`/books`). */
export interface BooksWords extends Readonly<Record<Entry['kind'] | Entry['state'], string>> {
  readonly title: string;
  readonly lead: string;
  readonly empty: string;
  readonly order: string;
  readonly amount: string;
  /** Head of the column of kinds and states. */
  readonly stateTitle: string;
  readonly settle: string;
  readonly settleLead: string;
  readonly faultsTitle: string;
  readonly faults: Readonly<Record<FaultSwitch, string>>;
  readonly slow: string;
  readonly save: string;
}
