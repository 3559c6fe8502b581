import { hash, verify, type Options } from '@node-rs/argon2';

/** The library's number for argon2id. */
const algorithm = 2;
/** OWASP's parameters: 19 MiB, two passes, one lane (SRV-9). A hash made with others is renewed at login. */
const options: Options = { algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const parameters = '$m=19456,t=2,p=1$';

/** A hash to verify against for ids that do not exist, so that they take as long as others (AUTH-2). */
let nobody: Promise<string> | undefined;

/** The argon2id hash of a password, in PHC form. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Whether the password belongs to the stored hash; null (no such member, no access) costs the same time and is false. */
export const isPassword = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await nobody), password).catch(() => false);
  return stored !== null && right;
};

/** Whether a stored hash was made with older parameters. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith('$argon2id$') || !stored.includes(parameters);
