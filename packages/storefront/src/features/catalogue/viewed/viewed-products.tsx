import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { productPath } from '../../../routes/product-path.ts';
import { focusHeading } from '../../../shared/document/focus-heading.ts';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { Link } from '../../../shared/link/link.tsx';
import { ProductPicture } from '../product-picture.tsx';
import type { ViewedProduct } from './viewed-list.ts';
import css from './viewed-products.module.css';

export interface ViewedProductsProps {
  readonly products: readonly ViewedProduct[];
  readonly onClear: () => void;
}

/** Products that were looked at, small: the way back to them. */
const ViewedProducts = ({ products, onClear }: ViewedProductsProps) => {
  const { _ } = useLingui();
  const heading = useId();
  const clear = () => {
    onClear();
    // The button goes with what it clears.
    focusHeading({ preventScroll: true });
  };
  return (
    <section aria-labelledby={heading} className={css.viewed}>
      <div className={css.head}>
        <h2 id={heading}>{_('product.viewed')}</h2>
        <Button variant="quiet" size="s" onClick={clear}>
          {_('product.viewed-clear')}
        </Button>
      </div>
      <ul className={css.list}>
        {products.map((one) => (
          <li key={one.id} className={css.product}>
            <ProductPicture src={one.img} sizes="10rem" background={one.background} />
            <Link to={productPath(one)} className={css.name}>
              {nonBreaking(one.name)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default ViewedProducts;
