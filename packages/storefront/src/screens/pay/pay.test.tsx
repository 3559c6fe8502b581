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

const open = async (order = unpaidOrder(), country = onPage) => {
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

describe('the order being paid', () => {
  it('says how long its products are held', async () => {
    await open();
    await screen.findByText(/Your items are reserved for 20 more minutes, until \d\d:\d\d/);
  });

  it('one that is not placed goes to the checkout, a paid one to its success page', async () => {
    const { address } = await open(testOrder());
    await waitFor(() => expect(address()).toBe('/checkout'));
    const paid = await open(testOrder({ status: 'paid' }));
    await waitFor(() => expect(paid.address()).toBe('/pay/success?order=71'));
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
