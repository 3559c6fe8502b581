export { createAccounts, type Accounts } from './accounts.ts';
export { addedValues, addressValues } from './address-values.ts';
export { createAuthenticate } from './authenticate.ts';
export { levels, readLevel } from './levels.ts';
export { hashPassword } from './password.ts';
export { registerAccounts } from './routes.ts';
