export { createAccounts, type Accounts } from './accounts.ts';
export { createAddresses, type Addresses } from './addresses.ts';
export { createAddressCheck, type AddressCheck, type AddressVerdict } from './check-address.ts';
export { levels, readLevel } from './levels.ts';
export type { Member } from './member.ts';
