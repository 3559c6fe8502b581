import { Container } from '@caravan/ui';
import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { CategoryTiles } from '../../features/catalogue/category-tiles.tsx';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { HomeHero } from './home-hero.tsx';
import css from './home.module.css';
import type { load } from './load.ts';
import { ProductSection } from './product-section.tsx';
import { ServiceFacts } from './service-facts.tsx';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('shell.brand');

export const meta = ({ country, language }: MetaContext): ScreenMeta => ({
  description: localized(country.hero.lead, language, country),
});

/** Where most visits begin: what this is, the ways into the shop, what others buy, what costs less (SHOP-5). */
export const Screen = () => {
  const { _ } = useLingui();
  const { popular, promotions, categories } = useScreenData<typeof load>();
  return (
    <Container className={css.home}>
      <HomeHero />
      <section aria-labelledby={heading}>
        <div className={css.head}>
          <h2 id={heading}>{_('shop.by-category')}</h2>
          <Link to={pathTo('categories')} className={css.more}>
            {_('shop.all-categories')}
          </Link>
        </div>
        <CategoryTiles categories={categories} />
      </section>
      <ProductSection
        title={_('home.popular')}
        products={popular}
        empty={_('home.no-popular')}
        category=""
        more={_('home.all-products')}
      />
      <ServiceFacts />
      <ProductSection
        title={_('home.promotions')}
        products={promotions}
        empty={_('home.no-promotions')}
        category="promotion"
        more={_('home.all-promotions')}
      />
    </Container>
  );
};
