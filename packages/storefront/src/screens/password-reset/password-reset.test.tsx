import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop, testMember } from '../../testing/open-shop.tsx';

const path = '/password/reset/Token-43';

const fill = async (options: Parameters<typeof openShop>[1]) => {
  const opened = openShop(path, options);
  await opened.user.type(await screen.findByLabelText('New password'), 'tulip-47');
  return { ...opened, again: screen.getByLabelText('Repeat new password') };
};

describe('the page of the mailed link', () => {
  it('PWD-1 a link that is used up, expired or broken is told of on arrival, before anybody types', async () => {
    const words = 'This link has expired or has already been used. Please request a new one.';
    const { calls } = openShop(path, {
      answers: { 'POST password/reset/check/': answer(400, { token: [words], code: 'invalid' }) },
    });
    await screen.findByText(words);
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(calls.map(({ path: called, body }) => [called, body])).toEqual([
      ['password/reset/check/', { token: 'Token-43' }],
    ]);
    screen.getByRole('link', { name: 'Request a new link' });
  });

  it('PWD-1 ROUTE-7 sends the password with the link’s token, and leads to the login', async () => {
    const { user, again, calls } = await fill({ answers: { 'POST password/reset/confirm/': answer(204) } });
    await user.type(again, 'tulip-47{Enter}');
    const done = await screen.findByRole('heading', { level: 1, name: 'Password changed' });
    await expect.poll(() => document.activeElement).toBe(done.parentElement);
    expect(calls.find(({ path: called }) => called === 'password/reset/confirm/')?.body).toEqual({
      token: 'Token-43',
      newPassword: 'tulip-47',
      confirmPassword: 'tulip-47',
    });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it('PWD-1 the login then has the id of whose link it was, and the password is asked for', async () => {
    const { user, again, address } = await fill({
      answers: {
        'POST password/reset/check/': { fboId: '999000000003', first: false },
        'POST password/reset/confirm/': answer(204),
      },
    });
    await user.type(again, 'tulip-47{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    const id = await screen.findByLabelText<HTMLInputElement>('Member ID');
    expect([id.value, address()]).toEqual(['999-000-000-003', '/login']);
  });

  it('REG-8 PWD-1 the first password of who goes online is set, not changed', async () => {
    const { user, again } = await fill({
      answers: {
        'POST password/reset/check/': { fboId: '999000000011', first: true },
        'POST password/reset/confirm/': answer(204),
      },
    });
    screen.getByRole('heading', { level: 1, name: 'Set your password' });
    expect(screen.queryByText(/other devices/)).toBeNull();
    await user.type(again, 'tulip-47{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Password set' });
    expect(screen.queryByText(/changed/)).toBeNull();
  });

  it('PWD-1 AUTH-5 who was logged in here is so no longer', async () => {
    const { user, again, stored } = await fill({
      answers: { 'POST password/reset/confirm/': answer(204) },
      member: testMember,
    });
    await user.type(again, 'tulip-47{Enter}');
    await screen.findByText('Password changed');
    expect(stored.has('token')).toBe(false);
  });

  it('PWD-3 MSG-3 two that differ are not sent; the summary leads to the field, and mended it is silent', async () => {
    const { user, again, calls } = await fill({});
    await user.type(again, 'tulip-48{Enter}');
    const line = await screen.findByRole('link', { name: /Your new passwords do not match\./ });
    expect(calls.filter(({ path: called }) => called === 'password/reset/confirm/')).toEqual([]);
    await user.click(line);
    expect(document.activeElement).toBe(again);
    await user.type(again, '{Backspace}7');
    await waitFor(() => expect(screen.queryByText(/do not match/)).toBeNull());
  });

  it('PWD-1 a link that is used up meanwhile says so and leads to a new one', async () => {
    const words = 'This link has expired or has already been used. Please request a new one.';
    const { user, again } = await fill({
      answers: { 'POST password/reset/confirm/': answer(400, { token: [words], code: 'invalid' }) },
    });
    await user.type(again, 'tulip-47{Enter}');
    await screen.findByText(words);
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
  });

  it('PWD-1 with a used-up link who is logged in is led to the page that changes the password', async () => {
    const { user, again } = await fill({
      answers: { 'POST password/reset/confirm/': answer(400, { token: ['Over.'], code: 'invalid' }) },
      member: testMember,
    });
    await user.type(again, 'tulip-47{Enter}');
    const link = await screen.findByRole('link', { name: 'Change password' });
    expect(link.getAttribute('href')).toBe('/password/change');
  });

  it('PWD-3 what the server refuses is said beside the field, and nothing typed is lost', async () => {
    const { user, again } = await fill({
      answers: {
        'POST password/reset/confirm/': answer(400, {
          newPassword: ['This password is too common. Please choose another one.'],
          code: 'invalid',
        }),
      },
    });
    await user.type(again, 'tulip-47{Enter}');
    const field = screen.getByLabelText<HTMLInputElement>('New password');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('tulip-47');
  });
});
