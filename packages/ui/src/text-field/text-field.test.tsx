import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../testing/describe-component.tsx';
import { TextField } from './text-field.tsx';

describeComponent('TextField', {
  element: (props) => <TextField {...props} label="Phone" hint="With the code" error="Too short" />,
  refTag: 'input',
  found: { role: 'textbox', name: 'Phone' },
  stops: ['input'],
});
describeComponent('TextField whose label is read only', {
  element: (props) => (
    <TextField {...props} label="Search" labelHidden leading="?" trailing={<button>Find</button>} />
  ),
  found: { role: 'textbox', name: 'Search' },
  stops: ['input', 'button'],
});

describe('TextField', () => {
  it('ties hint and error to the field and marks it invalid', () => {
    render(<TextField label="Email" hint="Where we write to" error="No @ in it" />);
    const field = screen.getByRole('textbox', { description: 'Where we write to No @ in it' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not invalid, nor described, without an error and a hint', () => {
    render(<TextField label="Email" />);
    const field = screen.getByLabelText('Email');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('has the mark in its label, and takes an id from outside', () => {
    render(<TextField id="email" label="Email" mark="(optional)" />);
    expect(screen.getByLabelText('Email (optional)').id).toBe('email');
  });
});
