import { Breadcrumbs, Container } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { Gallery } from '../../features/catalogue/gallery/gallery.tsx';
import { pictureOfWidth } from '../../shared/picture/picture-sources.ts';
import { ProductBadges } from '../../features/catalogue/product-badges.tsx';
import { ProductGrid } from '../../features/catalogue/product-grid.tsx';
import { listPath } from '../../features/catalogue/product-list.ts';
import { ProductReviews } from '../../features/reviews/product-reviews.tsx';
import { DeferredViewed } from '../../features/catalogue/viewed/deferred-viewed.tsx';
import { productPath } from '../../routes/product-path.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { FirstPaintMark } from '../../shared/document/first-paint-mark.tsx';
import { Link } from '../../shared/link/link.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { DeferredBuyBar } from './deferred-buy-bar.tsx';
import type { load, ProductData } from './load.ts';
import { productJsonLd } from './product-json-ld.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductTexts } from './product-texts.tsx';
import css from './product.module.css';
import { useOwnLimits } from './use-own-limits.ts';

export { load } from './load.ts';

export const title = (_: MetaContext, { product }: ProductData): string => product.name;

export const meta = (context: MetaContext, { product, reviews }: ProductData): ScreenMeta => ({
  description: product.description,
  canonical: productPath(product),
  image: pictureOfWidth(product.img, 800),
  product: product.id,
  jsonLd: productJsonLd(product, reviews, context),
});

/** Its first screen is what it costs and the button. */
export const marksFirstPaint = true;

/** One product with all that is known of it (SHOP-7). */
export const Screen = () => {
  const { _ } = useLingui();
  const { product, reader, related, list, reviews } = useScreenData<typeof load>();
  useOwnLimits(product, reader);
  const action = useRef<HTMLDivElement>(null);
  return (
    <Container className={css.page}>
      <Breadcrumbs
        label={_('shop.way')}
        items={[
          { label: _('menu.shop'), link: <Link to={pathTo('shop')} /> },
          { label: product.categoryName, link: <Link to={listPath({ category: product.category })} /> },
          { label: product.name },
        ]}
      />
      <div className={css.columns}>
        <Gallery
          key={product.id}
          name={product.name}
          background={product.background}
          images={product.images.length > 0 ? product.images : [product.img]}
          badges={<ProductBadges product={product} />}
        />
        <ProductFacts
          product={product}
          action={<AddToCart key={product.id} product={product} />}
          actionRef={action}
        />
        <FirstPaintMark />
      </div>
      <ProductTexts product={product} />
      <ProductReviews
        key={`reviews ${product.id}`}
        product={{ id: product.id, name: product.name, path: productPath(product) }}
        list={list}
        served={reviews}
        reader={reader}
      />
      {related.length > 0 && (
        <section className={css.related}>
          <h2>{_('product.related')}</h2>
          <ProductGrid products={related} Action={AddToCart} />
        </section>
      )}
      <DeferredViewed key={product.id} product={product} />
      <DeferredBuyBar key={`bar ${product.id}`} product={product} action={action} />
    </Container>
  );
};
