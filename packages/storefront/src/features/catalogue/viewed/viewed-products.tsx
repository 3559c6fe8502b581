import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useId, useState } from 'react';
import { productPath } from '../../../routes/product-path.ts';
import { Link } from '../../../shared/link/link.tsx';
import { useShop } from '../../../shared/shop.tsx';
import { ProductPicture } from '../product-picture.tsx';
import { addViewed, clearViewed, readViewed, type ViewedProduct } from './viewed-list.ts';
import css from './viewed-products.module.css';

export interface ViewedProductsProps {
  /** The one that the page is about: remembered, and not shown here. */
  readonly product?: Omit<ViewedProduct, 'language'>;
}

/** How many are shown. */
const most = 6;

/** Products that were looked at, small: the way back to them. */
const ViewedProducts = ({ product }: ViewedProductsProps) => {
  const { _ } = useLingui();
  const { local, language } = useShop();
  const heading = useId();
  const [all, setAll] = useState(() => readViewed(local));
  useEffect(() => {
    if (product) addViewed(local, { ...product, language });
  }, [local, product, language]);
  const shown = all.filter((one) => one.language === language && one.id !== product?.id).slice(0, most);
  const clear = () => {
    clearViewed(local);
    setAll([]);
  };
  return (
    shown.length > 0 && (
      <section aria-labelledby={heading} className={css.viewed}>
        <div className={css.head}>
          <h2 id={heading}>{_('product.viewed')}</h2>
          <Button variant="quiet" size="s" onClick={clear}>
            {_('product.viewed-clear')}
          </Button>
        </div>
        <ul className={css.list}>
          {shown.map((one) => (
            <li key={one.id} className={css.product}>
              <ProductPicture src={one.img} sizes="10rem" background={one.background} />
              <Link to={productPath(one)} className={css.name}>
                {one.name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
};

export default ViewedProducts;
