import { screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop, testMember } from '../../testing/open-shop.tsx';
import { unpaidOrder } from '../../testing/test-order.ts';

afterEach(() => void vi.useRealTimers());

describe('asking for the payment of an order', () => {
  it('PAY-10 the next question waits for the answer to the one before, however slow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let asked = 0;
    openShop('/pay/success?order=71', {
      member: testMember,
      answers: {
        'GET order/order/71/': () => {
          asked += 1;
          return asked === 1 ? unpaidOrder() : new Promise(() => {});
        },
      },
    });
    await screen.findByRole('heading', { level: 1, name: 'Checking payment' });
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked).toBe(2);
  });
});
