import { bankBooks, createBankSimulator, type BankFaults } from '@caravan/bank-simulator';
import { apiUser, merchant } from '@tooling/load/shop-environment';
import { approvalOf } from '@tooling/load/signed-answer';

/** Fields of a form. */
export type Fields = Readonly<Record<string, string>>;

/** The bank of a run: it takes money, signs that it did, and can be asked about it. */
export interface Bank {
  /** `…/fim/est3Dgate`. */
  readonly url: string;
  /** `…/fim/api`. */
  readonly apiUrl: string;
  /** Takes the money that a shop's signed form asks for, and gives the signed answer. */
  readonly approve: (asked: Fields) => Fields;
  /** What goes wrong when the shop asks it; to be changed at any time. */
  readonly faults: BankFaults;
  /** Transactions of the money taken, by the attempt's number. */
  readonly taken: ReadonlyMap<string, string>;
  readonly stop: () => Promise<void>;
}

export const startBank = async (): Promise<Bank> => {
  const app = await createBankSimulator({ merchants: [{ ...merchant, ...apiUser }] });
  const books = bankBooks(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const taken = new Map<string, string>();
  return {
    url: `${address}/fim/est3Dgate`,
    apiUrl: `${address}/fim/api`,
    taken,
    faults: books.faults,
    approve(asked) {
      const { oid = '', amount = '', currency = '' } = asked;
      const transaction = books.approve({ oid, amount, currency });
      taken.set(oid, transaction);
      return approvalOf(asked, transaction);
    },
    stop: () => app.close(),
  };
};
