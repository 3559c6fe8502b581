import { useLingui } from '@lingui/react';
import { unbroken } from '../../shared/format/unbroken.ts';
import type { ProductData } from './load.ts';
import css from './product.module.css';

/** Description, usage with what the law wants said of it, ingredients; what the catalogue leaves empty is left out. */
export const ProductTexts = ({ product }: { readonly product: ProductData['product'] }) => {
  const { _ } = useLingui();
  const texts = [
    { heading: _('product.description'), text: product.description },
    { heading: _('product.usage'), text: product.usage, notice: product.notice },
    { heading: _('product.ingredients'), text: product.ingredients },
  ];
  return (
    <div className={css.texts}>
      {texts
        .filter(({ text }) => text !== '')
        .map(({ heading, text, notice }) => (
          <section key={heading}>
            <h2 className={css.textHeading}>{heading}</h2>
            <p>{unbroken(text)}</p>
            {notice && <p className={css.notice}>{unbroken(notice)}</p>}
          </section>
        ))}
    </div>
  );
};
