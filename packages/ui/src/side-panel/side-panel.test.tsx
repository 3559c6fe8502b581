import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { SidePanel } from './side-panel.tsx';

describeComponent('SidePanel', {
  element: ({ className }) => (
    <SidePanel open onClose={() => {}} title="My account" closeLabel="Close" className={className}>
      <input aria-label="Member ID" />
    </SidePanel>
  ),
  found: { role: 'dialog', name: 'My account' },
  stops: ['button', 'input'],
});

const WithFirst = () => {
  const first = useRef<HTMLInputElement>(null);
  return (
    <SidePanel open onClose={() => {}} title="My account" closeLabel="Close" initialFocus={first}>
      <input ref={first} aria-label="Member ID" />
    </SidePanel>
  );
};

it('focuses what it is told to, else its title', () => {
  render(<WithFirst />);
  expect(document.activeElement).toBe(screen.getByLabelText('Member ID'));
});

it('is not in the document while closed', () => {
  render(
    <SidePanel open={false} onClose={() => {}} title="My account" closeLabel="Close">
      Text
    </SidePanel>,
  );
  expect(screen.queryByText('Text')).toBeNull();
});
