/** The SQLSTATE or system code of an error or of what caused it, else undefined. */
export const failureCode = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code: unknown = 'code' in at ? at.code : undefined;
    if (typeof code === 'string') return code;
  }
  return undefined;
};

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
]);
/** Shutting down, starting, read-only after a failover, too many connections, statement or lock timeout, disk full. */
const serverCodes = new Set(['57P01', '57P02', '57P03', '25006', '53300', '57014', '55P03', '53100']);
const driverWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable|PGlite is closed/;

/** Whether the database could not be reached or is going away: 503 and "again later", never a verdict on the caller (SRV-3). */
export const isDatabaseAway = (error: unknown): boolean => {
  const code = failureCode(error);
  if (code !== undefined) return networkCodes.has(code) || serverCodes.has(code) || code.startsWith('08');
  for (let at = error; at instanceof Error; at = at.cause) if (driverWords.test(at.message)) return true;
  return false;
};

/** Whether the database is what failed: it is away, or has answered with an error of its own (an SQLSTATE). */
export const isOfDatabase = (error: unknown): boolean =>
  isDatabaseAway(error) || /^[\dFHPX][\dA-Z]{4}$/.test(failureCode(error) ?? '');

/**
 * Whether the same transaction, run again from its start, may succeed (F20): serialization failure, deadlock, or a unique key
 * that somebody else took in the same moment.
 */
export const isRepeatable = (error: unknown): boolean =>
  ['40001', '40P01', '23505'].includes(failureCode(error) ?? '');

const lostCodes = new Set(['57P01', '57P02', '25006', 'ECONNRESET', 'EPIPE']);

/**
 * Whether the connection was cut, or leads to a server that only reads since a failover (F19): another connection may do. A
 * database that is silent or refuses connections is none of these.
 */
export const isConnectionLost = (error: unknown): boolean => {
  const code = failureCode(error);
  if (code !== undefined) return lostCodes.has(code) || code.startsWith('08');
  let lost = false;
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at.message.includes('due to connection timeout')) return false;
    lost ||= /Connection terminated|not queryable/.test(at.message);
  }
  return lost;
};

/** Whether a unique key refused the row. */
export const isDuplicate = (error: unknown): boolean => failureCode(error) === '23505';
