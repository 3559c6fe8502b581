import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';

describe('the page where a password is changed', () => {
  it.each(['/password', '/password/change'])(
    'ROUTE-7 %s asks a visitor to log in, and says why',
    async (path) => {
      const { address } = openShop(path);
      await screen.findByText('Log in to change your password.');
      expect(address()).toBe('/login?next=%2Fpassword%2Fchange');
    },
  );

  it('ROUTE-7 PWD-3 MSG-11 /password leads a member to the form, which says when it is done', async () => {
    const { user, address, calls, stored } = openShop('/password', {
      answers: { 'POST password/change/': answer(204) },
      member: testMember,
    });
    await user.type(await screen.findByLabelText('Current password'), 'old one');
    expect(address()).toBe('/password/change');
    await user.type(screen.getByLabelText('New password'), 'tulip-47');
    await user.type(screen.getByLabelText('Repeat new password'), 'tulip-47{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Password changed' });
    expect(calls.find(({ path }) => path === 'password/change/')?.body).toEqual({
      oldPassword: 'old one',
      newPassword: 'tulip-47',
      confirmPassword: 'tulip-47',
    });
    expect(stored.has('token')).toBe(true);
  });

  it('PWD-3 MSG-3 one that is too short is not sent, and says how long it must be', async () => {
    const { user, calls } = openShop('/password/change', { member: testMember });
    await user.type(await screen.findByLabelText('Current password'), 'old one');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Repeat new password'), 'short{Enter}');
    const field = screen.getByLabelText('New password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/8/).length).toBeGreaterThan(1);
    expect(calls.filter(({ path }) => path === 'password/change/')).toEqual([]);
  });

  it('PWD-3 REG-5 of two that differ nothing is said any more once the first is mended', async () => {
    const { user } = openShop('/password/change', { member: testMember });
    await user.type(await screen.findByLabelText('New password'), 'tulip-48');
    await user.type(screen.getByLabelText('Repeat new password'), 'tulip-47{Tab}');
    const again = screen.getByLabelText('Repeat new password');
    await waitFor(() => expect(again.getAttribute('aria-invalid')).toBe('true'));
    await user.type(screen.getByLabelText('New password'), '{Backspace}7');
    expect(again.getAttribute('aria-invalid')).toBeNull();
  });
});
