export { bankBooks, type BankBooks, type SaleInBooks } from './bank-books.ts';
export type { Entry } from './books/entry.ts';
export { createBankSimulator, type BankSimulatorOptions } from './create-bank-simulator.ts';
export { createIyzicoSimulator, type IyzicoSimulatorOptions } from './iyzico/create-iyzico-simulator.ts';
export type { IyzicoMerchant } from './iyzico/merchant.ts';
export type { BankFaults } from './faults.ts';
export type { Merchant } from './request.ts';
