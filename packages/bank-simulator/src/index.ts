export { bankBooks, type BankBooks, type SaleInBooks } from './bank-books.ts';
export type { Entry } from './books/entry.ts';
export { createBankSimulator, type BankSimulatorOptions } from './create-bank-simulator.ts';
export type { BankFaults } from './faults.ts';
export type { Merchant } from './request.ts';
