/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions -- the keys are the field's, which keeps the focus (APG combobox) */
import { classNames, Icon, Picture, VisuallyHidden } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { Fragment, memo, useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { productPath } from '../../../routes/product-path.ts';
import { nonBreaking } from '../../../shared/format/non-breaking.ts';
import { listPath } from '../product-list.ts';
import { ProductPrice } from '../product-price.tsx';
import type { Choice } from './choice.ts';
import { optionId } from './option-id.ts';
import css from './suggestion-list.module.css';
import { typedParts } from './typed-parts.ts';
import { useChoices } from './use-choices.ts';

/** What the field's keys do with what is listed. */
export interface Listed {
  /** What tells the choices apart, in their order. */
  readonly keys: readonly string[];
  /** Something lies under the field, if only that nothing was found. */
  readonly unfolded: boolean;
  readonly take: (place: number) => void;
  /** Takes a recent search out of the list; nothing with others. */
  readonly remove: (place: number) => void;
}

interface SuggestionListProps {
  readonly id: string;
  readonly typed: string;
  /** It is wanted. */
  readonly open: boolean;
  /** Place of the one that Enter takes; -1 for none. */
  readonly active: number;
  readonly onListed: (listed: Listed) => void;
  readonly onFold: () => void;
  /** Shows all results for a text. */
  readonly onSearch: (text: string) => void;
}

const keyOf = (choice: Choice): string => {
  if (choice.kind === 'product') return `product ${choice.product.id}`;
  if (choice.kind === 'category') return `category ${choice.category.slug}`;
  return choice.kind === 'forget' ? choice.kind : `${choice.kind} ${choice.text}`;
};

/** What the search offers under its field (SHOP-3): recent searches, categories, products, and all results as the last choice. */
const SuggestionList = ({ id, typed, open, active, onListed, onFold, onSearch }: SuggestionListProps) => {
  const { _ } = useLingui();
  const navigate = useNavigate();
  const { choices, nothing, spoken, forget } = useChoices(typed, open);
  const count = choices.length;
  const take = (place: number) => {
    const choice = choices[place];
    if (choice?.kind === 'forget') return forget();
    onFold();
    if (choice?.kind === 'product') void navigate(productPath(choice.product));
    else if (choice?.kind === 'category') void navigate(listPath({ category: choice.category.slug }));
    else if (choice) onSearch(choice.text);
  };
  const remove = (place: number) => {
    const choice = choices[place];
    if (choice?.kind === 'recent') forget(choice.text);
  };
  const tell = useEffectEvent((listed: string, none: boolean) => {
    const keys = listed === '' ? [] : listed.split('\n');
    onListed({ keys, unfolded: keys.length > 0 || none, take, remove });
  });
  const listed = choices.map(keyOf).join('\n');
  useLayoutEffect(() => tell(listed, nothing), [listed, nothing]);
  // The focus stays in the field, so the browser does not bring the choice into sight: the list may be higher than its room.
  useLayoutEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  const name = (text: string) => (
    <span className={css.name}>
      {typedParts(text, typed).map((part, piece) =>
        part.typed ? <b key={piece}>{part.text}</b> : part.text,
      )}
    </span>
  );
  const content = (choice: Choice) => {
    if (choice.kind === 'product')
      return (
        <>
          <Picture src={choice.product.photo} alt="" width={90} height={90} className={css.picture} />
          {name(nonBreaking(choice.product.name))}
          <ProductPrice product={choice.product} size="s" className={css.price} />
        </>
      );
    if (choice.kind === 'category')
      return (
        <>
          <Picture src={choice.category.photo} alt="" width={90} height={90} className={css.picture} />
          {name(choice.category.name)}
          <Icon name="chevron-end" />
        </>
      );
    if (choice.kind === 'forget') return _('search.forget');
    if (choice.kind === 'all') return _('shop.all-results', { text: choice.text });
    return (
      <>
        <Icon name="search" />
        <span className={css.name}>{choice.text}</span>
        {/* For a pointer; by keyboard it is Delete. */}
        <span
          aria-hidden="true"
          className={css.remove}
          onClick={(event) => {
            event.stopPropagation();
            forget(choice.text);
          }}
        >
          <Icon name="close" />
        </span>
      </>
    );
  };
  const headingOf = (place: number): string | null => {
    const [kind, before] = [choices[place]?.kind, choices[place - 1]?.kind];
    if ((typed.trim() !== '' && !nothing) || !spoken || kind === before) return null;
    if (kind === 'recent') return _('search.recent');
    return kind === 'product' ? _('search.popular') : null;
  };
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {count > 0 && !nothing && _('shop.suggestions-count', { count })}
      </VisuallyHidden>
      <div
        hidden={count === 0 && !nothing}
        className={css.list}
        onPointerDown={(event) => event.preventDefault()}
      >
        <p role="status" hidden={!nothing} className={css.nothing}>
          {nothing && _('shop.nothing')}
        </p>
        <div id={id} role="listbox" aria-label={_('shop.suggestions')} hidden={count === 0}>
          {choices.map((choice, place) => {
            const heading = headingOf(place);
            return (
              <Fragment key={keyOf(choice)}>
                {heading !== null && (
                  <div role="presentation" className={css.heading}>
                    {heading}
                  </div>
                )}
                <div
                  id={optionId(id, place)}
                  role="option"
                  aria-selected={place === active}
                  className={classNames(
                    css.option,
                    (choice.kind === 'all' || choice.kind === 'forget') && css.plain,
                  )}
                  onClick={() => take(place)}
                >
                  {content(choice)}
                </div>
              </Fragment>
            );
          })}
        </div>
      </div>
    </>
  );
};

export default memo(SuggestionList);
