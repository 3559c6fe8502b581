import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Zoom } from './zoom.tsx';

const zoom = (className?: string) => (
  <Zoom
    title="Aloe gel"
    openLabel="Enlarge picture"
    closeLabel="Close"
    className={className}
    large={<img src="/l.jpg" alt="A bottle" />}
  >
    <img src="/s.jpg" alt="" />
  </Zoom>
);

describeComponent('Zoom', {
  element: ({ className }) => zoom(className),
  found: { role: 'button', name: 'Enlarge picture' },
  stops: ['button'],
});

it('shows the large picture and gives the focus back', async () => {
  render(zoom());
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture' }));
  expect(screen.getByRole('dialog', { name: 'Aloe gel' }).contains(screen.getByAltText('A bottle'))).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge picture' }));
});
