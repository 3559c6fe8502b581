import type { CountryContext } from '../../context.ts';
import { amountOf, matchesAttempt, storable, type FormFields } from '../bank/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { settleOrder, withOrder, type Settlement } from '../orders/index.ts';
import { openTask } from '../tasks/index.ts';
import {
  findAttempt,
  insertEntry,
  writeFittingOutcome,
  writeOutcome,
  type AttemptRow,
} from './ledger-repository.ts';
import { isAttemptNumber } from './is-attempt-number.ts';

/** A bank's report on one payment, verified. Amount and currency as it wrote them. */
export interface BankReport {
  readonly kind: 'approved' | 'declined';
  readonly oid: string;
  readonly amount: string;
  readonly currencyNumber: string;
  /** Empty when there was no transaction. */
  readonly transactionId: string;
  /** Who took the money by the bank's report, if not the merchant that we are. */
  readonly otherMerchant?: string;
  readonly source: 'answer' | 'history';
  /** The same report has the same digest. */
  readonly digest: string;
  /** What it said, without card data. */
  readonly fields: FormFields;
}

/** What a report came to; `orderId` is whose way back the browser goes, if it is known. */
export interface Booked {
  readonly outcome: Settlement | 'declined' | 'mismatch' | 'repeated' | 'unknown';
  /** Whether money came that is this order's: the browser lands on the success page. */
  readonly paid: boolean;
  readonly orderId: number | null;
}

/** Who takes the country's cards, as the ledger names them. */
export interface Merchant {
  readonly slug: string;
  readonly merchant: string;
}

/**
 * Books a bank's report (PAY-5, PAY-9): kept in the ledger whatever it says, booked on its order at most once however often and in
 * whatever order it comes. Money that fits no order, or another sum, is kept too and told to the operator, each time.
 */
export const createBookPayment = (
  context: Pick<CountryContext, 'country' | 'database'>,
  { slug, merchant }: Merchant,
  jobs: Jobs,
) => {
  const { country, database } = context;
  const { currency } = country;
  const merchantOf = ({ otherMerchant = merchant }: BankReport): string =>
    storable(otherMerchant.slice(0, 64));

  const entryOf = (report: BankReport, attempt: AttemptRow | null): string =>
    JSON.stringify({
      country: country.val,
      provider: slug,
      merchant: merchantOf(report),
      kind: 'payment',
      source: report.source,
      transaction_id: report.transactionId,
      oid: storable(report.oid.slice(0, 64)),
      order_id: attempt?.order_id ?? null,
      attempt_id: attempt?.id ?? null,
      amount: report.currencyNumber === currency.isoNumber ? amountOf(report.amount, currency) : null,
      currency: storable(report.currencyNumber.slice(0, 8)),
      outcome: report.kind === 'declined' ? 'declined' : 'received',
      digest: report.digest,
      fields: report.fields,
    });

  /** Has a person look, now and once for this money; a buyer who paid twice reads that the order stays and the money goes back. */
  const tell = async (
    kind: 'mismatch' | 'double',
    ledgerId: number,
    report: BankReport,
    orderId: number | null,
  ): Promise<void> => {
    const { oid, amount, currencyNumber, transactionId } = report;
    const details = {
      oid: storable(oid.slice(0, 64)),
      amount: storable(amount.slice(0, 32)),
      currency: storable(currencyNumber.slice(0, 8)),
      transaction: transactionId,
      ...(report.otherMerchant !== undefined && { merchant: merchantOf(report) }),
    };
    const about = `payment ${ledgerId}`;
    await openTask(context, { kind: `payment-${kind}`, subject: about, orderId, details });
    await jobs.send('mail', {
      kind: `operator-${kind}`,
      about,
      values: { transaction: transactionId },
      ...(orderId !== null && { orderId }),
    });
    if (kind === 'double' && orderId !== null) await jobs.send('mail', { kind, about, orderId });
  };

  /** Money or a refusal that is no order's of ours; `orderId`: the one whose number it bears all the same. */
  const bookUnknown = (report: BankReport, orderId: number | null): Promise<Booked> =>
    database.inTransaction(async () => {
      const [entry] = await database.run(insertEntry, [entryOf(report, null)]);
      const nowhere = { paid: false, orderId };
      if (entry?.booked) await database.run(writeOutcome, [entry.id, 'repeated']);
      if (!entry || entry.booked) return { outcome: 'repeated', ...nowhere };
      if (report.kind === 'declined') return { outcome: 'declined', ...nowhere };
      await database.run(writeOutcome, [entry.id, 'unknown']);
      await tell('mismatch', entry.id, report, orderId);
      return { outcome: 'unknown', ...nowhere };
    });

  const bookOn = async (report: BankReport, attempt: AttemptRow): Promise<Booked> => {
    const booked = await withOrder(context, attempt.order_id, async (order, at): Promise<Booked> => {
      const [entry] = await database.run(insertEntry, [entryOf(report, attempt)]);
      const fitting = matchesAttempt(report, attempt, currency);
      const result = { paid: report.kind === 'approved' && fitting, orderId: order.id };
      if (entry?.booked) await database.run(writeOutcome, [entry.id, 'repeated']);
      if (!entry || entry.booked) return { outcome: 'repeated', ...result };
      if (report.kind === 'declined') return { outcome: 'declined', ...result };
      const outcome = fitting ? await settleOrder(context, jobs, order, attempt.amount, at) : 'mismatch';
      if (fitting) await database.run(writeFittingOutcome, [entry.id, outcome, attempt.id]);
      else await database.run(writeOutcome, [entry.id, outcome]);
      if (outcome === 'mismatch' || outcome === 'double') await tell(outcome, entry.id, report, order.id);
      return { outcome, ...result };
    });
    return booked ?? bookUnknown(report, null);
  };

  return async (report: BankReport): Promise<Booked> => {
    const [attempt] = isAttemptNumber(report.oid)
      ? await database.run(findAttempt, [country.val, slug, merchant, report.oid])
      : [];
    // What another merchant took is not in our bank's books: no order is paid with it, nor can we give it back.
    if (!attempt || report.otherMerchant !== undefined) return bookUnknown(report, attempt?.order_id ?? null);
    return bookOn(report, attempt);
  };
};

export type BookPayment = ReturnType<typeof createBookPayment>;
