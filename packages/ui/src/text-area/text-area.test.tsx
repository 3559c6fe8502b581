import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { TextArea } from './text-area.tsx';

describeComponent('TextArea', {
  element: (props) => <TextArea {...props} label="Comment" counter="480 left" />,
  refTag: 'textarea',
  found: { role: 'textbox', name: 'Comment' },
  stops: ['textarea'],
});

it('reads out what is left', () => {
  render(<TextArea label="Comment" counter="480 left" />);
  expect(screen.getByRole('textbox', { description: '480 left' })).toBeTruthy();
});
