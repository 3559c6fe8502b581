import { allowedLanguage, type Catalogue } from '@caravan/i18n';
import { shopOverTable, testMember, type Answers } from '@caravan/storefront/testing';
import type { CountryDefinition } from '@caravan/country';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import { countryOf, sampleAnswers } from './sample-shop.ts';
import { wordsIn } from './words.ts';

interface Loaded {
  readonly country: CountryDefinition;
  readonly language: CountryDefinition['defaultLanguage'];
  readonly words: Catalogue;
  readonly answers: Answers;
}

interface ScreenProps {
  /** The address that is opened. */
  readonly path: string;
  /** Whether a supervisor is logged in. */
  readonly member: boolean;
  /** Answers instead of the usual ones. */
  readonly answers: Answers;
}

/** The shop at an address, as a browser has it. */
const Screen = ({ path, member, answers, loaded }: ScreenProps & { readonly loaded: Loaded }) => {
  const { element } = useMemo(
    () =>
      shopOverTable(path, {
        ...loaded,
        answers: { ...loaded.answers, ...answers },
        member: member ? testMember : undefined,
      }),
    [path, member, answers, loaded],
  );
  return element;
};

/** What a screen needs before it is drawn, by the toolbar's country and language. */
const load = async ({ globals }: Pick<StoryContext, 'globals'>): Promise<{ loaded: Loaded }> => {
  const country = await countryOf(String(globals['country']));
  const language = allowedLanguage(country.languages, String(globals['language'])) ?? country.defaultLanguage;
  const [words, answers] = await Promise.all([wordsIn(language), sampleAnswers(country, language)]);
  return { loaded: { country, language, words, answers } };
};

const nothing: Answers = {};

const meta = {
  title: 'Screens/Shop',
  tags: ['wide', '!autodocs'],
  args: { path: '/', member: false, answers: nothing },
  parameters: { layout: 'fullscreen' },
  loaders: [load],
  render: (args, { loaded }) => {
    // What the loader above gave.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const given = loaded['loaded'] as Loaded;
    document.documentElement.lang = given.language;
    return <Screen {...args} loaded={given} />;
  },
} satisfies Meta<ScreenProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the heading of the screen itself. */
const hasHeading: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible();
};

export const Home: Story = { play: hasHeading };
export const List: Story = { args: { path: '/e-shop' }, play: hasHeading };
export const Product: Story = { args: { path: '/e-shop/product-1-1' }, play: hasHeading };
export const Cart: Story = { args: { path: '/cart', member: true }, play: hasHeading };
export const EmptyCart: Story = {
  args: {
    path: '/cart',
    answers: { 'GET order/cart/short/': { totalQuantity: 0, items: [], subTotal: '0', currency: 'KGS' } },
  },
  play: hasHeading,
};
export const Unreachable: Story = {
  args: { path: '/e-shop', answers: { 'GET product/': undefined } },
  play: hasHeading,
};
export const Login: Story = { args: { path: '/login' }, play: hasHeading };
export const Orders: Story = { args: { path: '/order-history', member: true }, play: hasHeading };
