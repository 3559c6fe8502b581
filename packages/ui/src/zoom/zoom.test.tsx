import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Zoom } from './zoom.tsx';

const Picture = ({ className }: { className?: string | undefined }) => {
  const [open, setOpen] = useState(false);
  return (
    <Zoom
      title="Aloe gel"
      openLabel="Enlarge picture"
      closeLabel="Close"
      open={open}
      onOpenChange={setOpen}
      className={className}
      large={<img src="/l.jpg" alt="A bottle" />}
    >
      <img src="/s.jpg" alt="" />
    </Zoom>
  );
};

describeComponent('Zoom', {
  element: ({ className }) => <Picture className={className} />,
  found: { role: 'button', name: 'Enlarge picture' },
  stops: ['button'],
});

it('shows the large picture and gives the focus back', async () => {
  render(<Picture />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture' }));
  expect(screen.getByRole('dialog', { name: 'Aloe gel' }).contains(screen.getByAltText('A bottle'))).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge picture' }));
});
