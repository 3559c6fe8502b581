/* oxlint-disable jsx-a11y/prefer-tag-over-role -- browsers of before 2023 do not know the search element */
import { classNames, Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { startTransition, Suspense, useCallback, useDeferredValue, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '../../../routes/route-names.ts';
import { GetForm } from '../../../shared/link/get-form.tsx';
import { optionalPart } from '../../../shared/loading/optional-part.ts';
import { useSearchText } from '../../../shared/search/use-search-text.ts';
import { useShop } from '../../../shared/shop.tsx';
import { productListOf } from '../product-list.ts';
import css from './search-box.module.css';
import { optionId } from './option-id.ts';
import { useActiveChoice } from './use-active-choice.ts';

/** Wanted once the field is entered. */
const SuggestionList = optionalPart(() => import('./suggestion-list.tsx'));

/**
 * Search of the shop with suggestions while typing (SHOP-3); without scripts a plain form. Its text is that of the address, but for
 * what was typed while the results were on their way.
 */
export const SearchBox = ({ className }: { readonly className?: string | undefined }) => {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const { local } = useShop();
  const { pathname, search } = useLocation();
  const { q } = productListOf(new URLSearchParams(pathname === pathTo('shop') ? search : ''));
  const list = useId();
  const { text: typed, typing, type, send, leave } = useSearchText(q);
  // A letter is shown at once, whatever the list has to do for it.
  const listedFor = useDeferredValue(typed);
  const [entered, setEntered] = useState(false);
  const { open, shown, place, press, fold, unfold, setListed } = useActiveChoice({ typed, type });
  const field = useRef<HTMLInputElement>(null);

  const remember = useCallback(
    (text: string) => {
      send(text);
      void import('./recent-searches.ts').then(
        ({ addSearch }) => addSearch(local, text),
        () => {},
      );
    },
    [local, send],
  );
  const searchFor = useCallback(
    (text: string) => {
      remember(text);
      void navigate(pathTo('shop', undefined, { q: text }));
    },
    [navigate, remember],
  );

  return (
    <GetForm
      action={pathTo('shop')}
      onSubmit={() => {
        fold();
        remember(typed);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        fold();
        leave();
      }}
      role="search"
      className={classNames(css.search, className)}
    >
      <input
        ref={field}
        className={css.input}
        type="search"
        name="q"
        role="combobox"
        aria-label={_('shop.search')}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={place >= 0 ? optionId(list, place) : undefined}
        placeholder={_('shop.search-example')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        data-typing={typing}
        onFocus={() =>
          startTransition(() => {
            setEntered(true);
            if (typed === '') unfold();
          })
        }
        onChange={({ target }) => {
          // It may have been entered before the page was hydrated.
          setEntered(true);
          type(target.value);
          unfold();
        }}
        onKeyDown={press}
      />
      {typed !== '' && (
        <button
          type="button"
          className={css.clear}
          aria-label={_('search.clear')}
          onClick={() => {
            type('');
            unfold();
            field.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <button type="submit" className={css.submit} aria-label={_('shop.find')} onFocus={fold}>
        <Icon name="search" />
      </button>
      {entered && (
        <Suspense fallback={null}>
          <SuggestionList
            {...{ id: list, open, active: place }}
            typed={listedFor}
            onListed={setListed}
            onFold={fold}
            onSearch={searchFor}
          />
        </Suspense>
      )}
    </GetForm>
  );
};
