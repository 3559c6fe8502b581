import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';

const offices = [
  {
    id: 1,
    name: 'Head office',
    address: '1 Main Street',
    hours: 'Mon–Sat 11:00–17:00',
    phones: ['+999 555 12 34', '+999 555 12 36'],
    messengers: { whatsapp: '+999 555 12 35', telegram: '@aloea_xx' },
    map: 'https://maps.example/1',
  },
  {
    id: 2,
    name: 'Pickup point',
    address: '9 Hill Road',
    hours: 'Tue–Sat',
    phones: ['+999 555 12 34'],
    messengers: {},
    map: 'https://maps.example/2',
  },
];
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

const open = async (feedback: unknown = answer(201, {})) => {
  const opened = openShop('/forever/contact-us', {
    answers: { 'GET location/office/': offices, 'POST feedback/': feedback },
  });
  const send = await screen.findByRole('button', { name: 'Send message' });
  const fill = async () => {
    await opened.user.type(field('Your name'), ' Aigul ');
    await opened.user.type(field('Email'), 'aigul@mail.example');
    await opened.user.type(field('Subject'), 'Tea');
    await opened.user.type(field('Message'), 'Is it back?{Enter}Thanks');
  };
  return { ...opened, send, fill };
};

describe('the offices', () => {
  it('CONT-9 each with its address, hours, telephones, messengers and map', async () => {
    await open();
    screen.getByRole('heading', { level: 1, name: 'Contact us' });
    const head = within(screen.getByRole('heading', { level: 3, name: 'Head office' }).closest('article')!);
    head.getByText('1 Main Street');
    head.getByText('Mon–Sat 11:00–17:00');
    expect(head.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+9995551234',
      'tel:+9995551236',
      'https://wa.me/9995551235',
      'https://t.me/aloea_xx',
      'https://maps.example/1',
    ]);
    head.getByRole('link', { name: 'Show on the map: Head office' });
    const point = within(screen.getByRole('heading', { level: 3, name: 'Pickup point' }).closest('article')!);
    expect(point.getAllByRole('link')).toHaveLength(2);
  });

  it('CONT-9 CONT-12 a country that tells of none shows where its seller is', async () => {
    openShop('/forever/contact-us', { answers: { 'GET location/office/': [] } });
    await screen.findByRole('heading', { level: 3, name: 'Exland Ltd' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '+999 555 12 34' }).getAttribute('href')).toBe('tel:+9995551234');
  });
});

describe('a letter to the office', () => {
  it('CONT-9 API-61 MSG-11 is sent as it was written, and thanked for', async () => {
    const { user, send, fill, calls } = await open();
    await fill();
    await user.click(send);
    const thanks = await screen.findByText('Thank you for your feedback');
    await expect.poll(() => document.activeElement?.contains(thanks)).toBe(true);
    screen.getByText('We’ll reply to aigul@mail.example.');
    expect(calls.find(({ path }) => path === 'feedback/')?.body).toEqual({
      name: 'Aigul',
      email: 'aigul@mail.example',
      subject: 'Tea',
      message: 'Is it back?\nThanks',
    });
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Message').value).toBe('');
    expect(screen.queryByText('Required field')).toBeNull();
  });

  it('ORD-9 names the order that it is about; what is no code names none', async () => {
    const about = async (search: string) => {
      cleanup();
      openShop(`/forever/contact-us${search}`, { answers: { 'GET location/office/': offices } });
      await screen.findByRole('button', { name: 'Send message' });
    };
    await about('?order=XX-26-7F3K2Q');
    await waitFor(() => expect(field('Subject').value).toBe('Order XX-26-7F3K2Q'));
    for (const search of ['?order=%3Cb%3E', '']) {
      await about(search);
      expect(field('Subject').value).toBe('');
    }
  });

  it('CONT-9 MSG-2 is not sent while something is missing: each line leads to its field', async () => {
    const { user, send, calls } = await open();
    await user.type(field('Email'), 'aigul@');
    await user.click(send);
    const summary = await screen.findByRole('group', { name: 'Please check the form' });
    await expect.poll(() => document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your name: Required field',
      'Invalid email',
      'Subject: Required field',
      'Message: Required field',
    ]);
    await user.click(within(summary).getByRole('link', { name: /Message/ }));
    expect(document.activeElement).toBe(field('Message'));
    expect(calls.some(({ path }) => path === 'feedback/')).toBe(false);
    await user.type(field('Message'), 'x');
    expect(within(summary).queryByRole('link', { name: /Message/ })).toBeNull();
  });

  it('CONT-9 what the server refuses stands beside its field, and nothing is lost', async () => {
    const { user, send, fill } = await open(
      answer(400, { phone: ['Enter a phone number.'], code: 'invalid' }),
    );
    await fill();
    await user.type(field(/^Phone/), 'call me');
    await user.click(send);
    await waitFor(() => expect(field(/^Phone/).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('textbox', { description: 'Enter a phone number.' })).toBe(field(/^Phone/));
    expect([field('Your name').value, field('Message').value]).toEqual([' Aigul ', 'Is it back?\nThanks']);
  });

  it('CONT-9 SEC-2 says when too many were written, with the letter still there', async () => {
    const { user, send, fill } = await open(
      answer(429, { detail: 'Too many attempts. Try again in 40 minutes.', code: 'throttled' }),
    );
    await fill();
    await user.click(send);
    const told = await screen.findByText('Too many attempts. Try again in 40 minutes.');
    expect(told.closest('[role=alert]')).not.toBeNull();
    expect(field('Message').value).toBe('Is it back?\nThanks');
  });

  it('CONT-9 says how many characters are left when it becomes long', async () => {
    const { user } = await open();
    await user.click(field('Message'));
    await user.paste('x'.repeat(3400));
    expect(screen.queryByText(/characters left/)).toBeNull();
    await user.paste('x'.repeat(200));
    screen.getByText('400 characters left');
  });
});
