import { useLingui } from '@lingui/react';
import type { ProductData } from './load.ts';
import css from './product.module.css';

/** Description, usage, ingredients; what the catalogue leaves empty is left out. */
export const ProductTexts = ({ product }: { readonly product: ProductData['product'] }) => {
  const { _ } = useLingui();
  const texts = [
    { heading: _('product.description'), text: product.description },
    { heading: _('product.usage'), text: product.usage },
    { heading: _('product.ingredients'), text: product.ingredients },
  ];
  return (
    <div className={css.texts}>
      {texts
        .filter(({ text }) => text !== '')
        .map(({ heading, text }) => (
          <section key={heading}>
            <h2 className={css.textHeading}>{heading}</h2>
            <p className={css.text}>{text}</p>
          </section>
        ))}
    </div>
  );
};
