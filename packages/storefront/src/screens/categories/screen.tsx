import { Container, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { CategoryTiles } from '../../features/catalogue/category-tiles.tsx';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import css from './categories.module.css';
import type { CategoriesData, load } from './load.ts';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('shop.by-category');

export const meta = ({ i18n }: MetaContext, categories: CategoriesData): ScreenMeta => ({
  description: [i18n._('shop.by-category'), categories.map(({ name }) => name).join(', ')].join(': '),
});

/** Every category that the country has, with its picture (SHOP-1, SHOP-8). */
export const Screen = () => {
  const { _ } = useLingui();
  return (
    <Container className={css.screen}>
      <PageHeading>{_('shop.by-category')}</PageHeading>
      <CategoryTiles categories={useScreenData<typeof load>()} counted />
    </Container>
  );
};
