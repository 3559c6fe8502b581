import type { Sent } from '@caravan/api-client';
import type { Order } from '@caravan/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, type Answers } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testOrder } from '../../testing/test-order.ts';
import { wholeText } from '../../testing/whole-text.ts';

const gift = { code: '9', quantity: 1, unitPrice: 0, unitCc: 0, gift: true, name: 'Tote Bag' };
const bought = [
  { code: '1', name: 'Aloe gel', quantity: 5 },
  { code: '2', name: 'Hand cream', quantity: 1 },
  gift,
];
const delivered = (facts: Partial<Order> = {}): Order =>
  testOrder(
    {
      status: 'delivered',
      email: 'aigul@example.org',
      history: [
        { status: 'paid', at: '2026-11-21T06:05:00Z' },
        { status: 'shipped', at: '2026-11-22T06:05:00Z' },
        { status: 'delivered', at: '2026-11-23T06:05:00Z' },
      ],
      ...facts,
    },
    bought,
  );
const declared: NonNullable<Order['returns']>[number] = {
  at: '2026-11-25T06:00:00Z',
  state: 'requested',
  reason: 'Too many',
  lines: [{ productCode: '1', quantity: 2 }],
};

const open = (order: Order, answers: Answers = {}, facts = {}) =>
  openShop('/order-history/71', {
    member: testMember,
    country: testCountry({ withdrawalDays: 30, withdrawalForm: true, ...facts }),
    answers: { 'GET order/order/71/': order, ...answers },
  });
const text = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

it('ORD-3 PAY-12 what was never sent is told beside its product', async () => {
  const { details, ...order } = delivered();
  open({ ...order, details: details.map((line) => (line.code === '1' ? { ...line, notSent: 2 } : line)) });
  const lines = within(await screen.findByRole('region', { name: 'Ordered products' }));
  expect(lines.getAllByRole('listitem').map((line) => /\d not sent/.exec(line.textContent)?.[0])).toEqual([
    '2 not sent',
    undefined,
    undefined,
  ]);
});

describe('who ordered', () => {
  it('ORD-2 is named with id, level, phone and e-mail', async () => {
    const { owner } = delivered();
    open(
      delivered({
        owner: { ...owner, level: 'supervisor', phone: '+999555123456', email: 'owner@shop.example' },
      }),
    );
    const fact = (await screen.findByText('Ordered by')).nextElementSibling;
    expect(fact?.textContent.split('\n')).toEqual([
      owner.name,
      `${owner.fboId} · Supervisor`,
      '+999 555 123 456',
      'owner@shop.example',
    ]);
  });
});

describe('the way back of an order', () => {
  it('ORD-7 shows every step with its time: what goes back and why, what has come, what is refunded', async () => {
    open(
      delivered({
        status: 'refunded',
        returns: [
          { ...declared, state: 'received', reason: '' },
          { ...declared, at: '2026-11-26T06:00:00Z', lines: [{ productCode: '2', quantity: 1 }] },
        ],
        refunds: [
          { at: '2026-11-25T09:00:00Z', state: 'done', amount: '24.80' },
          { at: '2026-11-27T09:00:00Z', state: 'pending', amount: '12.40' },
        ],
      }),
    );
    const section = within(await screen.findByRole('region', { name: 'Returns and refunds' }));
    const steps = within(section.getAllByRole('list')[0] as HTMLElement)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('time'));
    expect(steps.map(text)).toEqual([
      'Return received25-11-2026 12:00Aloe gel × 2',
      'Refunded: 24,80 XXD25-11-2026 15:00',
      'Return requested26-11-2026 12:00Hand cream × 1Reason: Too manyPlease send these products back to us. We’ll update this page when they arrive.',
      'Refund on its way: 12,40 XXD27-11-2026 15:00It may take your bank a few days to show it.',
    ]);
  });

  it('ORD-7 nothing is to be sent back of what was never sent', async () => {
    open(testOrder({ status: 'paid', returns: [declared] }, bought));
    const section = within(await screen.findByRole('region', { name: 'Returns and refunds' }));
    expect(section.queryByText(/send these products back/)).toBeNull();
  });

  it('ORD-7 an order without any says nothing of it', async () => {
    open(delivered());
    await screen.findByRole('heading', { level: 1, name: 'Order XX-26-7F3K2Q' });
    expect(screen.queryByText('Returns and refunds')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw from this order' })).toBeNull();
  });

  it.each([
    ['refused', 'Refused on delivery'],
    ['returned', 'Returned'],
    ['refunded', 'Refunded'],
  ] as const)('ORD-7 an order that is %s says so, and when', async (status, name) => {
    open(delivered({ status, history: [{ status, at: '2026-11-24T06:05:00Z' }] }));
    await screen.findByRole('heading', { level: 1, name: 'Order XX-26-7F3K2Q' });
    const states = within(screen.getByRole('region', { name: 'Order timeline' })).getAllByRole('listitem');
    expect(states.map(text)).toEqual([`${name}24-11-2026 12:05`]);
    expect(screen.getAllByText(name)).toHaveLength(2);
  });
});

it('PAY-12 an order that is paid and looked at warns of paying twice', async () => {
  open(testOrder({ status: 'paid_review' }, bought));
  await screen.findByText('Payment received, order under review');
  screen.getByText(/Please don’t pay again/);
});

describe('the withdrawal form', () => {
  const free = { withdrawal: { until: '2026-12-23T20:59:59.999Z' } };
  const begin = async (order = delivered(free), answers: Answers = {}) => {
    const opened = open(order, answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Withdraw from this order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Withdrawal from order XX-26-7F3K2Q' });
    const sent = () =>
      opened.calls.filter(({ path }) => path === 'order/order/71/withdrawal/').map(({ body }) => body);
    return { ...opened, sent, form: within(dialog) };
  };
  const withdrawn = delivered({
    returns: [
      {
        ...declared,
        lines: [
          { productCode: '1', quantity: 5 },
          { productCode: '2', quantity: 1 },
        ],
      },
    ],
  });

  it('API-73 ORD-7 declares the withdrawal from the whole order, and says that it was confirmed by mail', async () => {
    const { user, form, sent } = await begin(undefined, { 'POST order/order/71/withdrawal/': withdrawn });
    form.getByText(
      wholeText(
        'I declare to the seller (Exland Ltd) that I withdraw from the purchase of the products chosen above, which I ordered on 21-11-2026 under the number XX-26-7F3K2Q.',
      ),
      { selector: 'p' },
    );
    expect(form.getByText('24-12-2026.').closest('p')?.textContent).toContain(
      'up to and including 24-12-2026',
    );
    await user.click(form.getByRole('button', { name: 'Send withdrawal' }));
    const confirmation = (await form.findByText('We have received your withdrawal')).closest('[tabindex]');
    expect(confirmation?.textContent).toContain('We have sent a confirmation to aigul@example.org.');
    await expect.poll(() => document.activeElement).toBe(confirmation);
    expect(sent()).toEqual([{}]);
    await user.click(form.getByRole('button', { name: 'Back to order' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('region', { name: 'Returns and refunds' });
    expect(screen.queryByRole('button', { name: 'Withdraw from this order' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('API-73 without a delivery the term has not begun', async () => {
    const { form } = await begin(delivered({ withdrawal: { until: null } }));
    form.getByText(/now and up to 30 days after you receive the order/);
  });

  it('API-73 declares it for some products, as many as were bought and are not on their way back, and no gift', async () => {
    const { user, form, sent } = await begin(delivered({ ...free, returns: [declared] }), {
      'POST order/order/71/withdrawal/': withdrawn,
    });
    form.getByText('Everything not yet returned');
    await user.click(form.getByRole('radio', { name: 'Some of the products' }));
    const products = within(form.getByRole('list', { name: 'Products' }));
    expect(products.getAllByRole('checkbox')).toHaveLength(2);
    expect(products.queryByText('Tote Bag')).toBeNull();
    await user.click(products.getByRole('checkbox', { name: 'Aloe gel' }));
    const units = products.getByRole('spinbutton', { name: /Aloe gel/ });
    expect([units.getAttribute('aria-valuenow'), units.getAttribute('aria-valuemax')]).toEqual(['3', '3']);
    await user.type(units, '{ArrowDown}');
    await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Not for me');
    await user.click(form.getByRole('button', { name: 'Send withdrawal' }));
    await form.findByText('We have received your withdrawal');
    expect(sent()).toEqual([{ lines: [{ productCode: '1', quantity: 2 }], reason: 'Not for me' }]);
  });

  it('API-73 can be filled in and sent from the keyboard', async () => {
    const { user, form, sent } = await begin(undefined, { 'POST order/order/71/withdrawal/': withdrawn });
    form.getByRole('radio', { name: 'The whole order' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(form.getByRole('radio', { name: 'Some of the products' }));
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(form.getByRole('checkbox', { name: 'Hand cream' }));
    await user.keyboard(' ');
    await user.tab();
    expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Reason/ }));
    await user.tab();
    expect(document.activeElement).toBe(form.getByRole('button', { name: 'Send withdrawal' }));
    await user.keyboard('{Enter}');
    await form.findByText('We have received your withdrawal');
    expect(sent()).toEqual([{ lines: [{ productCode: '2', quantity: 1 }] }]);
  });

  it('API-73 MSG-7 without a product it is not sent: it says so beside them and leads there', async () => {
    const { user, form, sent } = await begin();
    await user.click(form.getByRole('radio', { name: 'Some of the products' }));
    await user.click(form.getByRole('button', { name: 'Send withdrawal' }));
    form.getByText('Choose at least one product');
    expect(document.activeElement).toBe(form.getByRole('checkbox', { name: 'Aloe gel' }));
    await user.click(form.getByRole('checkbox', { name: 'Aloe gel' }));
    expect(form.queryByText('Choose at least one product')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it.each([
    [
      'over its term, in the server’s words',
      answer(409, { detail: 'The withdrawal period for this order is over.', code: 'term_over' }),
      'The withdrawal period for this order is over.',
      'alert',
    ],
    [
      'for its products, beside them',
      answer(400, { lines: ['Choose products of this order.'], code: 'invalid' }),
      'Choose products of this order.',
      null,
    ],
    [
      'for its reason, beside it',
      answer(400, { reason: ['At most 500 characters.'], code: 'invalid' }),
      'At most 500 characters.',
      null,
    ],
    ['by a server that is down', answer(503), 'Server error', 'alert'],
  ])(
    'API-73 refused %s, it keeps what was typed, closed and opened too',
    async (_why, refusal, words, role) => {
      const { user, form, sent } = await begin(undefined, {
        'POST order/order/71/withdrawal/': (_sent: Sent) => refusal,
      });
      await user.click(form.getByRole('radio', { name: 'Some of the products' }));
      await user.click(form.getByRole('checkbox', { name: 'Hand cream' }));
      await user.type(form.getByRole('textbox'), 'Not for me');
      await user.click(form.getByRole('button', { name: 'Send withdrawal' }));
      const said = await form.findByText(words);
      expect(said.closest('[role=alert]') === null ? null : 'alert').toBe(role);
      if (words.startsWith('At most'))
        expect(form.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
      expect(sent()).toHaveLength(1);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Withdraw from this order' }));
      const again = within(await screen.findByRole('dialog'));
      expect(again.getByRole('textbox')).toHaveProperty('value', 'Not for me');
      expect(again.getByRole('checkbox', { name: 'Hand cream' })).toHaveProperty('checked', true);
    },
  );

  it('API-73 is not offered once everything is on its way back', async () => {
    open(delivered({ ...free, returns: withdrawn.returns }));
    await screen.findByRole('region', { name: 'Returns and refunds' });
    expect(screen.queryByRole('button', { name: 'Withdraw from this order' })).toBeNull();
  });
});
