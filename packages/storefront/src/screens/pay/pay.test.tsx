import type { Sent } from '@caravan/api-client';
import type { Order } from '@caravan/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnalytics } from '../../consent-and-newsletter/analytics.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testOrder, unpaidOrder } from '../../testing/test-order.ts';

const onPage = testCountry();
const hosted = testCountry({ card: { provider: 'xbank', mode: 'hosted', successPath: '/pay/success' } });

/** What left for the bank: the browser's own posting is all that jsdom lacks. */
const posted: Record<string, FormDataEntryValue>[] = [];
beforeEach(() => {
  posted.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function keep(this: HTMLFormElement) {
    posted.push(Object.fromEntries(new FormData(this)));
  });
});
afterEach(() => vi.restoreAllMocks());

const open = async (order: Order | ((sent: Sent) => unknown) = unpaidOrder(), country = onPage) => {
  const opened = openShop('/', { member: testMember, country, answers: { 'GET order/order/71/': order } });
  opened.shop.order.begin(71);
  await act(() => opened.router.navigate('/pay'));
  return opened;
};
const form = () => {
  const found = document.querySelector<HTMLFormElement>('form[action^="https://bank.example"]');
  if (!found) throw new Error('no form for the bank');
  return found;
};
const payButton = () => screen.findByRole('button', { name: /^Pay/ });

describe('paying by card on our page', () => {
  it('PAY-1 no card field has a name, and the signed fields are there as they came', async () => {
    await open();
    await payButton();
    expect(form().method).toBe('post');
    expect(Object.fromEntries(new FormData(form()))).toEqual(unpaidOrder().paymentData?.formHiddenFields);
    for (const label of ['Cardholder name', 'Card number', 'Expiry date', 'CVV2'])
      expect(screen.getByLabelText(label).getAttribute('name'), label).toBeNull();
  });

  it('PAY-1 SEC-1 a script of analytics that came before stays behind: the page is loaded anew, and none comes', async () => {
    startAnalytics('G-TEST1');
    const counted = () => document.querySelectorAll('script[src*="gtag"]').length;
    expect(counted()).toBe(1);
    const opened = openShop('/', {
      member: testMember,
      country: onPage,
      answers: { 'GET order/order/71/': unpaidOrder() },
    });
    const reload = vi.spyOn(opened.shop, 'reload').mockImplementation(() => {});
    opened.shop.order.begin(71);
    await act(() => opened.router.navigate('/pay'));
    await payButton();
    expect(reload).toHaveBeenCalledTimes(1);
    document.querySelector('script[src*="gtag"]')?.remove();
    history.replaceState(null, '', '/pay');
    startAnalytics('G-TEST1');
    expect(counted()).toBe(0);
    history.replaceState(null, '', '/');
  });

  it('PAY-1 the browser posts card and signed fields straight to the bank; our API and stores never see the card', async () => {
    const { user, calls, stored } = await open();
    await user.type(await screen.findByLabelText('Cardholder name'), 'AIGUL ASANOVA');
    await user.type(screen.getByLabelText('Card number'), '4111111111111111');
    await user.type(screen.getByLabelText('Expiry date'), '1240');
    await user.type(screen.getByLabelText('CVV2'), '123');
    await user.click(await payButton());
    expect(posted).toEqual([
      {
        ...unpaidOrder().paymentData?.formHiddenFields,
        pan: '4111111111111111',
        Ecom_Payment_Card_ExpDate_Month: '12',
        Ecom_Payment_Card_ExpDate_Year: '40',
        cv2: '123',
      },
    ]);
    expect([...new FormData(form()).keys()]).not.toContain('pan');
    const kept = JSON.stringify([calls, [...stored], { ...sessionStorage }, { ...localStorage }]);
    expect(kept).not.toContain('4111111111111111');
  });

  it('PAY-2 brand and groups while typing, numeric keyboard, tokens', async () => {
    const { user } = await open();
    const number = await screen.findByLabelText('Card number');
    await user.type(number, '5555555555554444');
    expect(number).toHaveProperty('value', '5555 5555 5555 4444');
    screen.getByText('Mastercard', { selector: 'output' });
    expect(number.getAttribute('inputmode')).toBe('numeric');
    const tokens = ['Cardholder name', 'Card number', 'Expiry date', 'CVV2'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['cc-name', 'cc-number', 'cc-exp', 'cc-csc']);
  });

  it.each([
    ['378282246310005', '3782 822463 10005'],
    ['4111111111111111222', '4111 1111 1111 1111 222'],
    ['9792030394440796', '9792 0303 9444 0796'],
  ])('PAY-2 %s is grouped as it grows, and keeps its digits at every length', async (digits, grouped) => {
    const { user } = await open();
    const number = await screen.findByLabelText<HTMLInputElement>('Card number');
    for (const [place, digit] of [...digits].entries()) {
      await user.type(number, digit);
      expect(number.value.replaceAll(' ', '')).toBe(digits.slice(0, place + 1));
    }
    expect(number.value).toBe(grouped);
  });

  it('PAY-2 a slash comes by itself; a year of four digits and letters stay to be seen', async () => {
    const { user } = await open();
    const expiry = await screen.findByLabelText<HTMLInputElement>('Expiry date');
    for (const [typed, seen] of [
      ['0730', '07/30'],
      ['07/2030', '07/2030'],
      ['July', 'July'],
    ] as const) {
      await user.clear(expiry);
      await user.type(expiry, typed);
      expect(expiry.value).toBe(seen);
    }
  });

  it('PAY-2 MSG-7 what is wrong stands beside its field and in the summary; mended it is gone while typing', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Card number'), '4111111111111112');
    await user.click(await payButton());
    expect(posted).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Please check the form' }));
    expect(screen.getAllByText('Invalid CVV2')).toHaveLength(2);
    expect(screen.getAllByText('Invalid card number')).toHaveLength(2);
    expect(document.title).toMatch(/^Error: Payment/);
    const number = screen.getByLabelText('Card number');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    await user.type(number, '{Backspace}1');
    expect(screen.queryByText('Invalid card number')).toBeNull();
  });

  it('a second press while the page leaves for the bank posts nothing more', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Cardholder name'), 'A');
    await user.type(screen.getByLabelText('Card number'), '4111 1111 1111 1111');
    await user.type(screen.getByLabelText('Expiry date'), '12/40');
    await user.type(screen.getByLabelText('CVV2'), '123');
    await user.dblClick(await payButton());
    expect(posted).toHaveLength(1);
  });
});

describe('paying at the bank', () => {
  it('PAY-3 shows the sum and the way to the bank, and asks for no card', async () => {
    await open(unpaidOrder(), hosted);
    const button = await payButton();
    expect(button.textContent.replaceAll('\u00A0', ' ')).toBe('Pay 82,00 XXD');
    expect(within(form()).queryByRole('textbox')).toBeNull();
    const way = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => /bank/.test(text));
    expect(way).toEqual([
      'Enter your card details on the bank’s page.',
      'Confirm the payment with 3‑D Secure, for example with a code from your bank.',
      'The bank brings you back here, and we confirm your order.',
    ]);
    expect(Object.fromEntries(new FormData(form()))).toEqual(unpaidOrder().paymentData?.formHiddenFields);
  });
});

describe('back from the bank', () => {
  const asQuestion = ({ path }: Sent) => path.includes('checkPayment=true');
  const paidOnceAsked = () => {
    let isAsked = false;
    return (sent: Sent) => {
      if (isAsked) return testOrder({ status: 'paid' });
      isAsked = asQuestion(sent);
      return unpaidOrder();
    };
  };
  const bringBack = () =>
    act(async () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  it.each([
    ['at the bank', hosted],
    ['on our page', onPage],
  ])(
    'PAY-10 PAY-7 the bank is asked before one can pay again by card %s; an order that is paid is not paid twice',
    async (_where, country) => {
      const { address } = await open(paidOnceAsked(), country);
      await payButton();
      await bringBack();
      screen.getByText('Checking payment');
      expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
      await waitFor(() => expect(address()).toBe('/pay/success?order=71'), { timeout: 4000 });
    },
  );

  it('PAY-10 also where the browser opens the page anew', async () => {
    const entry = { name: new URL('/', location.href).href, type: 'back_forward' };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as unknown as PerformanceEntry]);
    const { address, calls } = await open(paidOnceAsked(), hosted);
    await screen.findByText('Checking payment');
    await waitFor(() => expect(address()).toBe('/pay/success?order=71'), { timeout: 4000 });
    expect(calls.filter(asQuestion)).toHaveLength(1);
  });

  it('PAY-1 one that is not paid can be paid then, with an empty form', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Cardholder name'), 'AIGUL ASANOVA');
    await bringBack();
    const holder = await screen.findByLabelText('Cardholder name', undefined, { timeout: 4000 });
    expect(holder).toHaveProperty('value', '');
    expect((await payButton()).getAttribute('aria-busy')).toBeNull();
  });
});

describe('the order being paid', () => {
  it('says how long its products are held', async () => {
    await open();
    await screen.findByText(/Your items are reserved for 20 more minutes, until \d\d:\d\d/);
  });

  it.each([
    ['ahead', -60],
    ['behind', 60],
  ])(
    'ORD-1 says until when they are held where the clock of a device is an hour %s',
    async (_way, minutes) => {
      const until = new Date(Date.now() + (minutes + 20) * 60_000).toISOString();
      const { calls } = await open(unpaidOrder({ reservedUntil: until }));
      await screen.findByText(/^Your items are reserved until \d\d:\d\d\.$/);
      expect(screen.queryByText('Your reservation has expired.')).toBeNull();
      expect(calls.filter(({ path }) => path === 'order/order/71/')).toHaveLength(1);
    },
  );

  it('ORD-1 once the time is over it is asked again until the server has let the order go', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let order = unpaidOrder();
    await open(() => order);
    await screen.findByText(/reserved for 20 more minutes/);
    await act(() => vi.advanceTimersByTimeAsync(20 * 60_000 + 1000));
    screen.getByText('Your reservation has expired.');
    order = testOrder({ status: 'expired' });
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await screen.findByRole('heading', { level: 1, name: 'This order can no longer be paid for' });
    vi.useRealTimers();
  });

  it('one that is not placed goes to the checkout, a paid one to its success page', async () => {
    const { address } = await open(testOrder());
    await waitFor(() => expect(address()).toBe('/checkout'));
    const paid = await open(testOrder({ status: 'paid' }));
    await waitFor(() => expect(paid.address()).toBe('/pay/success?order=71'));
  });

  describe('after another tab was looked at', () => {
    const lookAgain = () =>
      act(async () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
        document.dispatchEvent(new Event('visibilitychange'));
      });

    it.each(['cancelled', 'expired'] as const)('one that is %s there cannot be paid here', async (status) => {
      let order = unpaidOrder();
      await open(() => order);
      await payButton();
      order = testOrder({ status });
      await lookAgain();
      await screen.findByRole('heading', { level: 1, name: 'This order can no longer be paid for' });
    });

    it('one that is placed in another way there is paid here at its new sum', async () => {
      let order = unpaidOrder();
      await open(() => order);
      await payButton();
      order = unpaidOrder({ total: '62.00' });
      await lookAgain();
      await waitFor(async () => expect((await payButton()).textContent).toContain('62,00'));
    });

    it('one that is as it was keeps what is typed, also without a network', async () => {
      let answers: () => unknown = unpaidOrder;
      const { user } = await open(() => answers());
      await user.type(await screen.findByLabelText('Cardholder name'), 'AIGUL');
      await lookAgain();
      answers = () => {
        throw new TypeError('Failed to fetch');
      };
      await lookAgain();
      expect(screen.getByLabelText('Cardholder name')).toHaveProperty('value', 'AIGUL');
    });
  });

  it('one whose time is over leads to the cart, where its products still are', async () => {
    await open(testOrder({ status: 'expired' }));
    await screen.findByRole('heading', { level: 1, name: 'This order can no longer be paid for' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to cart' }).getAttribute('href')).toBe('/cart');
  });

  it('CHK-9 PAY-3 is enclosed: the brand, the way back and whom to ask, but no menu, search or news', async () => {
    await open();
    await screen.findByRole('listitem', { current: 'step' });
    const banner = within(screen.getByRole('banner'));
    banner.getByRole('link', { name: 'Back to cart' });
    expect(banner.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    const steps = screen.getAllByRole('listitem').filter((step) => step.closest('ol'));
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Address done', 'Delivery done', 'Payment']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step']);
  });
});
