import { hash, verify, type Options } from '@node-rs/argon2';
import { createHashGate, type Waiter } from './hash-gate.ts';

/** The library's number for argon2id. */
const algorithm = 2;
/** OWASP's parameters: 19 MiB, two passes, one lane (SRV-9). A hash made with others is renewed at login. */
const options: Options = { algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const parameters = '$m=19456,t=2,p=1$';

/**
 * All hashing of the process, of whichever country: about 20 ms each on one of Node's four threads for such work, of which files
 * and names need some too. Who is last in the queue has waited about a second (SEC-7).
 */
const gate = createHashGate({ atOnce: 2, waiting: 100 });

/** A hash to verify against for ids that do not exist, so that they take as long as others (AUTH-2). */
let nobody: Promise<string> | undefined;

/**
 * The argon2id hash of a password, in PHC form. Throws a refusal while the process has too many to make. `waiter`: who sets it;
 * a stranger who registers stands behind members.
 */
export const hashPassword = (password: string, waiter: Waiter = 'known'): Promise<string> =>
  gate.run(waiter, () => hash(password, options));

/**
 * Whether the password belongs to the stored hash; null (no such member, no access) costs the same time and is false. Throws a
 * refusal while the process has too many to look at.
 */
export const isPassword = async (
  stored: string | null,
  password: string,
  waiter: Waiter,
): Promise<boolean> => {
  nobody ??= hash('nobody has this password', options);
  const against = stored ?? (await nobody);
  const right = await gate.run(waiter, () => verify(against, password).catch(() => false));
  return stored !== null && right;
};

/** Whether a stored hash was made with older parameters. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith('$argon2id$') || !stored.includes(parameters);
