import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const options = ['Beykoz', 'Beyoğlu', 'Çatalca', 'Kadıköy', 'Şile', 'Şişli'].map((label, place) => ({
  value: String(place + 1),
  label,
}));
const words = {
  label: 'District',
  options,
  fold: (text: string) =>
    text.toLowerCase().replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '').trim(),
  countText: (count: number) => (count === 0 ? 'Nothing found' : `${count} found`),
};

describeComponent('Combobox', {
  element: ({ className }) => <Combobox {...words} className={className} value="" onChange={() => {}} />,
  found: { role: 'combobox', name: 'District' },
  stops: ['input'],
});

const Form = ({ start = '', ...rest }: Partial<ComboboxProps> & { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <Combobox {...words} {...rest} value={value} onChange={setValue} />
      <p data-testid="value">{value}</p>
      <button>Next</button>
    </>
  );
};
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const value = () => screen.getByTestId('value').textContent;
const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('Combobox', () => {
  it.each([
    ['bey', ['Beykoz', 'Beyoğlu']],
    ['KADIKOY', ['Kadıköy']],
    ['si', ['Şile', 'Şişli']],
    ['xyz', []],
  ])('CHK-3 typing %s leaves %j, and says how many', async (typed, found) => {
    render(<Form />);
    await userEvent.type(field(), typed);
    expect(shown()).toEqual(found);
    expect(field().getAttribute('aria-expanded')).toBe(String(found.length > 0));
    expect(screen.getByRole('status').textContent).toBe(words.countText(found.length));
  });

  it.each([
    ['{ArrowDown}', 'Beykoz'],
    ['{ArrowDown}{ArrowDown}', 'Beyoğlu'],
    ['{ArrowUp}', 'Şişli'],
    ['{ArrowDown}{ArrowUp}', 'Şişli'],
    ['si{ArrowDown}{ArrowDown}', 'Şişli'],
    ['si{ArrowDown}{ArrowDown}{ArrowDown}', 'Şile'],
    ['si', null],
  ])('the keys %s make %s the active option', async (keys, name) => {
    render(<Form />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(active()).toBe(name);
    expect(value()).toBe('');
  });

  it('Enter takes the active option and sends no form', async () => {
    const sent: string[] = [];
    render(
      <form onSubmit={() => sent.push('form')}>
        <Form />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('si{ArrowDown}{Enter}');
    expect([value(), field().value, sent]).toEqual(['5', 'Şile', []]);
    expect(shown()).toEqual([]);
  });

  it('Escape closes and brings back what was chosen; a dialog round it stays open', async () => {
    render(<Form start="4" />);
    await userEvent.tab();
    await userEvent.keyboard('x');
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect([field().value, value()]).toEqual(['Kadıköy', '4']);
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  it.each([
    ['kadik{Tab}', '4', 'Kadıköy'],
    ['şişli{Tab}', '6', 'Şişli'],
    ['be{Tab}', '', 'be'],
    ['nowhere{Tab}', '', 'nowhere'],
    ['{Backspace}{Tab}', '', ''],
  ])(
    'CHK-3 leaving after %s chooses "%s" and shows "%s": what was typed is not lost',
    async (keys, id, text) => {
      render(<Form start="1" />);
      await userEvent.tab();
      await userEvent.keyboard(keys);
      expect([value(), field().value]).toEqual([id, text]);
      expect(document.activeElement).toBe(screen.getByRole('button'));
    },
  );

  it('tells what is chosen when it is left', async () => {
    const left: string[] = [];
    render(<Form onLeave={(id) => left.push(id)} />);
    for (const keys of ['kadik{Tab}', 'nowhere{Tab}']) {
      await userEvent.click(field());
      await userEvent.clear(field());
      await userEvent.keyboard(keys);
    }
    expect(left).toEqual(['4', '']);
  });

  it('a press opens the whole list at what is chosen, and a press takes', async () => {
    render(<Form start="3" />);
    await userEvent.click(field());
    expect([shown().length, active()]).toEqual([6, 'Çatalca']);
    await userEvent.click(screen.getByRole('option', { name: 'Beyoğlu' }));
    expect([value(), field().value, document.activeElement]).toEqual(['2', 'Beyoğlu', field()]);
  });

  it('A11 what the browser fills in by itself is taken', () => {
    render(<Form />);
    fireEvent.change(field(), { target: { value: 'KADIKÖY' } });
    expect(value()).toBe('4');
  });

  it('CHK-3 what begins as it was typed is offered before what only holds it', async () => {
    const places = ['Beylagan', 'Old Ganja', 'Ganja'].map((label) => ({ value: label, label }));
    render(<Form options={places} />);
    await userEvent.type(field(), 'gan');
    expect(shown()).toEqual(['Ganja', 'Old Ganja', 'Beylagan']);
  });

  it('Enter on an option that cannot be had takes nothing and leaves the list open', async () => {
    const some = [{ value: '1', label: 'Beykoz', disabled: true }, ...options.slice(1)];
    render(<Form options={some} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Beykoz');
    await userEvent.keyboard('{Enter}');
    expect([value(), shown().length]).toEqual(['', options.length]);
  });

  it('CHK-3 what was typed into another list is dropped, and the field keeps the focus', async () => {
    const { rerender } = render(<Form list="1" />);
    await userEvent.type(field(), 'nowhere');
    rerender(<Form list="2" />);
    expect([field().value, document.activeElement]).toEqual(['', field()]);
  });
});
