import { z } from 'zod';

/** Numbers of payments are texts in production and numbers in the sandbox. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));

/** A price, as text without trailing zeros: so it is signed. */
const price = text.transform((value) =>
  /^\d{1,12}(?:\.\d{1,8})?$/.test(value) ? String(Number(value)) : '',
);

const common = { status: z.string(), errorCode: text, errorMessage: text };

/** Answer to the request for a payment page. */
export const initialized = z.object({
  ...common,
  conversationId: text,
  token: text,
  paymentPageUrl: text,
  signature: text,
});

/** Result of a payment page, by its token. */
export const retrieved = z.object({
  ...common,
  paymentStatus: text,
  paymentId: text,
  fraudStatus: z.number().nullish(),
  currency: text,
  basketId: text,
  conversationId: text,
  paidPrice: price,
  price,
  token: text,
  signature: text,
});

/** Answer to a cancel or a refund. */
export const changed = z.object({
  ...common,
  paymentId: text,
  conversationId: text,
  price,
  retryable: z.boolean().nullish(),
});

const givenBack = z.object({ refundStatus: z.number().nullish() });

/** One payment of a report, with what became of it. */
export const reportedPayment = z.object({
  paymentId: text,
  paymentConversationId: text,
  /** 1 charged, 2 failed or at 3-D Secure, 3 back from 3-D Secure. */
  paymentStatus: z.number(),
  /** 1 passed, 0 being looked at, −1 refused. */
  fraudStatus: z.number().nullish(),
  paidPrice: price,
  currency: text,
  createdDate: text,
  cancels: z.array(givenBack).nullish(),
  itemTransactions: z
    .array(
      z.object({
        refunds: z
          .array(
            givenBack.extend({
              refundConversationId: text,
              refundTxId: text,
              refundPrice: price,
              createdDate: text,
            }),
          )
          .nullish(),
      }),
    )
    .nullish(),
});

export type ReportedPayment = z.output<typeof reportedPayment>;

/** Every payment under a conversation. */
export const reported = z.object({ ...common, payments: z.array(reportedPayment).nullish() });
