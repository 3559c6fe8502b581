import type { DatabaseKind, Prepared } from './harness/prepared.ts';
import type { ShopProcess } from './harness/shop-process.ts';
import type { Site, SiteShape } from './harness/site.ts';

export type Length = 'short' | 'long';

/** What a scenario works with. */
export interface Stage {
  readonly site: Site;
  readonly length: Length;
  /** Says what is wrong, in words that name the figure. */
  readonly wrong: (what: string) => void;
  /** A figure worth printing beside the verdict. */
  readonly note: (what: string) => void;
  /** Measures from `since` how long the shop needs to serve again; the longest time of a run counts. */
  readonly back: (since: number) => Promise<void>;
}

/** One fault, done to a running shop: a test of its own runner. The common oracle is asked after it. */
export interface Scenario {
  readonly name: string;
  /** What it shows, by the ids of the requirements. */
  readonly title: string;
  readonly databases: readonly DatabaseKind[];
  readonly shape: SiteShape;
  /** Seconds after which a run is given up. */
  readonly limit: Readonly<Record<Length, number>>;
  /** The processes don't run when it begins. */
  readonly startsItself?: true;
  /** Databases on which it is too slow or too loud for the short form, unless it is asked for by name. */
  readonly longOnly?: readonly DatabaseKind[];
  /** Exit code with which a process may end by itself here. */
  readonly mayEndWith?: number;
  /** Why it can't be run on this machine; null or absent when it can. */
  readonly unable?: (prepared: Prepared) => string | null | Promise<string | null>;
  readonly run: (stage: Stage) => Promise<void>;
}

/** One process with the right time: what most scenarios happen to. */
export const oneProcess: SiteShape = { clocks: [0] };

/** The process of a site that has one; a site without any is a mistake of its scenario. */
export const firstOf = ({ processes: [first] }: Site): ShopProcess => {
  if (!first) throw new Error('a site without processes');
  return first;
};

/** For scenarios that switch PostgreSQL off. */
export const needsPower = ({ power }: Prepared): string | null =>
  power === null ? 'the PostgreSQL server of TEST_DATABASE_URL is not on this machine' : null;
