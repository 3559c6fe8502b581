import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../testing/network.ts';
import { openShop } from '../../testing/open-shop.tsx';
import { testCountry } from '../../testing/test-country.ts';
import { testPage } from '../../testing/test-page.ts';

const answers = {
  'GET page/about-us/': testPage(),
  'GET page/marketing-plan/': testPage({ title: 'How the plan works', picture: null }),
  'GET page/tools/': testPage({
    title: 'Tools',
    body: '<p><a href="/e-shop?q=gel">Gels</a> <a href="/content/list-1.pdf">List</a> <a href="https://other.example/">Other</a></p>',
  }),
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page of the company', () => {
  it('ROUTE-6 CONT-4 /forever leads to the first page, with its picture and words', async () => {
    const { address } = openShop('/forever', { answers });
    await heading('About Aloea');
    expect(address()).toBe('/forever/about-us');
    screen.getByRole('heading', { level: 2, name: 'Where it grows' });
    const picture = screen.getByRole('img', { name: 'Rows of aloe' });
    expect(picture.getAttribute('src')).toBe('/content/rows-ab12-1200.webp');
    expect(picture.parentElement?.querySelector('source')?.srcset).toBe(
      '/content/rows-ab12-480.avif 480w, /content/rows-ab12-1200.avif 1200w',
    );
    await waitFor(() => expect(document.title).toBe('About Aloea · Aloea'));
  });

  it('ROUTE-6 ROUTE-16 the pages of the section stand above it, and say where one is', async () => {
    const { user, address } = openShop('/forever/about-us', { answers });
    const section = within(await screen.findByRole('navigation', { name: 'Company' }));
    expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'About us',
      'Why Aloea',
      'Marketing plan',
      'Events',
      'Incentives',
      'Tools for members',
      'Questions and answers',
      'Contact us',
    ]);
    expect(section.getByRole('link', { current: 'page' }).textContent).toBe('About us');
    await user.click(section.getByRole('link', { name: 'Marketing plan' }));
    const opened = await heading('How the plan works');
    await waitFor(() => expect(document.activeElement).toBe(opened));
    expect(address()).toBe('/forever/marketing-plan');
    expect(screen.getByRole('link', { current: 'page', name: 'Marketing plan' })).toBeTruthy();
  });

  it('CONT-4 links to own pages are followed without a reload; files and other sites are the browser’s', async () => {
    const { user, address } = openShop('/forever/tools', { answers });
    await heading('Tools');
    const left: string[] = [];
    const note = (event: Event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      left.push(event.target instanceof Element ? (event.target.textContent ?? '') : '');
    };
    window.addEventListener('click', note);
    await user.click(screen.getByRole('link', { name: 'List' }));
    await user.click(screen.getByRole('link', { name: 'Other' }));
    expect(left).toEqual(['List', 'Other']);
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Gels' }));
    await user.keyboard('{/Control}');
    expect(left).toEqual(['List', 'Other', 'Gels']);
    expect(address()).toBe('/forever/tools');
    await user.click(screen.getByRole('link', { name: 'Gels' }));
    await waitFor(() => expect(address()).toBe('/e-shop?q=gel'));
    window.removeEventListener('click', note);
  });

  it('CONT-4 a page that the country does not have is said to be missing', async () => {
    openShop('/forever/about-us', {
      answers: { 'GET page/about-us/': answer(404, { detail: 'Not found.', code: 'not_found' }) },
    });
    await heading('Page not found');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('ROUTE-16 ROUTE-2 a page that only this country has stands by itself, in the menu and at the foot; other addresses lead home', async () => {
    const country = testCountry({
      ownPages: [{ slug: 'loyalty-club', title: { en: 'Loyalty club', tr: 'Sadakat kulübü' } }],
    });
    const { user, address } = openShop('/no-such-page', {
      country,
      answers: { 'GET page/loyalty-club/': testPage({ title: 'The club of the loyal' }) },
    });
    await waitFor(() => expect(address()).toBe('/'));
    const foot = within(await screen.findByRole('navigation', { name: 'Information' }));
    await user.click(foot.getByRole('link', { name: 'Loyalty club' }));
    await heading('The club of the loyal');
    expect(address()).toBe('/loyalty-club');
    expect(screen.queryByRole('navigation', { name: 'Company' })).toBeNull();
  });

  it('CONT-12 ROUTE-17 what failed is tried again', async () => {
    let times = 0;
    const { user } = openShop('/forever/about-us', {
      answers: {
        'GET page/about-us/': () => {
          times += 1;
          return times === 1 ? answer(503, { detail: 'x', code: 'unavailable_service' }) : testPage();
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await heading('About Aloea');
  });
});
