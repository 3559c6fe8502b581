import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { tokensOf, type Token } from './tokens.ts';
import css from './tokens.module.css';

const Samples = ({
  tokens,
  sample,
}: {
  readonly tokens: readonly Token[];
  readonly sample: (token: Token) => CSSProperties;
}) => (
  <ul className={css.tokens}>
    {tokens.map((token) => (
      <li key={token.name} className={css.token} data-token={token.name}>
        <span className={css.sample} style={sample(token)} aria-hidden="true" />
        <code>{token.name}</code>
        <small className={css.value}>{token.value}</small>
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Foundations/Tokens',
  tags: ['wide'],
  parameters: {
    docs: {
      description: {
        component:
          'Every colour, size and duration of the shops, read from `packages/ui/src/theme/tokens.css`. A country’s theme sets `--accent`, `--on-accent`, `--hero-from` and `--hero-to`.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const colours = tokensOf(({ value }) => /^(#|rgb)/.test(value));
const spaces = tokensOf(({ name }) => /^--(space|gutter|tap|page)/.test(name));
const radii = tokensOf(({ name }) => name.startsWith('--radius'));
const texts = tokensOf(({ name }) => name.startsWith('--text-'));
const motions = tokensOf(({ name }) => /^--(quick|calm|ease|raised|regular|medium|bold)/.test(name));

export const Colours: Story = {
  render: () => <Samples tokens={colours} sample={({ name }) => ({ background: `var(${name})` })} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-token]').length).toBeGreaterThan(20);
    const accent = canvasElement.querySelector('[data-token="--accent"] span');
    // The country's, not the core's.
    await expect(accent && getComputedStyle(accent).backgroundColor).not.toBe('rgb(216, 234, 134)');
  },
};
export const Spaces: Story = {
  render: () => (
    <Samples
      tokens={spaces}
      sample={({ name }) => ({
        inlineSize: `min(100%, var(${name}))`,
        blockSize: '0.75rem',
        background: 'var(--brand)',
      })}
    />
  ),
};
export const Radii: Story = {
  render: () => (
    <Samples
      tokens={radii}
      sample={({ name }) => ({ background: 'var(--mist)', borderRadius: `var(${name})` })}
    />
  ),
};
export const Text: Story = {
  render: () => (
    <ul className={css.texts}>
      {texts.map(({ name, value }) => (
        <li key={name} data-token={name}>
          <code>{name}</code> <small className={css.value}>{value}</small>
          <p style={{ fontSize: `var(${name})`, margin: 0 }}>Aloe · Алоэ · ალოე · Əloe</p>
        </li>
      ))}
    </ul>
  ),
};
export const MotionAndWeight: Story = {
  render: () => (
    <Samples tokens={motions} sample={() => ({ background: 'var(--surface)', boxShadow: 'var(--raised)' })} />
  ),
};
