import { Button, Checkbox, Select } from '@caravan/ui';
import { msg } from '@lingui/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../routes/route-names.ts';
import { GetForm } from '../../shared/link/get-form.tsx';
import { useAsked } from '../../shared/list/use-asked.ts';
import css from './list-toolbar.module.css';
import { listPath, productListOf, sorts, type ProductList, type Sort } from './product-list.ts';

const sortNames: Readonly<Record<Sort, MessageDescriptor>> = {
  name: msg({ id: 'shop.sort-name' }),
  price: msg({ id: 'shop.sort-price' }),
  '-price': msg({ id: 'shop.sort-price-down' }),
  cc: msg({ id: 'shop.sort-cc' }),
};

/**
 * Order and 'in stock' (SHOP-4). A choice takes effect at once and leaves the focus where it is; without scripts the same
 * form is sent by its button.
 */
export const ListToolbar = ({ list }: { readonly list: ProductList }) => {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const [asked, choose] = useAsked(pathTo('shop'), list, productListOf);
  const show = (change: Partial<ProductList>) => {
    const wanted = { ...asked, page: 1, ...change };
    choose(wanted);
    void navigate(listPath(wanted), { preventScrollReset: true, state: { keepFocus: true } });
  };
  return (
    <GetForm action={pathTo('shop')} className={css.toolbar}>
      {list.category && <input type="hidden" name="category" value={list.category} />}
      {list.q && <input type="hidden" name="q" value={list.q} />}
      {list.exact && <input type="hidden" name="exact" value="1" />}
      <Checkbox
        label={_('shop.only-in-stock')}
        name="in_stock"
        value="1"
        checked={asked.inStock}
        onChange={({ target }) => show({ inStock: target.checked })}
      />
      <Select
        className={css.sort}
        label={_('shop.sort')}
        labelHidden
        name="sort"
        value={asked.sort ?? ''}
        placeholder={_('shop.sort-own')}
        options={sorts.map((sort) => ({ value: sort, label: _(sortNames[sort]) }))}
        onChange={({ target }) => show({ sort: sorts.find((sort) => sort === target.value) ?? null })}
      />
      <noscript>
        <Button type="submit" variant="outline">
          {_('shop.apply')}
        </Button>
      </noscript>
    </GetForm>
  );
};
