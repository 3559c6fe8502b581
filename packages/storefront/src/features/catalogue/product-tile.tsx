import { Badge, ProductCard, type CardSize } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { productPath } from '../../routes/product-path.ts';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { SaveButtonSlot } from '../../shared/saved/save-button-slot.tsx';
import { Link } from '../../shared/link/link.tsx';
import type { CardProduct } from './card-product.ts';
import { ProductBadges } from './product-badges.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { Rating } from './rating.tsx';
import { StockState } from './stock-state.tsx';

export interface ProductTileProps {
  readonly product: CardProduct;
  /** What can be done with it: the screen's matter. */
  readonly action: ReactNode;
  readonly sizes?: string | undefined;
  readonly size?: CardSize | undefined;
  readonly priority?: boolean | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
}

const cardSizes = '(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 46vw';

/** A product in a list (SHOP-6). */
export const ProductTile = ({
  product,
  action,
  size,
  sizes = cardSizes,
  priority = false,
  headingLevel,
}: ProductTileProps) => {
  const { _ } = useLingui();
  const { cc } = useFormat();
  const { amount, disabled } = product;
  const gone = disabled || amount < 1;
  return (
    <ProductCard
      picture={
        <>
          <ProductPicture
            src={product.img}
            sizes={sizes}
            background={product.background}
            priority={priority}
          />
          <SaveButtonSlot product={product} />
        </>
      }
      name={nonBreaking(product.name)}
      link={<Link to={productPath(product)} />}
      code={_('shop.code', { code: product.productCode })}
      cc={<Badge tone="mist">{cc(product.cc)}</Badge>}
      price={<ProductPrice product={product} stacked />}
      badge={<ProductBadges product={product} card />}
      note={
        <>
          <Rating rating={product.rating} />
          {!gone && <StockState product={product} quiet />}
        </>
      }
      action={action}
      ground={size && product.background}
      muted={gone}
      size={size}
      headingLevel={headingLevel}
    />
  );
};
