import { shapes, type Product } from '@caravan/contract';
import type { CountryDefinition } from '@caravan/country';
import { allowedLanguage, type Catalogue } from '@caravan/i18n';
import { shopOverTable, testMember, type Answers } from '@caravan/storefront/testing';
import type { Meta, StoryContext } from '@storybook/react-vite';
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

export interface ScreenProps {
  /** The address that is opened. */
  readonly path: string;
  /** Whether a supervisor is logged in. */
  readonly member: boolean;
  /** The order that is being placed in this tab. */
  readonly order: number | undefined;
  /** Answers instead of the usual ones, or what is made of these. */
  readonly answers: Answers | ((usual: Answers) => Answers);
}

const nothing: Answers = {};

/** A visitor who reads. */
export const reading: Omit<ScreenProps, 'path'> = { member: false, order: undefined, answers: nothing };

/** The usual answer to a call with some of its facts replaced. */
export const withFacts =
  (call: string, facts: object) =>
  (usual: Answers): Answers => ({ [call]: Object.assign({}, usual[call], facts) });

/** The shop at an address, as a browser has it. */
const Shop = ({ path, member, order, answers, loaded }: ScreenProps & { readonly loaded: Loaded }) => {
  const { element } = useMemo(
    () =>
      shopOverTable(path, {
        ...loaded,
        answers: {
          ...loaded.answers,
          ...(typeof answers === 'function' ? answers(loaded.answers) : answers),
        },
        member: member ? testMember : undefined,
        order,
      }),
    [path, member, order, answers, loaded],
  );
  return element;
};

/** What a screen needs before it is drawn, by the toolbar's country and language. */
const loadShop = async ({ globals }: Pick<StoryContext, 'globals'>): Promise<{ loaded: Loaded }> => {
  const country = await countryOf(String(globals['country']));
  const language = allowedLanguage(country.languages, String(globals['language'])) ?? country.defaultLanguage;
  const words = await wordsIn(language);
  const answers = await sampleAnswers(country, language, words);
  return { loaded: { country, language, words, answers } };
};

/** What `loadShop` gave. */
const givenTo = (loaded: StoryContext['loaded']): Loaded =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  loaded['loaded'] as Loaded;

/** The product that has a page. */
export const sampleProduct = (loaded: StoryContext['loaded']): Pick<Product, 'name' | 'productCode'> =>
  shapes.product.parse(givenTo(loaded).answers['GET product/1/']);

/** The shop of a story, of what `loadShop` gave. */
const renderShop = (args: ScreenProps, { loaded }: Pick<StoryContext, 'loaded'>) => {
  const given = givenTo(loaded);
  document.documentElement.lang = given.language;
  return <Shop {...args} loaded={given} />;
};

/** Waits for the heading of the screen itself. */
export const hasHeading = async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
  await expect(await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible();
};

/** What the stories of all screens have alike; what Storybook reads without running it, titles and tags, stands with each. */
export const screens = {
  parameters: { layout: 'fullscreen' },
  loaders: [loadShop],
  render: renderShop,
  play: hasHeading,
} satisfies Partial<Meta<ScreenProps>>;
