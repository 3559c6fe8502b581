import { useId, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { described, Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import css from './select.module.css';

/** One of the values to choose from. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
  /** Language of the label where it is not the page's: names of languages. */
  lang?: string | undefined;
}

export interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  /** In their order; `placeholder` stands before them. */
  options: readonly SelectOption[];
  /** First entry, with the value `''`, while nothing is chosen. */
  placeholder?: string | undefined;
}

/** The browser's own chooser, styled. `className` goes to the frame, everything else to the `<select>`. */
export const Select = ({
  label,
  labelHidden,
  mark,
  hint,
  error,
  options,
  placeholder,
  className,
  id: givenId,
  ...rest
}: SelectProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Field {...{ id, label, labelHidden, mark, hint, error, className }}>
      <span className={control.box}>
        <select
          {...described(id, { hint, error })}
          {...rest}
          id={id}
          className={classNames(control.control, css.select, control.withTrailing)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, disabled, lang }) => (
            <option key={value} value={value} disabled={disabled} lang={lang}>
              {text}
            </option>
          ))}
        </select>
        <span className={classNames(control.trailing, css.arrow)}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </Field>
  );
};
