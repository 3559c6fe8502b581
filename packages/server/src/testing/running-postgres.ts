/** A server that was started. */
export interface RunningPostgres {
  /** Address without a database's name. */
  readonly base: string;
  stop(): Promise<void>;
}

/** Enough connections for the pools of two workers, or of all shops three times; nothing is written to the disk that need not survive. */
export const settingsOf = (durable: boolean): string[] =>
  [
    `fsync=${durable ? 'on' : 'off'}`,
    `full_page_writes=${durable ? 'on' : 'off'}`,
    'max_connections=400',
  ].flatMap((setting) => ['-c', setting]);
