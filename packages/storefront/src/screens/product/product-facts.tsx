import { Badge, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode, Ref } from 'react';
import { CcNote } from '../../features/catalogue/cc-note.tsx';
import { DeliveryFacts } from '../../features/catalogue/delivery-facts.tsx';
import { LimitList } from '../../features/catalogue/limit-list.tsx';
import { Rating } from '../../features/catalogue/rating.tsx';
import { ShareButton } from '../../features/catalogue/share-button.tsx';
import { StockState } from '../../features/catalogue/stock-state.tsx';
import { DeferredNotify } from '../../features/saved/deferred-notify.tsx';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { SaveButtonSlot } from '../../shared/saved/save-button-slot.tsx';
import type { ProductData } from './load.ts';
import { OwnPrice } from './own-price.tsx';
import css from './product.module.css';

interface ProductFactsProps {
  readonly product: ProductData['product'];
  readonly action: ReactNode;
  /** Where the action stands. */
  readonly actionRef: Ref<HTMLDivElement>;
}

/** Name, price, the way into the cart or, of what is gone, to be told of its return; then stock, points, limits, and how it comes to the buyer. */
export const ProductFacts = ({ product, action, actionRef }: ProductFactsProps) => {
  const { _ } = useLingui();
  const { cc } = useFormat();
  const gone = product.disabled || product.amount < 1;
  return (
    <div className={css.facts}>
      <h1 tabIndex={-1} className={css.name}>
        {nonBreaking(product.name)}
      </h1>
      <Surface className={css.buy}>
        <div className={css.first}>
          <OwnPrice product={product} />
          <div ref={actionRef} className={gone ? css.action : undefined}>
            {gone ? <DeferredNotify key={product.id} productId={product.id} /> : action}
          </div>
        </div>
        <p className={css.code}>
          <StockState product={product} />
          <Badge tone="mist">{cc(product.cc)}</Badge>
          <span>{_('shop.code', { code: product.productCode })}</span>
          <Rating rating={product.rating} to="#reviews" />
        </p>
        <LimitList limits={product.limits} />
        <CcNote />
        <DeliveryFacts />
      </Surface>
      <div className={css.tools}>
        <ShareButton product={product} className={css.share} />
        <SaveButtonSlot product={product} wide />
      </div>
    </div>
  );
};
