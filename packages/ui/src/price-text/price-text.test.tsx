import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { PriceText } from './price-text.tsx';

describeComponent('PriceText', {
  element: (props) => <PriceText {...props} amount="1 323 c" oldAmount="1 890 c" oldLabel="Old price" />,
  refTag: 'span',
});

it('reads out which price is the old one', () => {
  const { container } = render(
    <PriceText label="Your price" amount="1 323 c" oldAmount="1 890 c" oldLabel="Old price" />,
  );
  expect(container.textContent).toBe('Your price 1 323 c Old price 1 890 c');
  expect(container.querySelector('s')?.textContent).toBe('1 890 c');
});
