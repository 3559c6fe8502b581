import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { Icon } from './icon.tsx';
import { paths } from './paths.ts';

describeComponent('Icon', { element: (props) => <Icon {...props} name="cart" />, refTag: 'svg' });
describeComponent('Icon with a meaning', {
  element: (props) => <Icon {...props} name="truck" label="Courier" />,
  found: { role: 'img', name: 'Courier' },
});

describe('Icon', () => {
  it('is hidden from assistive technology unless it has a label', () => {
    const { container } = render(<Icon name="cart" />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it.each(Object.entries(paths))('%s is drawn within its grid', (_, path) => {
    const starts = [...path.matchAll(/[ML]\s?(-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(starts.length).toBeGreaterThan(0);
    for (const place of starts) expect(place >= 0 && place <= 24).toBe(true);
  });
});
