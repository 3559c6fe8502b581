// Copied into the fresh project of a release's proof: what a stranger writes who uses the published packages.
import { createApi, TransportFault, type Api, type ApiError, type Transport } from '@caravan/api-client';
import type { CountryDefinition } from '@caravan/country';

/** An answer of a shop or a bank. */
export interface Answered {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** How shop and bank are reached: in this process, or over the network. */
export type Ask = (
  method: string,
  address: URL,
  sent: { readonly headers: Readonly<Record<string, string>>; readonly payload: string | undefined },
) => Promise<Answered>;

const card = {
  pan: '4355084355084358',
  cv2: '000',
  Ecom_Payment_Card_ExpDate_Month: '12',
  Ecom_Payment_Card_ExpDate_Year: '99',
};

type Fields = Readonly<Record<string, string>>;

const must = <Value>([error, value]: readonly [ApiError, undefined] | readonly [undefined, Value]): Value => {
  if (error) throw new Error(`${error.kind}: ${error.message} ${JSON.stringify(error.body ?? error.fields)}`);
  return value;
};

const transportTo =
  (ask: Ask, origin: string, language: string, token: () => string | null): Transport =>
  async ({ method, path, body, idempotencyKey }) => {
    const member = token();
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(member !== null && { authorization: `Token ${member}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    };
    const payload = body === undefined ? undefined : JSON.stringify(body);
    try {
      const { status, text } = await ask(method, new URL(`/${language}/api/${path}`, origin), {
        headers,
        payload,
      });
      return { status, body: text === '' ? null : JSON.parse(text) };
    } catch (cause) {
      throw new TransportFault('network', cause);
    }
  };

const hiddenFields = (page: string): Fields =>
  Object.fromEntries(
    [...page.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"\s*\/?>/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&#39;', "'").replaceAll('&amp;', '&')],
    ),
  );

const form = (fields: Fields) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
  payload: new URLSearchParams(fields).toString(),
});

/** Through the bank as a cardholder who approves, and back to the shop. */
const pay = async (ask: Ask, address: string, fields: Fields): Promise<Answered> => {
  const begun = await ask('POST', new URL(address), form({ ...fields, ...card }));
  const secure = new URL(begun.location ?? '', address);
  const approved = await ask('POST', secure, form({ decision: 'approve' }));
  const [, back] = /<form method="post" action="([^"]*)"/.exec(approved.text) ?? [];
  if (back === undefined)
    throw new Error(`The bank sends nobody back: ${approved.status} ${approved.text.slice(0, 400)}`);
  const answer = form(hiddenFields(approved.text));
  return ask('POST', new URL(back), {
    ...answer,
    headers: { ...answer.headers, 'sec-fetch-site': 'cross-site' },
  });
};

/** An order that was paid: its number, and the one under which the bank knows it. */
export interface Bought {
  readonly code: string;
  readonly payment: string;
}

/** Logs a demo member in, fills a cart over the country's minimum, orders and pays by card. */
export const buy = async (country: CountryDefinition, origin: string, ask: Ask): Promise<Bought> => {
  const [language] = country.languages;
  let token: string | null = null;
  const api: Api = createApi({
    transport: transportTo(ask, origin, language, () => token),
    serverError: 'Server error',
    onSessionLost: (reason) => {
      throw new Error(`The session was lost: ${reason}`);
    },
  });
  const login = { username: `${country.fboPrefix}000000001`, password: 'Aloe-demo-2026' };
  ({ token } = must(await api.post('login', { body: login })));
  must(await api.post('cartAdd', { body: { productCode: '715', quantity: 6 } }));
  const [address] = must(await api.get('addresses'));
  if (!address) throw new Error('The demo member has no address');
  const { pk: id } = must(await api.post('createOrder', { body: {} }));
  const placed = must(
    await api.patch('placeOrder', {
      params: { id },
      body: {
        payment: 'card',
        delivery: 'courier',
        addressId: address.id,
        agreements: country.agreements.map(({ slug }) => slug),
      },
    }),
  );
  const { paymentData } = placed;
  if (!paymentData) throw new Error('Nothing to pay by card');
  const back = await pay(ask, paymentData.formActionUrl, paymentData.formHiddenFields);
  const order = must(await api.get('order', { params: { id } }));
  if (order.status !== 'paid')
    throw new Error(`Not paid: ${order.status}, ${back.status} ${back.location} ${back.text.slice(0, 400)}`);
  return { code: order.code, payment: paymentData.formHiddenFields['oid'] ?? '' };
};
