import type { Agreement } from '@caravan/country';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';

/** One clause: its heading, its text, and what of the order is set out under it. */
export interface AgreementClause {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly shows?: 'seller' | 'buyer' | 'goods' | 'carrier' | 'return-carrier';
}

const seller: AgreementClause = {
  title: msg({ id: 'agreement.seller-title' }),
  text: msg({ id: 'agreement.seller' }),
  shows: 'seller',
};
const buyer: AgreementClause = {
  title: msg({ id: 'agreement.buyer-title' }),
  text: msg({ id: 'agreement.buyer' }),
  shows: 'buyer',
};
const goods: AgreementClause = {
  title: msg({ id: 'agreement.goods-title' }),
  text: msg({ id: 'agreement.goods' }),
  shows: 'goods',
};
const delivery: AgreementClause = {
  title: msg({ id: 'agreement.delivery-title' }),
  text: msg({ id: 'agreement.delivery' }),
  shows: 'carrier',
};
const payment: AgreementClause = {
  title: msg({ id: 'agreement.payment-title' }),
  text: msg({ id: 'agreement.payment' }),
};
const withdrawal: AgreementClause = {
  title: msg({ id: 'agreement.withdrawal-title' }),
  text: msg({ id: 'agreement.withdrawal' }),
  shows: 'return-carrier',
};
const exceptions: AgreementClause = {
  title: msg({ id: 'agreement.exceptions-title' }),
  text: msg({ id: 'agreement.exceptions' }),
};
const disputes: AgreementClause = {
  title: msg({ id: 'agreement.disputes-title' }),
  text: msg({ id: 'agreement.disputes' }),
};

/** The clauses of each text, in their order. */
export const agreementClauses: Readonly<Record<Agreement['slug'], readonly AgreementClause[]>> = {
  'pre-information': [seller, goods, delivery, payment, withdrawal, exceptions, disputes],
  'distance-sales': [
    seller,
    buyer,
    { title: msg({ id: 'agreement.subject-title' }), text: msg({ id: 'agreement.subject' }) },
    goods,
    delivery,
    payment,
    withdrawal,
    exceptions,
    { title: msg({ id: 'agreement.default-title' }), text: msg({ id: 'agreement.default' }) },
    disputes,
    { title: msg({ id: 'agreement.force-title' }), text: msg({ id: 'agreement.force' }) },
  ],
};

/** What each text is called. */
export const agreementTitles: Readonly<Record<Agreement['slug'], MessageDescriptor>> = {
  'pre-information': msg({ id: 'agreement.pre-information-title' }),
  'distance-sales': msg({ id: 'agreement.distance-sales-title' }),
};
