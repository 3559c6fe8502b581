/* oxlint-disable jsx-a11y/role-supports-aria-props -- a fieldset cannot say that it is invalid, and screen readers say it of a radio */
import { classNames, Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useFieldProps, type FieldControlProps } from '../../shared/form/field-control.tsx';
import css from './star-choice.module.css';

const stars = ['1', '2', '3', '4', '5'] as const;

/** One to five stars: radios, so that arrow keys choose. */
export const StarChoice = ({ field, id, value, error, onChange }: FieldControlProps) => {
  const { _ } = useLingui();
  const { label } = useFieldProps({ field, id, error });
  return (
    <fieldset className={css.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.stars}>
        {stars.map((one) => (
          <label key={one} className={classNames(css.star, Number(one) <= Number(value) && css.lit)}>
            <input
              type="radio"
              className={css.radio}
              id={one === (value || '1') ? id : undefined}
              name={id}
              value={one}
              checked={one === value}
              aria-label={_('reviews.of-five', { stars: Number(one) })}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(one)}
            />
            <span aria-hidden>★</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
