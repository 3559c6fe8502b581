export { createAccounts, type Accounts } from './accounts.ts';
export { createAddressRepository, type AddressFacts } from './address-repository.ts';
export { createSessionRepository } from './session-repository.ts';
export { addedValues, addressValues } from './address-values.ts';
export { createAuthenticate, tokenHash } from './authenticate.ts';
export { createMemberRepository, type MemberRow } from './member-repository.ts';
export { levels, readLevel } from './levels.ts';
export { hashPassword } from './password.ts';
export { registerAccounts } from './routes.ts';
