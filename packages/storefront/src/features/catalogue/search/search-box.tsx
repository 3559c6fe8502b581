/* oxlint-disable jsx-a11y/prefer-tag-over-role -- browsers of before 2023 do not know the search element */
import { classNames, Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { productPath } from '../../../routes/product-path.ts';
import { pathTo } from '../../../routes/route-names.ts';
import { GetForm } from '../../../shared/link/get-form.tsx';
import { optionalPart } from '../../../shared/loading/optional-part.ts';
import { productListOf } from '../product-list.ts';
import css from './search-box.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** Wanted once the field is entered. */
const SuggestionList = optionalPart(() => import('./suggestion-list.tsx'));

/** Search of the shop with suggestions while typing (SHOP-3); without scripts a plain form. Its text is that of the address. */
export const SearchBox = ({ className }: { readonly className?: string | undefined }) => {
  const { pathname, search } = useLocation();
  const { q } = productListOf(new URLSearchParams(pathname === pathTo('shop') ? search : ''));
  return <SearchForm key={q} q={q} className={className} />;
};

interface SearchFormProps {
  readonly q: string;
  readonly className: string | undefined;
}

const SearchForm = ({ q, className }: SearchFormProps) => {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const list = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(q);
  const [entered, setEntered] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(typed, open);
  const suggestions = found ?? [];
  const shown = suggestions.length > 0;
  const optionId = (place: number) => `${list}-${place}`;

  const fold = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (place: number) => {
    const chosen = suggestions[place];
    fold();
    if (chosen) void navigate(productPath(chosen));
    else form.current?.requestSubmit();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'Escape' && found) fold();
    else if (key === 'Escape' && typed) setTyped('');
    else if (key === 'ArrowDown' && !open && typed) setOpen(true);
    else if (key === 'ArrowDown' && shown) setActive(Math.min(active + 1, suggestions.length));
    else if (key === 'ArrowUp' && shown) setActive(Math.max(active - 1, -1));
    else if (key === 'Enter' && shown && active >= 0) take(active);
    else return;
    event.preventDefault();
  };

  return (
    <GetForm
      ref={form}
      action={pathTo('shop')}
      onSubmit={fold}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) fold();
      }}
      role="search"
      className={classNames(css.search, className)}
    >
      <input
        className={css.input}
        type="search"
        name="q"
        role="combobox"
        aria-label={_('shop.search')}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        placeholder={_('shop.search-example')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onFocus={() => setEntered(true)}
        onChange={({ target }) => {
          // It may have been entered before the page was hydrated.
          setEntered(true);
          setTyped(target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={press}
      />
      <button type="submit" className={css.submit} aria-label={_('shop.find')} onFocus={fold}>
        <Icon name="search" />
      </button>
      {entered && (
        <Suspense fallback={null}>
          <SuggestionList
            {...{ id: list, typed, suggestions, active, optionId }}
            nothing={found !== null && !shown}
            onTake={take}
          />
        </Suspense>
      )}
    </GetForm>
  );
};
