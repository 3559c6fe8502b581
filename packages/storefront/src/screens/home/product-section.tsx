import { leadCard, wideCard } from '@caravan/ui';
import { useId } from 'react';
import { AddToCart } from '../../features/cart/add-to-cart.tsx';
import type { CardProduct } from '../../features/catalogue/card-product.ts';
import { ProductGrid, type ProductGridProps } from '../../features/catalogue/product-grid.tsx';
import { listPath } from '../../features/catalogue/product-list.ts';
import css from './product-section.module.css';
import { SectionHead } from './section-head.tsx';

interface ProductSectionProps {
  readonly title: string;
  readonly products: readonly CardProduct[];
  /** What is said when there are none. */
  readonly empty: string;
  /** The list that `more` leads to. */
  readonly category: string;
  readonly more: string;
}

/** That no place stays empty at the end: of nine the first is drawn large; five stand in one row, else the first is wide. */
const looks: Readonly<Record<number, ProductGridProps['lead']>> = {
  5: { size: wideCard },
  9: { size: leadCard, sizes: '(min-width: 1200px) 34rem, (min-width: 768px) 30vw, 46vw' },
};

/** Some products under a heading, with the way to all of them. */
export const ProductSection = ({ title, products, empty, category, more }: ProductSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        more={products.length > 0 && { to: listPath({ category }), text: more }}
      />
      {products.length > 0 ? (
        <ProductGrid
          products={products}
          lead={looks[products.length]}
          className={products.length === 5 ? css.five : undefined}
          Action={AddToCart}
        />
      ) : (
        <p className={css.empty}>{empty}</p>
      )}
    </section>
  );
};
