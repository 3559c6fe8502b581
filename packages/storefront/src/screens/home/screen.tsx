import { Container } from '@caravan/ui';
import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { CategoryTiles } from '../../features/catalogue/category-tiles.tsx';
import { DeferredViewed } from '../../features/catalogue/viewed/deferred-viewed.tsx';
import { DeferredLastOrder } from '../../features/orders/last-order/deferred-last-order.tsx';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { heroAddress } from './hero-address.ts';
import { HomeHero } from './home-hero.tsx';
import css from './home.module.css';
import { JoinSection } from './join-section.tsx';
import type { load } from './load.ts';
import { NewsSection } from './news-section.tsx';
import { ProductSection } from './product-section.tsx';
import { SectionHead } from './section-head.tsx';
import { ServiceFacts } from './service-facts.tsx';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('shell.brand');

export const meta = (
  { country, language }: MetaContext,
  data: Awaited<ReturnType<typeof load>> | undefined,
): ScreenMeta => ({
  description: data?.front?.hero.lead ?? localized(country.hero.lead, language, country),
  image: `${heroAddress(country, data?.front?.hero)}-800.webp`,
});

/** Where most visits begin: what this is, the ways into the shop, what others buy, what costs less (SHOP-5). */
export const Screen = () => {
  const { _ } = useLingui();
  const heading = useId();
  const { popular, promotions, categories, front } = useScreenData<typeof load>();
  return (
    <Container className={css.home}>
      <HomeHero words={front?.hero} />
      <section aria-labelledby={heading}>
        <SectionHead
          id={heading}
          title={_('shop.by-category')}
          more={{ to: pathTo('categories'), text: _('shop.all-categories') }}
        />
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
      {front && front.news.length > 0 && <NewsSection news={front.news} />}
      {front && <JoinSection join={front.join} />}
      <DeferredLastOrder again />
      <DeferredViewed />
    </Container>
  );
};
