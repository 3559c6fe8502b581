import type { ListedOrder } from '@caravan/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { checkoutServer, courier, paymentMethod, pickup } from '../../testing/checkout-server.ts';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { listedOrder, testAddress, testOrder, unpaidOrder } from '../../testing/test-order.ts';

/** An order that went to the saved address 5. */
const delivered = (facts: Partial<ListedOrder> = {}): ListedOrder =>
  listedOrder({
    pk: 60,
    status: 'delivered',
    recipientName: 'Aigul Asanova',
    province: 'North',
    district: 'Upper',
    address1: 'Main Street 12, Northtown',
    deliveryType: 'courier',
    payment: 'delivery-pay',
    ...facts,
  });
const before = (...orders: ListedOrder[]): Answers => ({
  'GET order/order/': { results: orders, count: orders.length },
});
/** A newer address than the one that the last order went to. */
const newer = testAddress({ id: 9, recipientName: 'Bakyt', city: 'Southport', address: 'Pier 1' });
const confirmed = testOrder({ status: 'confirmed', payment: 'delivery-pay' });
const server: Answers = {
  ...checkoutServer,
  ...before(delivered()),
  'GET users/address/': [newer, testAddress()],
  'PATCH order/order/71/payment-delivery/': confirmed,
};

/** What the tab keeps over a reload. */
let tab = memoryStorage();
beforeEach(() => {
  tab = memoryStorage();
});

const open = async (answers: Answers = {}, { country = testCountry(), path = '/checkout' } = {}) => {
  const opened = openShop('/', { member: testMember, answers: { ...server, ...answers }, country, tab });
  opened.shop.order.begin(71);
  await act(() => opened.router.navigate(path));
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  const placed = () => opened.calls.filter(({ path: sent }) => sent.endsWith('payment-delivery/'));
  return { ...opened, placed };
};
const part = (name: string) => within(screen.getByRole('region', { name }));
const change = (name: string) => screen.queryByRole('button', { name: `Change ${name}` });
const go = () => screen.getByRole('button', { name: /^(Continue to payment|Place order)/ });
const settled = () => part('Delivery').findByText('Courier');
const closed = () => ['Address', 'Delivery', 'Payment', 'Comments'].filter((name) => change(name) !== null);

describe('the checkout of who ordered before', () => {
  it('CHK-10 shows the last address, delivery and payment in short, and places the order with one press', async () => {
    const { user, placed, address } = await open();
    await settled();
    expect(closed()).toEqual(['Address', 'Delivery', 'Payment', 'Comments']);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    part('Address').getByText('Aigul Asanova');
    part('Address').getByText('North, Upper, Northtown, Main Street 12');
    part('Payment').getByText('On delivery');
    await user.click(go());
    await waitFor(() => expect(address()).toBe('/pay/success?order=71'));
    expect(placed().map(({ body }) => body)).toEqual([
      { delivery: 'courier', payment: 'delivery-pay', comment: '', addressId: 5, total: '82.00' },
    ]);
  });

  it('CHK-10 asks for it with everything else: no call waits for another that did not before', async () => {
    const held = Promise.withResolvers<unknown>();
    const { calls, shop, router } = openShop('/', {
      member: testMember,
      answers: { ...server, 'GET order/order/71/': () => held.promise },
      tab,
    });
    shop.order.begin(71);
    act(() => void router.navigate('/checkout'));
    await waitFor(() => expect(calls.some(({ path }) => path.startsWith('order/order/?'))).toBe(true));
    expect(calls.some(({ path }) => path === 'order/order/71/payments/')).toBe(true);
    await act(async () => held.resolve(testOrder()));
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  });

  it('CHK-10 a press that is quicker than the deliveries waits for them, and is not asked for again', async () => {
    const held = Promise.withResolvers<unknown>();
    const { user, placed, address } = await open({ 'GET order/order/71/deliveries/': () => held.promise });
    const button = go();
    await user.click(button);
    expect([button.getAttribute('aria-busy'), placed()]).toEqual(['true', []]);
    expect(screen.queryByText('Choose a delivery method')).toBeNull();
    await act(async () => held.resolve([courier, pickup]));
    await waitFor(() => expect(address()).toBe('/pay/success?order=71'));
    expect(placed().map(({ body }) => body)).toMatchObject([{ total: '82.00' }]);
  });

  it('CHK-10 A11Y-2 each part opens in place by the section that there is, and the focus goes there', async () => {
    const { user, placed } = await open();
    await settled();
    await user.click(screen.getByRole('button', { name: 'Change Delivery' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delivery' }));
    expect(closed()).toEqual(['Address', 'Payment', 'Comments']);
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    await user.type(screen.getByLabelText('Phone of the person collecting'), '555 123 456');
    await user.clear(screen.getByLabelText('Name of the person collecting'));
    await user.type(screen.getByLabelText('Name of the person collecting'), 'Bakyt');
    await user.click(screen.getByRole('button', { name: 'Change Payment' }));
    await user.click(screen.getByRole('radio', { name: /Bank card/ }));
    await user.click(screen.getByRole('button', { name: 'Change Comments' }));
    await user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.body).toMatchObject({
      delivery: 'pickup',
      payment: 'card',
      comment: 'Ring twice',
      pickupNameSurname: 'Bakyt',
    });
  });

  it('CHK-10 CHK-2 what was changed stays over a reload, and stands there in short again', async () => {
    const first = await open();
    await settled();
    await first.user.click(screen.getByRole('button', { name: 'Change Address' }));
    await first.user.click(screen.getByRole('radio', { name: /Bakyt/ }));
    await first.user.click(screen.getByRole('button', { name: 'Change Comments' }));
    await first.user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    cleanup();
    await open();
    await settled();
    part('Address').getByText('Bakyt');
    part('Comments').getByText('Ring twice');
  });

  it.each<[string, Answers, readonly string[]]>([
    ['no address is like that of the last order', { 'GET users/address/': [newer] }, ['Address']],
    [
      'its address lacks something by now',
      { 'GET users/address/': [newer, testAddress({ phone: '' })] },
      ['Address'],
    ],
    [
      'no courier goes there any more',
      { 'GET order/order/71/deliveries/': [pickup] },
      ['Address', 'Delivery'],
    ],
    [
      'its delivery is not offered',
      { 'GET order/order/71/deliveries/': [{ ...courier, slug: 'other' }] },
      ['Delivery'],
    ],
    [
      'its payment is not offered to this member',
      { 'GET order/order/71/payments/': [paymentMethod('card', 'Bank card')] },
      ['Payment'],
    ],
    [
      'its delivery is not known yet for want of an answer',
      { 'GET order/order/71/deliveries/': answer(500) },
      ['Delivery'],
    ],
  ])(
    'CHK-10 only what still holds is taken over: where %s, that part is open',
    async (_, answers, expected) => {
      await open(answers);
      const all = ['Address', 'Delivery', 'Payment', 'Comments'];
      await waitFor(() => expect(closed()).toEqual(all.filter((name) => !expected.includes(name))));
      await new Promise((done) => setTimeout(done, 50));
      expect(closed()).toEqual(all.filter((name) => !expected.includes(name)));
    },
  );

  it('CHK-10 an order that was collected is collected again, by the same person; no address is asked for', async () => {
    const collected = delivered({
      deliveryType: 'pickup',
      address1: null,
      pickupNameSurname: 'Bakyt Asanov',
      pickupPhone: '+999555123456',
    });
    const { user, placed } = await open(before(collected));
    await part('Delivery').findByText('Collected by Bakyt Asanov, +999 555 123 456');
    expect(closed()).toEqual(['Address', 'Delivery', 'Payment', 'Comments']);
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.body).toMatchObject({ delivery: 'pickup', pickupNameSurname: 'Bakyt Asanov' });
  });

  it('CHK-10 one that was cancelled, given back or never paid is no last choice', async () => {
    const none = (['cancelled', 'expired', 'refunded', 'awaiting_payment'] as const).map((status, place) =>
      delivered({ pk: 50 + place, status }),
    );
    await open(before(...none));
    await screen.findByRole('radio', { name: /Pickup/ });
    expect(closed()).toEqual([]);
    expect(screen.queryByText(/^Filled in from your last order/)).toBeNull();
  });

  it('CHK-10 without its orders the checkout is as for the first time', async () => {
    await open({ 'GET order/order/': answer(500) });
    await screen.findByRole('radio', { name: /Pickup/ });
    expect(closed()).toEqual([]);
  });

  it('CHK-10 CHK-7 what the law wants ticked is asked for each time; it is all that is left to do', async () => {
    const agreements = [
      { slug: 'pre-information', version: '1' },
      { slug: 'distance-sales', version: '1' },
    ] as const;
    const country = testCountry({
      agreements,
      agreementWords: { en: () => import('@caravan/i18n/words/agreements/en.po') },
      withdrawalDays: 30,
    });
    const { user, placed } = await open({}, { country });
    await settled();
    await user.click(go());
    expect(placed()).toEqual([]);
    expect(closed()).toHaveLength(4);
    for (const box of screen.getAllByRole('checkbox')) await user.click(box);
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(placed()[0]?.body).toMatchObject({ agreements: ['pre-information', 'distance-sales'] });
  });

  it('CHK-10 LIM-6 says how many coupons could be used, and which one is', async () => {
    const coupon = (code: string, state = 'usable') => ({
      code,
      amount: '10.00',
      validUntil: '2027-02-13T17:59:59.999Z',
      state,
      earnedWith: 'XX-26-AAAAAA',
    });
    const { rules } = testCountry();
    const gifts = { coupon: { amount: 1000, from: 9000, validDays: 90 }, freeGift: null };
    const coupons = [coupon('2222-AAAA'), coupon('3333-AAAA', 'used')];
    const { user } = await open(
      { 'GET order/coupons/': coupons },
      { country: testCountry({ rules: { ...rules, gifts } }) },
    );
    await settled();
    part('Gift coupon').getByText('You have 1 coupon to use');
    await user.click(screen.getByRole('button', { name: 'Change Gift coupon' }));
    await user.click(screen.getByRole('radio', { name: /2222-AAAA/ }));
    cleanup();
    await open({ 'GET order/coupons/': coupons }, { country: testCountry({ rules: { ...rules, gifts } }) });
    part('Gift coupon').getByText(/2222-AAAA/);
  });

  it('CHK-10 what the server refuses opens, with the reason beside it', async () => {
    const refusal = answer(400, { addressId: ['Incorrect address, please fix'], code: 'invalid' });
    const { user } = await open({ 'PATCH order/order/71/payment-delivery/': refusal });
    await settled();
    await user.click(go());
    await waitFor(() => part('Address').getByText('Incorrect address, please fix'));
    expect(screen.getByRole('radio', { name: /Aigul Asanova/ })).toHaveProperty('checked', true);
  });

  it('CHK-10 CHK-2 an order that is being paid comes back as it was placed, the part asked for open', async () => {
    const order = unpaidOrder({
      recipientName: 'Aigul Asanova',
      province: 'North',
      district: 'Upper',
      address1: 'Main Street 12, Northtown',
    });
    await open({ 'GET order/order/71/': order, ...before() }, { path: '/checkout#payment' });
    await settled();
    part('Address').getByText('Aigul Asanova');
    expect(closed()).toEqual(['Address', 'Delivery', 'Comments']);
    expect(screen.getByRole('radio', { name: /Bank card/ })).toHaveProperty('checked', true);
  });
});
