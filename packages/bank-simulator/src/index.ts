export { createBankSimulator, type BankSimulatorOptions } from './create-bank-simulator.ts';
export type { Merchant } from './request.ts';
