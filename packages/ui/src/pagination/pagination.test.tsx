import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { Pagination } from './pagination.tsx';

const pagination = (page: number, pages: number) => ({
  label: 'Pages',
  page,
  pages,
  link: (to: number) => <Link href={`?page=${to}`} />,
  pageLabel: (to: number) => `Page ${to}`,
  previousLabel: 'Back',
  nextLabel: 'On',
});

describeComponent('Pagination', {
  element: (props) => <Pagination {...props} {...pagination(1, 2)} />,
  refTag: 'nav',
  found: { role: 'navigation', name: 'Pages' },
  stops: ['a', 'a', 'a'],
});

describe('Pagination', () => {
  it('links to the neighbours and marks the page shown', () => {
    render(<Pagination {...pagination(2, 9)} />);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2');
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('?page=1');
    expect(screen.getByRole('link', { name: 'On' }).getAttribute('href')).toBe('?page=3');
  });

  it.each([
    [1, 'Back'],
    [9, 'On'],
  ])('page %d of 9 has no link %s', (page, name) => {
    render(<Pagination {...pagination(page, 9)} />);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('is nothing for one page', () => {
    const { container } = render(<Pagination {...pagination(1, 1)} />);
    expect(container.innerHTML).toBe('');
  });
});
