import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'tr', label: 'Türkçe', lang: 'tr' },
  { value: 'ru', label: 'Русский', lang: 'ru' },
];

describeComponent('Select', {
  element: (props) => <Select {...props} label="Language" options={options} placeholder="Choose" />,
  refTag: 'select',
  found: { role: 'combobox', name: 'Language' },
  stops: ['select'],
});

it('is empty until something is chosen, and says what was', async () => {
  const change = vi.fn();
  render(
    <Select
      label="Language"
      options={options}
      placeholder="Choose"
      onChange={(event) => {
        change(event.target.value);
      }}
    />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('');
  await userEvent.selectOptions(select, 'Русский');
  expect(change.mock.calls).toEqual([['ru']]);
});
