const date = (time: Date) => time.toISOString().slice(0, 10);
const clock = (time: Date) => time.toISOString().slice(11, 19);

/** `20261121 08:30:00`: how the bank writes `TRXDATE`. Like every time of the bank it names no zone; here it is UTC. */
export const transactionDate = (time: Date): string => `${date(time).replaceAll('-', '')} ${clock(time)}`;

/** `2026-11-21 08:30:00.123`: how the bank writes `AUTH_DTTM` and its like. */
export const bookTime = (time: Date): string => time.toISOString().slice(0, 23).replace('T', ' ');

/** `1121-083000`: how the bank writes `HOSTDATE`. */
export const hostDate = (time: Date): string =>
  `${date(time).slice(5).replace('-', '')}-${clock(time).replaceAll(':', '')}`;
