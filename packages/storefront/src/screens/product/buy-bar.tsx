import { Picture, StickyBar } from '@caravan/ui';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import { ProductPrice } from '../../features/catalogue/product-price.tsx';
import css from './buy-bar.module.css';
import type { ProductData } from './load.ts';

/** Picture, price and the way into the cart at the lower edge of a phone's window (SHOP-11). */
const BuyBar = ({ product }: { readonly product: ProductData['product'] }) => (
  <StickyBar className={css.bar}>
    <Picture src={product.photo} alt="" width={90} height={90} className={css.picture} />
    <div className={css.words}>
      <p className={css.name}>{product.name}</p>
      <ProductPrice product={product} />
    </div>
    <div className={css.action}>
      <AddToCart product={product} compact />
    </div>
  </StickyBar>
);

export default BuyBar;
