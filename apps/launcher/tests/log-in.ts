import type { Page } from '@playwright/test';
import { call } from './launcher.ts';

/** Logs a member in as the shop itself would keep it; gives the token. */
export const logIn = async (page: Page, country: string, member: string): Promise<string> => {
  const { body } = await call(country, 'POST', 'login/', {
    body: { username: member, password: 'Aloe-demo-2026' },
  });
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('currentUser', user ?? '');
    },
    [
      body.token,
      JSON.stringify({
        pk: body.user.pk,
        username: member,
        firstName: body.user.extraFields.name,
        level: body.user.extraFields.level,
      }),
    ],
  );
  return body.token;
};
