import { useLingui } from '@lingui/react';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
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
            <p>{nonBreaking(text)}</p>
            {notice && <p className={css.notice}>{nonBreaking(notice)}</p>}
          </section>
        ))}
    </div>
  );
};
