import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const items = [{ label: 'Shop', link: <Link href="/e-shop" /> }, { label: 'Aloe gel' }];

describeComponent('Breadcrumbs', {
  element: (props) => <Breadcrumbs {...props} label="Breadcrumbs" items={items} />,
  refTag: 'nav',
  found: { role: 'navigation', name: 'Breadcrumbs' },
  stops: ['a'],
});

it('ends with the page itself, which is no link', () => {
  render(<Breadcrumbs label="Breadcrumbs" items={items} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Shop']);
  expect(screen.getByText('Aloe gel').getAttribute('aria-current')).toBe('page');
});

it('SHOP-9 takes a product that is called like its category', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <Breadcrumbs
      label="Breadcrumbs"
      items={[{ label: 'Aloe', link: <Link href="/aloe" /> }, { label: 'Aloe' }]}
    />,
  );
  expect(screen.getAllByText('Aloe')).toHaveLength(2);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
