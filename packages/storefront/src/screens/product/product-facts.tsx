import { Badge, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { CcNote } from '../../features/catalogue/cc-note.tsx';
import { DeliveryFacts } from '../../features/catalogue/delivery-facts.tsx';
import { LimitList } from '../../features/catalogue/limit-list.tsx';
import { ProductBadges } from '../../features/catalogue/product-badges.tsx';
import { Rating } from '../../features/catalogue/rating.tsx';
import { ShareButton } from '../../features/catalogue/share-button.tsx';
import { StockState } from '../../features/catalogue/stock-state.tsx';
import { DeferredNotify } from '../../features/saved/deferred-notify.tsx';
import { useFormat } from '../../shared/format/use-format.ts';
import { HeartPlace } from '../../shared/saved/heart-place.tsx';
import type { ProductData } from './load.ts';
import { OwnPrice } from './own-price.tsx';
import css from './product.module.css';

interface ProductFactsProps {
  readonly product: ProductData['product'];
  readonly action: ReactNode;
}

/** Name, price, points, stock, limits, the way into the cart, and how it comes to the buyer. */
export const ProductFacts = ({ product, action }: ProductFactsProps) => {
  const { _ } = useLingui();
  const { cc } = useFormat();
  return (
    <div className={css.facts}>
      <div className={css.badges}>
        <ProductBadges product={product} />
      </div>
      <h1 tabIndex={-1} className={css.name}>
        {product.name}
      </h1>
      <p className={css.code}>
        <span>{_('shop.code', { code: product.productCode })}</span>
        <Badge tone="mist">{cc(product.cc)}</Badge>
        <StockState product={product} />
        <Rating rating={product.rating} to="#reviews" />
      </p>
      <CcNote />
      <Surface className={css.buy}>
        <OwnPrice product={product} />
        <LimitList limits={product.limits} />
        {action}
        {(product.disabled || product.amount < 1) && (
          <div className={css.notify}>
            <DeferredNotify productId={product.id} />
          </div>
        )}
        <DeliveryFacts />
      </Surface>
      <div className={css.tools}>
        <ShareButton product={product} className={css.share} />
        <HeartPlace product={product} wide />
      </div>
    </div>
  );
};
