import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/button.tsx';
import { describeComponent } from '../testing/describe-component.tsx';
import { Link } from '../testing/link.tsx';
import { leadCard } from './card-sizes.ts';
import { ProductCard } from './product-card.tsx';

const card = {
  picture: <img src="/gel.jpg" alt="" width={10} height={10} />,
  name: 'Aloe gel, 1 l',
  link: <Link href="/e-shop/1-aloe-gel" />,
  code: '№ 715',
  price: '1 323 c',
};

describeComponent('ProductCard', {
  element: (props) => (
    <ProductCard {...props} {...card} headingLevel={2} action={<Button>Add to cart</Button>} />
  ),
  refTag: 'article',
  found: { role: 'link', name: 'Aloe gel, 1 l' },
  stops: ['a', 'button'],
});

it('the ground of its picture goes on beside it, in the colour that it is given', () => {
  const { container } = render(<ProductCard {...card} size={leadCard} ground="#e6f1f2" />);
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#e6f1f2');
});

it('has one link, and the action is not in it', () => {
  render(<ProductCard {...card} action={<Button>Add to cart</Button>} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('button').closest('a')).toBeNull();
  expect(screen.getByRole('heading', { level: 3, name: 'Aloe gel, 1 l' })).toBeTruthy();
});
