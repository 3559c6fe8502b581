// Apart from the pools: the package's own types lead here, and the driver's are not shipped with it.

/** How the pools behave towards who opens them. */
export interface PostgresOptions {
  /** Connections for those who wait for an answer; 10 without it. */
  readonly connections?: number;
  /** Hears of lost idle connections. */
  readonly onError?: (error: Error) => void;
  /** Milliseconds that a call waits for free connections, all its statements together; 3000 without it. */
  readonly connectTimeout?: number;
  /** Milliseconds for one statement; 4000 without it, so that a silent database is told to callers within five seconds (F18). Null: any time. */
  readonly statementTimeout?: number | null;
  /** Milliseconds for one statement of a search, and for a connection to be free for it; 500 without it. */
  readonly searchTimeout?: number;
}
