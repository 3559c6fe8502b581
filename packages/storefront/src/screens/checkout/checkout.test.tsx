import { TransportFault, type Sent } from '@caravan/api-client';
import type { UserEvent } from '@testing-library/user-event';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../shared/storage/storage-adapter.ts';
import { checkoutServer as server, courier, paymentMethod, pickup } from '../../testing/checkout-server.ts';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testAddress, testOrder, unpaidOrder } from '../../testing/test-order.ts';

/** What the tab keeps over a reload. */
let tab = memoryStorage();

const open = async (answers: Answers = {}, country = testCountry()) => {
  const opened = openShop('/', { member: testMember, answers: { ...server, ...answers }, country, tab });
  opened.shop.order.begin(71);
  await act(() => opened.router.navigate('/checkout'));
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  await screen.findByRole('radio', { name: /Pickup/ });
  const placed = () => opened.calls.filter(({ path }) => path.endsWith('payment-delivery/'));
  return { ...opened, placed };
};
const go = () => screen.getByRole('button', { name: /^Continue to payment/ });
const total = () => {
  const sums = within(screen.getByRole('region', { name: 'Order summary' }));
  return sums.getByText('Total').nextSibling?.textContent?.replaceAll('\u00A0', ' ');
};
const bodyOf = (sent: Sent | undefined): unknown => sent?.body;

beforeEach(() => {
  tab = memoryStorage();
});

/** Types a whole address of the test country. */
const fillAddress = async (user: UserEvent, recipient: string) => {
  await user.selectOptions(screen.getByLabelText('Province'), 'South');
  await screen.findByRole('option', { name: 'Coast' });
  await user.selectOptions(screen.getByLabelText('District'), 'Coast');
  for (const [label, text] of [
    ['Recipient name', recipient],
    ['City', 'Southport'],
    ['Street and building', 'Pier 1'],
    ['Phone', '555123456'],
    ['Email', 'n@example.org'],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
};

describe('the checkout', () => {
  it('CHK-2 CHK-3 F04 a saved address, the courier and the card are chosen; one press places the order', async () => {
    let order = testOrder();
    const { user, placed, address } = await open({
      'GET order/order/71/': () => order,
      'PATCH order/order/71/payment-delivery/': () => (order = unpaidOrder()),
    });
    expect(screen.getByRole('radio', { name: /Aigul Asanova/ })).toHaveProperty('checked', true);
    await user.click(go());
    await waitFor(() => expect(address()).toBe('/pay'));
    expect(bodyOf(placed()[0])).toEqual({
      delivery: 'courier',
      payment: 'card',
      comment: '',
      addressId: 5,
      // What the page shows goes along: another sum is not placed.
      total: '82.00',
    });
  });

  it('CHK-9 SHOP-14 shows of each line what the member pays, with what others pay struck through', async () => {
    await open();
    const line = within(screen.getByText('Product 1').closest('li') ?? document.body);
    line.getByText('× 5');
    line.getByText('62,00 XXD');
    line.getByText('100,00 XXD', { selector: 's' });
  });

  it('CHK-2 what was filled in survives a reload', async () => {
    const first = await open();
    await first.user.click(screen.getByRole('radio', { name: /New address/ }));
    await first.user.type(screen.getByLabelText('City'), 'Southport');
    await first.user.click(screen.getByRole('radio', { name: /Aigul Asanova/ }));
    expect(screen.queryByLabelText('City')).toBeNull();
    await first.user.click(screen.getByRole('radio', { name: /New address/ }));
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Southport');
    await first.user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    await first.user.click(screen.getByRole('radio', { name: /On delivery/ }));
    cleanup();
    await open();
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Southport');
    expect(screen.getByLabelText(/Order comment/)).toHaveProperty('value', 'Ring twice');
    expect(screen.getByRole('radio', { name: /On delivery/ })).toHaveProperty('checked', true);
  });

  it('CHK-2 what was filled in survives a change of the cart, which makes another order', async () => {
    const first = await open();
    await first.user.click(screen.getByRole('radio', { name: /New address/ }));
    await first.user.type(screen.getByLabelText('City'), 'Southport');
    cleanup();
    const ofNext = Object.entries(server).map(([call, known]) => [call.replace('/71/', '/72/'), known]);
    const answers = {
      ...Object.fromEntries(ofNext),
      'GET order/order/72/': testOrder({ pk: 72 }, [{ code: '1', quantity: 6 }]),
    };
    const second = openShop('/', { member: testMember, answers, tab });
    second.shop.order.begin(72);
    await act(() => second.router.navigate('/checkout'));
    expect(await screen.findByLabelText('City')).toHaveProperty('value', 'Southport');
  });

  it('CHK-2 CHK-3 half an address completed in place survives another choice and a reload', async () => {
    const incomplete = testAddress({ id: 8, recipientName: 'Bakyt', address: null });
    const answers = { 'GET users/address/': [incomplete, testAddress()] };
    const first = await open(answers);
    await first.user.click(screen.getByRole('radio', { name: /Bakyt/ }));
    await first.user.type(screen.getByLabelText('Street and building'), 'Main St');
    await first.user.click(screen.getByRole('radio', { name: /Aigul Asanova/ }));
    cleanup();
    const second = await open(answers);
    await second.user.click(screen.getByRole('radio', { name: /Bakyt/ }));
    expect(screen.getByLabelText('Street and building')).toHaveProperty('value', 'Main St');
  });

  it('CHK-3 a long list of districts is searched, in any spelling; what is no district is said beside it', async () => {
    const names = [...Array(20).keys()].map((place) => ({ id: 100 + place, name: `Ward ${place}` }));
    const { user } = await open({
      'GET users/address/': [],
      'GET districts/2/': [...names, { id: 200, name: 'Şişli' }],
    });
    await user.selectOptions(screen.getByLabelText('Province'), 'South');
    await screen.findByRole('combobox', { name: 'District', busy: false });
    await user.type(screen.getByLabelText('District'), 'sis{Tab}');
    expect(screen.getByLabelText('District')).toHaveProperty('value', 'Şişli');
    await user.clear(screen.getByLabelText('District'));
    await user.type(screen.getByLabelText('District'), 'Atlantis{Tab}');
    expect(screen.getByLabelText('District')).toHaveProperty('value', 'Atlantis');
    screen.getByText('Choose from the list');
    await user.clear(screen.getByLabelText('District'));
    await user.type(screen.getByLabelText('District'), 'ward 7{Tab}');
    expect(screen.queryByText('Choose from the list')).toBeNull();
  });

  it('CHK-3 of an incomplete address exactly the empty fields are asked for, saved, and used', async () => {
    const incomplete = testAddress({ id: 8, district: null, address: null });
    const completed = testAddress({ id: 8 });
    const { user, placed, calls } = await open({
      'GET users/address/': [incomplete],
      'PATCH users/address/8/': completed,
    });
    expect(screen.queryByLabelText('Recipient name')).toBeNull();
    expect(screen.queryByLabelText('Province')).toBeNull();
    await user.selectOptions(await screen.findByLabelText('District'), 'Lower');
    await user.type(screen.getByLabelText('Street and building'), 'Main Street 12');
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(bodyOf(calls.find(({ path }) => path === 'users/address/8/'))).toEqual({
      province: 1,
      district: 12,
      address: 'Main Street 12',
    });
    expect(bodyOf(placed()[0])).toMatchObject({ addressId: 8 });
    await screen.findByText('Address updated');
  });

  it('CHK-3 ACC-4 a new address is checked, has its tokens, goes into the address book and is used', async () => {
    const { user, placed, calls } = await open({
      'GET users/address/': [],
      'POST users/address/': answer(201, testAddress({ id: 9 })),
    });
    expect(screen.getByLabelText('Phone').getAttribute('autocomplete')).toBe('shipping tel');
    expect(screen.getByLabelText('Street and building').getAttribute('autocomplete')).toBe(
      'shipping street-address',
    );
    await user.type(screen.getByLabelText('Recipient name'), 'Aigul Asanova');
    await user.selectOptions(screen.getByLabelText('Province'), 'South');
    await screen.findByRole('option', { name: 'Coast' });
    await user.selectOptions(screen.getByLabelText('District'), 'Coast');
    await user.type(screen.getByLabelText('City'), 'Southport');
    await user.type(screen.getByLabelText('Street and building'), 'Pier 1');
    await user.type(screen.getByLabelText('Phone'), '0555 123 456');
    await user.type(screen.getByLabelText('Email'), 'aigul@example');
    await user.click(go());
    expect((await screen.findAllByText(/Invalid email/)).length).toBe(2);
    await expect.poll(() => document.title).toBe('Error: Checkout · Aloea');
    expect(screen.getByLabelText('City')).toHaveProperty('value', 'Southport');
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '+999 555 123 456');
    await user.type(screen.getByLabelText('Email'), '.org');
    expect(screen.queryByText(/Invalid email/)).toBeNull();
    expect(document.title).toBe('Checkout · Aloea');
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(bodyOf(calls.find(({ method: verb }) => verb === 'POST'))).toEqual({
      recipientName: 'Aigul Asanova',
      province: 2,
      district: 21,
      city: 'Southport',
      address: 'Pier 1',
      phone: '+999555123456',
      email: 'aigul@example.org',
    });
    expect(bodyOf(placed()[0])).toMatchObject({ addressId: 9 });
  });

  it('CHK-3 CTRY-2 the levels of an address are called as the country calls them, in fields and errors', async () => {
    const placeNames = { province: { tr: 'Bölge' }, district: { tr: 'Kasaba' } };
    const { user } = await open(
      { 'GET users/address/': [] },
      testCountry({ languages: ['tr', 'en'], placeNames }),
    );
    expect(screen.getByLabelText('Kasaba').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('First choose “Bölge”')).toBeTruthy();
    await user.click(go());
    expect(await screen.findByRole('link', { name: /^Bölge: / })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Bölge'), 'South');
    await user.click(go());
    expect(screen.getByRole('link', { name: /^Kasaba: / })).toBeTruthy();
  });

  it('CHK-3 an address that is not to be kept is only sent with the order', async () => {
    const { user, placed } = await open();
    await user.click(screen.getByRole('radio', { name: /New address/ }));
    await fillAddress(user, 'Neighbour');
    await user.click(screen.getByLabelText('Save to my addresses'));
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(bodyOf(placed()[0])).toMatchObject({ address: { street: 'Pier 1', phone: '+999555123456' } });
  });

  it('ACC-4 API-7 an address whose answer was lost on its way is sent again as the same one', async () => {
    let isLost = true;
    const { user, calls, placed } = await open({
      'GET users/address/': [],
      'POST users/address/': () => {
        if (!isLost) return answer(201, testAddress({ id: 9 }));
        isLost = false;
        throw new TransportFault('network');
      },
    });
    await fillAddress(user, 'Aigul');
    await user.click(go());
    await screen.findByText('Server error');
    await waitFor(() => expect(go().getAttribute('aria-busy')).toBeNull());
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    const keys = calls
      .filter(({ path }) => path === 'users/address/')
      .flatMap(({ method, idempotencyKey }) => (method === 'POST' ? [idempotencyKey] : []));
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('CHK-3 another province empties the district, and its own districts are waited for', async () => {
    const never = new Promise<unknown>(() => {});
    const { user } = await open({ 'GET users/address/': [], 'GET districts/2/': () => never });
    await user.selectOptions(screen.getByLabelText('Province'), 'North');
    await screen.findByRole('option', { name: 'Upper' });
    await user.selectOptions(screen.getByLabelText('District'), 'Upper');
    await user.selectOptions(screen.getByLabelText('Province'), 'South');
    expect(screen.getByLabelText('District')).toHaveProperty('value', '');
    expect(screen.queryByRole('option', { name: 'Lower' })).toBeNull();
    expect(screen.getByLabelText('District').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByLabelText('District').getAttribute('aria-busy')).toBe('true');
  });

  describe('CHK-3 A11Y-2 by the keyboard', () => {
    const ward = (place: number) => ({ id: 100 + place, name: `Ward ${place}` });
    const many = [...Array(20).keys()].map(ward);

    it('a Tab that is quicker than the districts reaches them, and stays there when they come', async () => {
      let come = (_list: unknown) => {};
      const waited = new Promise((resolve) => (come = resolve));
      const { user } = await open({ 'GET users/address/': [], 'GET districts/2/': () => waited });
      await user.selectOptions(screen.getByLabelText('Province'), 'South');
      act(() => screen.getByLabelText('Province').focus());
      await user.tab();
      expect(document.activeElement).toBe(screen.getByLabelText('District'));
      await act(async () => come(many));
      const district = screen.getByLabelText('District');
      expect([document.activeElement, district.getAttribute('role')]).toEqual([district, 'combobox']);
      await user.keyboard('ward 7{Tab}');
      expect(screen.getByLabelText('District')).toHaveProperty('value', 'Ward 7');
    });

    it('what is no province leaves the focus where Tab leads', async () => {
      const { user } = await open({
        'GET users/address/': [],
        'GET provinces/': [...many, { id: 1, name: 'North' }],
      });
      await user.type(screen.getByLabelText('Province'), 'north{Tab}');
      await screen.findByRole('option', { name: 'Upper' });
      await user.clear(screen.getByLabelText('Province'));
      await user.type(screen.getByLabelText('Province'), 'nowhere{Tab}');
      expect(document.activeElement).toBe(screen.getByLabelText('District'));
      expect(screen.getByLabelText('Province').getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByLabelText('Province')).toHaveProperty('value', 'nowhere');
    });
  });

  describe('SHELL-13 what could not be fetched', () => {
    const away = () => {
      throw new TypeError('Failed to fetch');
    };

    it('deliveries are asked for again by a press; the error leads to the way out, not to a skeleton', async () => {
      let fails = true;
      const opened = openShop('/', {
        member: testMember,
        answers: {
          ...server,
          'GET order/order/71/deliveries/': () => (fails ? away() : [courier, pickup]),
        },
        tab,
      });
      opened.shop.order.begin(71);
      await act(() => opened.router.navigate('/checkout'));
      await screen.findByText('Part of the page failed to load');
      await opened.user.click(screen.getByRole('button', { name: /^Continue to payment/ }));
      const summary = within(screen.getByRole('group', { name: 'Please check the form' }));
      await opened.user.click(summary.getByRole('link', { name: 'Choose a delivery method' }));
      expect(document.activeElement?.textContent).toContain('Part of the page failed to load');
      fails = false;
      await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByRole('radio', { name: /Pickup/ });
      expect(screen.queryByText('Part of the page failed to load')).toBeNull();
      expect(opened.shop.toasts.store.getState().list).toEqual([]);
    });

    it('CHK-7 deliveries that could not be asked for take back nothing that was accepted', async () => {
      let fails = false;
      const { user } = await open(
        { 'GET order/order/71/deliveries/': () => (fails ? away() : [courier, pickup]) },
        testCountry({
          agreements: [{ slug: 'pre-information', version: '1' }],
          agreementWords: { en: () => import('@caravan/i18n/words/agreements/en.po') },
        }),
      );
      const box = screen.getByRole('checkbox', { name: /pre-information form/ });
      await user.click(box);
      fails = true;
      await user.click(screen.getByRole('radio', { name: /New address/ }));
      await screen.findByText('Part of the page failed to load');
      expect(box).toHaveProperty('checked', true);
      fails = false;
      await user.click(screen.getByRole('radio', { name: /Aigul Asanova/ }));
      await screen.findByRole('radio', { name: /Pickup/ });
      expect(box).toHaveProperty('checked', true);
    });

    it('districts come by themselves when the network is back, and nothing typed is lost', async () => {
      let fails = true;
      const { user } = await open({
        'GET users/address/': [],
        'GET districts/2/': () => (fails ? away() : [{ id: 21, name: 'Coast' }]),
      });
      await user.type(screen.getByLabelText('City'), 'Southport');
      await user.selectOptions(screen.getByLabelText('Province'), 'South');
      await screen.findByText('Part of the page failed to load');
      fails = false;
      await waitFor(() => {
        dispatchEvent(new Event('online'));
        screen.getByRole('option', { name: 'Coast' });
      });
      expect(screen.getByLabelText('City')).toHaveProperty('value', 'Southport');
    });
  });

  it('PANEL-5 CHK-3 a phone is grouped as it is typed, and a foreign one stays whole to be refused', async () => {
    const { user } = await open({ 'GET users/address/': [] });
    const phone = screen.getByLabelText('Phone');
    await user.type(phone, '555123456');
    expect(phone).toHaveProperty('value', '555 123 456');
    await user.tab();
    expect(phone).toHaveProperty('value', '+999 555 123 456');
    await user.clear(phone);
    await user.click(phone);
    await user.paste('+90 532 123 45 67');
    await user.tab();
    expect(phone).toHaveProperty('value', '+90 532 123 45 67');
    screen.getByText(/Enter a phone number, e\.g\./);
  });

  it('CHK-3 CTRY-2 asks for what the country adds, not for what it hides, and sends it', async () => {
    const { user, placed } = await open(
      { 'GET users/address/': [] },
      testCountry({
        addressChanges: {
          add: [
            {
              name: 'floor',
              label: { en: 'Floor', tr: 'Kat' },
              inputMode: 'numeric',
              checks: [{ kind: 'digits', length: 2 }],
            },
          ],
          hide: ['email'],
        },
      }),
    );
    expect(screen.queryByLabelText('Email')).toBeNull();
    await user.type(screen.getByLabelText('Recipient name'), 'Neighbour');
    await user.selectOptions(screen.getByLabelText('Province'), 'South');
    await screen.findByRole('option', { name: 'Coast' });
    await user.selectOptions(screen.getByLabelText('District'), 'Coast');
    await user.type(screen.getByLabelText('City'), 'Southport');
    await user.type(screen.getByLabelText('Street and building'), 'Pier 1');
    await user.type(screen.getByLabelText('Phone'), '555123456');
    await user.click(screen.getByLabelText('Save to my addresses'));
    await user.click(go());
    expect(screen.getByRole('link', { name: 'Floor: Required field' })).toBeTruthy();
    await user.type(screen.getByLabelText('Floor'), '7{Tab}');
    screen.getByText('Enter exactly 2 digits');
    await user.clear(screen.getByLabelText('Floor'));
    await user.type(screen.getByLabelText('Floor'), '07');
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    const { address } = bodyOf(placed()[0]) as { address: Record<string, unknown> };
    expect(address).toEqual({
      recipientName: 'Neighbour',
      province: 2,
      district: 21,
      city: 'Southport',
      street: 'Pier 1',
      phone: '+999555123456',
      added: { floor: '07' },
    });
  });

  it('CHK-4 CHK-6 a pickup tells its hours, asks who collects, and the sum follows at once', async () => {
    const { user, placed } = await open({ 'GET users/address/': [] });
    expect(total()).toBe('82,00 XXD');
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    expect(total()).toBe('62,00 XXD');
    screen.getByText('Open Mon–Sat 11:00–17:00');
    await user.click(go());
    expect((await screen.findAllByText(/Required field/)).length).toBeGreaterThan(0);
    expect(placed()).toEqual([]);
    await user.type(screen.getByLabelText('Name of the person collecting'), 'Bakyt');
    await user.type(screen.getByLabelText('Phone of the person collecting'), '555 123 456');
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(bodyOf(placed()[0])).toEqual({
      delivery: 'pickup',
      payment: 'card',
      total: '62.00',
      comment: '',
      pickupNameSurname: 'Bakyt',
      pickupPhone: '+999555123456',
    });
  });

  describe('CHK-4 without a place nothing but a pickup is offered, and none is chosen', () => {
    const offers = ({ path }: Sent) => (path.includes('district=21') ? [courier, pickup] : [pickup]);
    const placeless = { 'GET users/address/': [], 'GET order/order/71/deliveries/': offers };
    const summary = () => screen.queryByRole('group', { name: 'Please check the form' });

    it('a pickup that is chosen asks for no address any more, nor for a delivery', async () => {
      const { user } = await open(placeless);
      await user.click(go());
      expect(summary()?.textContent).toMatch(/Province.*Choose a delivery method/);
      await user.click(screen.getByRole('radio', { name: /Pickup/ }));
      await waitFor(() => expect(summary()).toBeNull());
      expect(screen.queryByText('Choose a delivery method')).toBeNull();
      expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBeNull();
    });

    it('the courier that comes with the place is the delivery that was missing', async () => {
      const { user } = await open(placeless);
      await user.click(go());
      await user.selectOptions(screen.getByLabelText('Province'), 'South');
      await screen.findByRole('option', { name: 'Coast' });
      expect(screen.getAllByText('Choose a delivery method')).toHaveLength(2);
      await user.selectOptions(screen.getByLabelText('District'), 'Coast');
      expect(await screen.findByRole('radio', { name: /Courier/ })).toHaveProperty('checked', true);
      await waitFor(() => expect(screen.queryByText('Choose a delivery method')).toBeNull());
    });

    it('a district to which no courier goes is told as that; where nothing is offered the error leads there', async () => {
      const toPlace = 'Choose a delivery address above to see the courier fee.';
      const notThere = 'We don’t deliver to this district. Choose another address.';
      const { user } = await open({ ...placeless, 'GET users/address/': [testAddress()] });
      screen.getByText(notThere);
      await user.click(screen.getByRole('radio', { name: /New address/ }));
      await screen.findByText(toPlace);
      cleanup();
      const nowhere = openShop('/', {
        member: testMember,
        answers: { ...server, 'GET order/order/71/deliveries/': [] },
        tab: memoryStorage(),
      });
      nowhere.shop.order.begin(71);
      await act(() => nowhere.router.navigate('/checkout'));
      await screen.findByText(notThere);
      await nowhere.user.click(go());
      await nowhere.user.click(screen.getByRole('link', { name: 'Choose a delivery method' }));
      expect(document.activeElement?.textContent).toBe(notThere);
    });
  });

  it('CHK-5 CHK-6 a fee is told with percent and amount before it is chosen, and is in the sum after', async () => {
    const country = testCountry();
    const { rules } = country;
    const payments = [...rules.payments, { slug: 'wallet', kind: 'card' as const, feePercentBp: 150 }];
    const { user } = await open(
      {
        'GET order/order/71/payments/': [
          paymentMethod('card', 'Bank card'),
          { ...paymentMethod('wallet', 'Wallet'), paymentPercent: 1.5, paymentFee: '0.93' },
        ],
      },
      { ...country, rules: { ...rules, payments } },
    );
    screen.getByText('Organizational fee 1.5%: 1,23 XXD');
    expect(total()).toBe('82,00 XXD');
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    expect(total()).toBe('83,23 XXD');
    expect(go().textContent.replaceAll('\u00A0', ' ')).toContain('83,23 XXD');
  });

  describe('LIM-6 API-29 a coupon', () => {
    const { rules } = testCountry();
    const giving = () =>
      testCountry({
        rules: { ...rules, gifts: { coupon: { amount: 1000, from: 9000, validDays: 90 }, freeGift: null } },
      });
    const coupon = (code: string, state = 'usable') => ({
      code,
      amount: '10.00',
      validUntil: '2027-02-13T17:59:59.999Z',
      state,
      earnedWith: 'XX-26-AAAAAA',
    });
    const coupons = { 'GET order/coupons/': [coupon('2222-AAAA'), coupon('3333-AAAA', 'used')] };

    it('CHK-6 is chosen from the member’s own, lowers the sum at once and is sent', async () => {
      const { user, placed } = await open(coupons, giving());
      expect(total()).toBe('82,00 XXD');
      expect(screen.queryByText(/3333-AAAA/)).toBeNull();
      await user.click(screen.getByRole('radio', { name: /2222-AAAA, valid until 13-02-2027/ }));
      expect(total()).toBe('72,00 XXD');
      expect(go().textContent.replaceAll('\u00A0', ' ')).toContain('72,00 XXD');
      await user.click(screen.getByRole('radio', { name: 'No coupon' }));
      expect(total()).toBe('82,00 XXD');
      await user.click(screen.getByRole('radio', { name: /2222-AAAA/ }));
      await user.click(go());
      await waitFor(() => expect(placed()).toHaveLength(1));
      expect(bodyOf(placed()[0])).toMatchObject({ coupon: '2222-AAAA' });
    });

    it('is typed in any writing; a wrong one is told beside the field, stops the order and loses nothing', async () => {
      const { user, placed } = await open(coupons, giving());
      const field = screen.getByLabelText(/Coupon code/);
      await user.type(field, '3333aaaa');
      await user.click(go());
      expect(await screen.findAllByText(/This coupon has already been used/)).toHaveLength(2);
      expect(field).toHaveProperty('value', '3333aaaa');
      expect(placed()).toEqual([]);
      await user.clear(field);
      await user.type(field, '2222 aaaa');
      expect(screen.queryByText(/This coupon has already been used/)).toBeNull();
      expect(total()).toBe('72,00 XXD');
      await user.click(go());
      await waitFor(() => expect(placed()).toHaveLength(1));
      expect(bodyOf(placed()[0])).toMatchObject({ coupon: '2222-AAAA' });
    });

    it('that the server refuses stands beside its field, and what is offered is asked for anew', async () => {
      let used = false;
      const { user } = await open(
        {
          'GET order/coupons/': () => [coupon('2222-AAAA', used ? 'used' : 'usable')],
          'PATCH order/order/71/payment-delivery/': () => {
            used = true;
            return answer(400, { coupon: ['This coupon has already been used.'], code: 'invalid' });
          },
        },
        giving(),
      );
      await user.click(screen.getByRole('radio', { name: /2222-AAAA/ }));
      await user.click(go());
      await screen.findAllByText(/This coupon has already been used/);
      await waitFor(() => expect(screen.queryByRole('radio', { name: /2222-AAAA/ })).toBeNull());
      expect(total()).toBe('82,00 XXD');
    });

    it('is not asked for where the country gives none', async () => {
      const { calls } = await open();
      expect(screen.queryByLabelText(/Coupon code/)).toBeNull();
      expect(calls.some(({ path }) => path === 'order/coupons/')).toBe(false);
    });
  });

  it('LIM-6 says when the gift has run out between the cart and the order', async () => {
    const gift = { code: '9', quantity: 1, unitPrice: 0, unitCc: 0, gift: true };
    const { user } = await open({ 'GET order/order/71/': testOrder({}, [{ code: '1', quantity: 5 }, gift]) });
    await user.click(go());
    await screen.findByText('The free gift is out of stock and was not added to your order.');
  });

  it('CHK-7 SHOP-14 where the law wants it, both texts must be accepted, and can be read filled with this order', async () => {
    const agreements = [
      { slug: 'pre-information', version: '1' },
      { slug: 'distance-sales', version: '1' },
    ] as const;
    const { user, placed } = await open(
      {},
      testCountry({
        agreements,
        deliveryFacts: {
          ...testCountry().deliveryFacts,
          courier: { name: { en: 'Courier' }, description: { en: '2–4 days' }, carrier: 'Swift Parcels' },
        },
        agreementWords: { en: () => import('@caravan/i18n/words/agreements/en.po') },
        withdrawalDays: 30,
      }),
    );
    expect(go().textContent).toContain('an order with an obligation to pay');
    await user.click(go());
    expect(await screen.findAllByText(/Please read and accept this text/)).toHaveLength(4);
    expect(placed()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Distance sales agreement' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Distance sales agreement', hidden: true }),
    );
    await dialog.findByText(/Exland Ltd\. Complaints/);
    dialog.getByText(/within 30 days of receiving/);
    const line = within(dialog.getByRole('row', { name: /^Product 1/ }));
    expect(line.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))).toEqual(
      ['Quantity5', 'Unit price12,40 XXD', 'Amount62,00 XXD'],
    );
    dialog.getByText(/takes on the obligation to pay 82,00/);
    await user.keyboard('{Escape}');
    // An address that is only typed is named as a saved one is.
    await user.click(screen.getByRole('radio', { name: /New address/ }));
    await user.selectOptions(screen.getByLabelText('Province'), 'South');
    await screen.findByRole('option', { name: 'Coast' });
    await user.selectOptions(screen.getByLabelText('District'), 'Coast');
    await user.type(screen.getByLabelText('City'), 'Southport');
    await user.click(screen.getByRole('button', { name: 'Distance sales agreement' }));
    const typed = within(
      await screen.findByRole('dialog', { name: 'Distance sales agreement', hidden: true }),
    );
    await waitFor(() => expect(typed.getAllByText(/South, Coast, Southport/)).not.toHaveLength(0));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('radio', { name: /Aigul Asanova/ }));
    await user.click(screen.getByRole('button', { name: 'Pre-information form' }));
    const before = within(await screen.findByRole('dialog', { name: 'Pre-information form', hidden: true }));
    await before.findByText(/takes on the obligation to pay 82,00/);
    for (const [term, value] of [
      ['Carrier', 'Swift Parcels'],
      ['Carrier for returns', 'Swift Parcels'],
      ['Tax no.', '1234567'],
    ] as const)
      expect(before.getByText(term).nextElementSibling?.textContent).toBe(value);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: /pre-information form/ }));
    await user.click(screen.getByRole('checkbox', { name: /distance sales agreement/ }));
    await user.click(go());
    await waitFor(() => expect(placed()).toHaveLength(1));
    expect(bodyOf(placed()[0])).toMatchObject({ agreements: ['pre-information', 'distance-sales'] });
  });

  it('CHK-7 what was accepted is accepted anew when the order is another one, and it is said why', async () => {
    const agreements = [{ slug: 'pre-information', version: '1' }] as const;
    const { user, placed } = await open(
      {},
      testCountry({
        agreements,
        agreementWords: { en: () => import('@caravan/i18n/words/agreements/en.po') },
      }),
    );
    const box = () => screen.getByRole('checkbox', { name: /pre-information form/ });
    const said = /changed since you accepted the agreements/;
    await user.click(box());
    await user.type(screen.getByLabelText(/Comment/), 'Ring twice');
    expect(box()).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    await waitFor(() => expect(box()).toHaveProperty('checked', false));
    expect((await screen.findByText(said)).closest('[aria-live=polite]')).not.toBeNull();
    await user.click(go());
    expect(await screen.findAllByText(/Please read and accept this text/)).not.toHaveLength(0);
    expect(placed()).toEqual([]);
    await user.click(box());
    expect(box()).toHaveProperty('checked', true);
    expect(screen.queryByText(said)).toBeNull();
  });

  it('CHK-7 what was accepted names where the order goes: with another street it is accepted anew', async () => {
    const { user } = await open(
      { 'GET users/address/': [] },
      testCountry({
        agreements: [{ slug: 'pre-information', version: '1' }],
        agreementWords: { en: () => import('@caravan/i18n/words/agreements/en.po') },
      }),
    );
    await fillAddress(user, 'Aigul Asanova');
    const box = () => screen.getByRole('checkbox', { name: /pre-information form/ });
    await user.click(box());
    await user.type(screen.getByLabelText('Recipient name'), ' and sons');
    expect(box()).toHaveProperty('checked', true);
    await user.type(screen.getByLabelText('Street and building'), ' b');
    await waitFor(() => expect(box()).toHaveProperty('checked', false));
    await screen.findByText(/changed since you accepted the agreements/);
  });

  it('CHK-3 A11Y-2 the summary leads to the province while no district can be chosen', async () => {
    const { user } = await open({ 'GET users/address/': [] });
    await user.click(go());
    const summary = within(screen.getByRole('group', { name: 'Please check the form' }));
    expect(summary.queryByRole('link', { name: /^District/ })).toBeNull();
    await user.click(summary.getByRole('link', { name: /^Province/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Province'));
  });

  it('CHK-6 A11Y-2 a new total is said once, when it has settled, and the first one not', async () => {
    const { user } = await open();
    const said = () => screen.getByText(/^New total:/).textContent?.replaceAll('\u00A0', ' ');
    await new Promise((later) => setTimeout(later, 1100));
    expect(screen.queryByText(/^New total:/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    expect(screen.queryByText(/^New total:/)).toBeNull();
    await waitFor(() => expect(said()).toBe(`New total: ${total()}`), { timeout: 2000 });
    expect(screen.getByText(/^New total:/).getAttribute('role')).toBe('status');
  });

  it('CHK-2 API-7 an order whose answer was lost on its way was placed all the same: it goes on', async () => {
    let order = testOrder();
    const { user, placed, address } = await open({
      'GET order/order/71/': () => order,
      'PATCH order/order/71/payment-delivery/': () => {
        order = unpaidOrder();
        throw new TransportFault('network');
      },
    });
    await user.click(go());
    await waitFor(() => expect(address()).toBe('/pay'));
    expect(placed()).toHaveLength(1);
  });

  it('CHK-8 MSG-8 an order that cannot be placed any more leads back to the cart with the reason', async () => {
    const text = 'Cannot place order, go back to the cart and remove unavailable products';
    const refusal = answer(409, { detail: text, code: 'cannot_place', products: ['1'] });
    const { user, address, shop } = await open({ 'PATCH order/order/71/payment-delivery/': refusal });
    await user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    await user.click(go());
    await waitFor(() => expect(address()).toBe('/cart'));
    await screen.findByText(text);
    expect(shop.order.pk()).toBeNull();
    // What was filled in waits for the order of the mended cart.
    expect(tab.read('checkout')).toContain('Ring twice');
  });

  it('what the server says of a field stands beside it and in the summary, and nothing typed is lost', async () => {
    const refusal = answer(400, { addressId: ['Incorrect address, please fix'], code: 'invalid' });
    const { user, address } = await open({ 'PATCH order/order/71/payment-delivery/': refusal });
    await user.type(screen.getByLabelText(/Order comment/), 'Ring twice');
    await user.click(go());
    await waitFor(() =>
      expect(screen.getAllByText('Incorrect address, please fix').length).toBeGreaterThanOrEqual(2),
    );
    expect(address()).toBe('/checkout');
    expect(screen.getByLabelText(/Order comment/)).toHaveProperty('value', 'Ring twice');
    const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts.join('')).toBe('');
    const summary = screen.getByRole('group', { name: 'Please check the form' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
  });

  it('ACC-4 a saved address is edited, and deleted with a success icon', async () => {
    const { user, calls } = await open({
      'PATCH users/address/5/': testAddress({ city: 'Newtown' }),
      'DELETE users/delete-address/5/': answer(204),
    });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const editing = within(await screen.findByRole('dialog', { name: 'Edit address', hidden: true }));
    const city = editing.getByLabelText('City');
    await user.clear(city);
    await user.type(city, 'Newtown');
    await user.click(editing.getByRole('button', { name: 'Save', hidden: true }));
    await screen.findByText('Address updated');
    await screen.findByText(/North, Upper, Newtown/);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const asking = within(await screen.findByRole('dialog', { hidden: true }));
    await user.click(asking.getByRole('button', { name: 'Delete', hidden: true }));
    await asking.findByText('Address deleted');
    expect(calls.some(({ method: verb }) => verb === 'DELETE')).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    screen.getByLabelText('Recipient name');
  });

  describe('ACC-4 CHK-2 a saved address being edited', () => {
    const answers = { 'GET users/address/': [testAddress(), testAddress({ id: 6, recipientName: 'Bakyt' })] };
    const edit = async (place: number) => {
      const opened = await open(answers);
      await opened.user.click(screen.getAllByRole('radio', { name: /Asanova|Bakyt/ })[place] as HTMLElement);
      await opened.user.click(screen.getByRole('button', { name: 'Edit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit address', hidden: true }));
      return { ...opened, dialog, city: dialog.getByLabelText<HTMLInputElement>('City') };
    };
    const type = async () => {
      const { user, city, ...opened } = await edit(0);
      const saved = city.value;
      await user.clear(city);
      await user.type(city, 'Newtown');
      return { ...opened, user, saved };
    };

    it('keeps what was typed over a reload, and gives it to no other address', async () => {
      const { saved } = await type();
      cleanup();
      expect((await edit(1)).city.value).toBe(saved);
      cleanup();
      expect((await edit(0)).city.value).toBe('Newtown');
    });

    it('forgets it when it is given up', async () => {
      const { user, dialog, saved } = await type();
      await user.click(dialog.getByRole('button', { name: 'Close', hidden: true }));
      cleanup();
      expect((await edit(0)).city.value).toBe(saved);
    });

    it('AUTH-3 forgets it at logout', async () => {
      const { shop } = await type();
      expect(tab.read('editedAddress')).toContain('Newtown');
      shop.session.end();
      expect(tab.read('editedAddress')).toBeNull();
    });
  });

  it('PAY-8 an order that is paid on delivery is confirmed at once', async () => {
    const confirmed = testOrder({ status: 'confirmed', payment: 'delivery-pay' });
    const { user, address, placed } = await open({
      'PATCH order/order/71/payment-delivery/': confirmed,
    });
    await user.click(screen.getByRole('radio', { name: /On delivery/ }));
    // No payment comes next: the press places the order.
    const place = screen.getByRole('button', { name: /^Place order/ });
    expect(place.textContent).toContain('on delivery');
    await user.click(place);
    await waitFor(() => expect(address()).toBe('/pay/success?order=71'));
    expect(bodyOf(placed()[0])).toMatchObject({ payment: 'delivery-pay' });
  });

  it('CHK-1 an order that was not paid in time says so, and leads back to the cart', async () => {
    const expired = testOrder({ status: 'expired' });
    const { shop, router, user, address } = openShop('/', {
      member: testMember,
      answers: { ...server, 'GET order/order/71/': expired },
    });
    shop.order.begin(71);
    await act(() => router.navigate('/checkout'));
    await screen.findByRole('heading', { level: 1, name: 'This order can no longer be paid for' });
    const main = within(screen.getByRole('main'));
    await user.click(main.getByRole('link', { name: 'Back to cart' }));
    await waitFor(() => expect(address()).toBe('/cart'));
  });

  it('CHK-1 an order that was cancelled is told by its own page, and is none to be placed any more', async () => {
    const { shop, router, address } = openShop('/', {
      member: testMember,
      answers: { ...server, 'GET order/order/71/': testOrder({ status: 'cancelled' }) },
    });
    shop.order.begin(71);
    await act(() => router.navigate('/checkout'));
    await waitFor(() => expect(address()).toBe('/order-history/71'));
    expect(shop.order.pk()).toBeNull();
  });

  it('ROUTE-14 an order that is not this member’s leads to the cart', async () => {
    const { shop, router, address } = openShop('/', {
      member: testMember,
      answers: { 'GET order/order/72/': answer(404) },
    });
    shop.order.begin(72);
    await act(() => router.navigate('/checkout'));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(shop.order.pk()).toBeNull();
  });
});
