import type { BankWords } from './bank-words.ts';

/** What the bank says in English. */
export const en: BankWords = {
  bank: 'Test Bank',
  practice: 'Test mode: no money is charged',
  cardTitle: 'Card payment',
  cardLead: 'Enter your card details. Any card number with a valid check digit works.',
  holder: 'Cardholder name',
  number: 'Card number',
  expiry: 'Expiry date',
  code: 'CVV2',
  proceed: 'Pay',
  wrongNumber: 'Check the card number',
  wrongExpiry: 'Enter a valid month and year',
  wrongCode: '3 or 4 digits on the card',
  challengeTitle: 'Confirm the payment',
  challengeLead: '3-D Secure: confirm that you are making this payment.',
  amount: 'Amount',
  merchant: 'Shop',
  card: 'Card',
  approve: 'Approve',
  decline: 'Decline',
  abandon: 'Abandon',
  returningTitle: 'Back to the shop',
  returningLead: 'We are taking you back to the shop. If nothing happens, click the button.',
  continue: 'Continue',
  faultTitle: 'The payment could not be started',
  faultLead:
    'The bank did not accept the shop’s request. You have not been charged. Go back to the shop and try again.',
  goneTitle: 'This payment page is no longer open',
  goneLead: 'Go back to the shop and start the payment again. You have not been charged on this page.',
};
