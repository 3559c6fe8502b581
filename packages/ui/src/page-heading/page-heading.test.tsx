import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { PageHeading } from './page-heading.tsx';

describeComponent('PageHeading', {
  element: (props) => (
    <PageHeading {...props} lead="Four products">
      Cart
    </PageHeading>
  ),
  refTag: 'h1',
  found: { role: 'heading', name: 'Cart' },
});

it('A11Y-2 takes the focus after navigation', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(<PageHeading ref={ref}>Cart</PageHeading>);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
