/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the keys are the field's, which keeps the focus (APG combobox) */
import { classNames, Picture, VisuallyHidden } from '@caravan/ui';
import type { Suggestion } from '@caravan/contract';
import { useLingui } from '@lingui/react';
import css from './suggestion-list.module.css';
import { typedParts } from './typed-parts.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly typed: string;
  readonly suggestions: readonly Suggestion[];
  /** Asked, and there is none. */
  readonly nothing: boolean;
  /** The one that Enter takes: its place, or the place after the last for all results. */
  readonly active: number;
  readonly optionId: (place: number) => string;
  readonly onTake: (place: number) => void;
}

/** The products suggested under the search field, and all results as the last choice. */
const SuggestionList = ({
  id,
  typed,
  suggestions,
  nothing,
  active,
  optionId,
  onTake,
}: SuggestionListProps) => {
  const { _ } = useLingui();
  const count = suggestions.length;
  const option = (place: number) =>
    ({
      id: optionId(place),
      role: 'option',
      'aria-selected': place === active,
      onClick: () => onTake(place),
    }) as const;
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {count > 0 && _('shop.suggestions-count', { count })}
      </VisuallyHidden>
      <p role="status" hidden={!nothing} className={classNames(css.list, css.nothing)}>
        {nothing && _('shop.nothing')}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={_('shop.suggestions')}
        hidden={count === 0}
        className={css.list}
        onPointerDown={(event) => event.preventDefault()}
      >
        {suggestions.map(({ id: key, name, photo, strGrossCost }, place) => (
          <div key={key} {...option(place)} className={css.option}>
            <Picture src={photo} alt="" width={90} height={90} className={css.picture} />
            <span className={css.name}>
              {typedParts(name, typed).map((part, piece) =>
                part.typed ? <b key={piece}>{part.text}</b> : part.text,
              )}
            </span>
            <span className={css.price}>{strGrossCost}</span>
          </div>
        ))}
        {count > 0 && (
          <div {...option(count)} className={css.option}>
            {_('shop.all-results', { text: typed.trim() })}
          </div>
        )}
      </div>
    </>
  );
};

export default SuggestionList;
