/** Codes with which the bank turns a void or a refund away, and its text for people. */
const texts = {
  'CORE-2008': 'İptal edilmeye uygun satış işlemi bulunamadı.',
  'CORE-2117': 'There is no transaction to refund.',
  'CORE-2120': 'The original transaction was not successful.',
  'CORE-2133': 'The order holds several transactions: say which one is meant.',
  'CORE-2201': 'User is not authenticated to perform this process.',
  'CORE-2503': 'The refund is higher than the net amount.',
  'CORE-2504': 'The net amount is zero.',
  'CORE-2508': 'Iade yapilamaz, siparis gunsonuna girmemis.',
  'CORE-2511': 'The transaction is settled: it can only be refunded.',
} as const;

/** A refusal of the bank by its code. */
export type Refusal = keyof typeof texts;

/** What the bank says beside the code. The texts of 2008, 2201 and 2508 are those of real gateways. */
export const refusalText = (refusal: Refusal): string => texts[refusal];
