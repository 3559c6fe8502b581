import { hashVersion3 } from '../modules/bank/index.ts';
import type { SignedForm } from '../modules/bank/index.ts';

/** The store key of `testSettings`. */
const storeKey = 'secret-key';
let transactions = 0;

/** What a bank would answer to a signed form; `changes` are signed with it, so that a lie can be a signed one. */
export const bankAnswer = (
  form: Pick<SignedForm, 'formHiddenFields'>,
  changes: Readonly<Record<string, string>> = {},
  key = storeKey,
): Record<string, string> => {
  const asked = form.formHiddenFields;
  transactions += 1;
  const fields: Record<string, string> = {
    clientid: asked['clientid'] ?? '',
    oid: asked['oid'] ?? '',
    ReturnOid: asked['oid'] ?? '',
    amount: asked['amount'] ?? '',
    currency: asked['currency'] ?? '',
    mdStatus: '1',
    Response: 'Approved',
    ProcReturnCode: '00',
    TransId: `T${process.pid}X${transactions}`,
    AuthCode: '216981',
    MaskedPan: '435508***4358',
    Ecom_Payment_Card_ExpDate_Month: '12',
    'EXTRA.TRXDATE': '20261115 12:00:00',
    hashAlgorithm: 'ver3',
    rnd: 'J/jGATA5LLVaMfpU+Yyu',
    ...changes,
  };
  return { ...fields, HASH: hashVersion3(fields, key) };
};

/** The headers and body with which a browser carries an answer back. */
export const browserPost = (
  fields: Readonly<Record<string, string>>,
  host = 'shop.example',
  slug = 'xbank',
  way = 'ok',
) => ({
  method: 'POST' as const,
  url: `/pay/callback/${slug}/${way}`,
  headers: {
    host,
    accept: 'text/html,*/*',
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
  },
  payload: new URLSearchParams(fields).toString(),
});
