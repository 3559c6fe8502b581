import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { SummaryList } from './summary-list.tsx';

const rows = [
  { id: 'gross', term: 'Before discount', value: '8 600 c' },
  { id: 'discount', term: 'Discount', value: '−2 580 c', note: '30 %' },
];

describeComponent('SummaryList', {
  element: (props) => <SummaryList {...props} rows={rows} total={{ term: 'Total', value: '6 020 c' }} />,
  refTag: 'dl',
});

it('pairs each term with its value, the total last', () => {
  render(<SummaryList rows={rows} total={{ term: 'Total', value: '6 020 c' }} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8 600 c',
    '−2 580 c',
    '6 020 c',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Before discount',
    'Discount30 %',
    'Total',
  ]);
});
