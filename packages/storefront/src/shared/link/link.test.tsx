import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftBy } from '../document/left-by.ts';
import { FollowLinks } from './follow-links.tsx';
import { Link } from './link.tsx';

afterEach(cleanup);

const open = (links: ReactElement) => {
  const router = createMemoryRouter([{ path: '*', element: <FollowLinks>{links}</FollowLinks> }], {
    initialEntries: ['/a'],
  });
  render(<RouterProvider router={router} />);
  return { router, press: (name: string) => userEvent.click(screen.getByRole('link', { name })) };
};

describe('a link of the shop', () => {
  it('ROUTE-1 A11Y-2 is followed by the router, and remembered at the page that it left', async () => {
    const { router, press } = open(
      <Link to="/b" state={{ from: 'a' }}>
        on
      </Link>,
    );
    const { key } = router.state.location;
    await press('on');
    expect(router.state.location).toMatchObject({ pathname: '/b', state: { from: 'a' } });
    expect(leftBy.get(key)).toBe('/b');
  });

  it('ROUTE-1 to where one is, is no other step on the way back, also after others', async () => {
    const { router, press } = open(
      <>
        <Link to="/a">back</Link>
        <Link to="/b">on</Link>
      </>,
    );
    for (const [name, action] of [
      ['back', 'REPLACE'],
      ['on', 'PUSH'],
      ['on', 'REPLACE'],
      ['back', 'PUSH'],
    ] as const) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
      await press(name);
      expect([name, router.state.historyAction]).toEqual([name, action]);
    }
  });

  it('ROUTE-1 is left to the browser with a key for a new tab, with a target, and when its own answer was another', () => {
    const { router } = open(
      <>
        <Link to="/b">on</Link>
        <Link to="/b" target="_blank">
          beside
        </Link>
        <Link to="/b" onClick={(event) => event.preventDefault()}>
          refused
        </Link>
      </>,
    );
    // The document of these tests follows no links.
    const stay = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', stay);
    fireEvent.click(screen.getByRole('link', { name: 'on' }), { ctrlKey: true });
    for (const name of ['beside', 'refused']) fireEvent.click(screen.getByRole('link', { name }));
    document.removeEventListener('click', stay);
    expect(stay).toHaveBeenCalledTimes(3);
    expect(router.state.location.pathname).toBe('/a');
  });

  it('is not rendered again when another one is followed', async () => {
    const rendered = vi.fn();
    const Counted = () => {
      rendered();
      return Link({ to: '/b', children: 'on' });
    };
    const { router, press } = open(
      <>
        <Counted />
        <Link to="/c">further</Link>
      </>,
    );
    await press('on');
    await press('further');
    expect(router.state.location.pathname).toBe('/c');
    expect(rendered).toHaveBeenCalledTimes(1);
  });
});
