import { useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { described, Field } from '../field/field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { Engine } from './engine.ts';

/** How a text is grouped while it is typed. */
export interface Fitting {
  /** `0` stands for a digit, everything else is written by itself: `+\9\9\6 000 000 000`, `00/00`. */
  readonly masks: readonly string[];
  /** The one of `masks` that is for what was typed so far; null when none is: it stays as it was typed then. */
  readonly fit: (typed: string) => string | null;
  /** What is typed or pasted at once, with the signs of the masks for its own; left out, it is fitted as it is. */
  readonly read?: (typed: string) => string;
}

export interface FittedInputProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'ref'>, Fitting {
  /** As it is seen. */
  value: string;
  /** Called with the text as it is seen. */
  onChange: (text: string) => void;
  /** What was typed with the digits of every script as `0` to `9`; `toAsciiDigits` of `@caravan/i18n`. */
  readDigits: (typed: string) => string;
}

/** Everything, as it was typed. */
const free = /^[^]*$/;

/**
 * A text that is grouped while it can be what the field asks for: a phone number, a card number, a date. What can not, a number
 * of another country or a letter, stays to be seen and refused: nothing that was typed or pasted is cut off. Loads the mask
 * engine.
 */
export const FittedInput = ({
  masks,
  fit,
  read,
  value,
  onChange,
  readDigits,
  label,
  labelHidden,
  mark,
  hint,
  error,
  leading,
  trailing,
  className,
  id: givenId,
  ...rest
}: FittedInputProps) => {
  const ownId = useId();
  const id = givenId ?? ownId;
  const engine = useMemo(
    () => ({
      mask: [...masks, free].map((mask) => ({ mask })),
      dispatch: (
        appended: string,
        { rawInputValue, compiledMasks }: { rawInputValue: string; compiledMasks: readonly object[] },
      ) => {
        const place = masks.indexOf(fit(rawInputValue + appended) ?? '');
        return compiledMasks[place === -1 ? masks.length : place];
      },
    }),
    [masks, fit],
  );
  return (
    <Field {...{ id, label, labelHidden, mark, hint, error, className }}>
      <span className={control.box}>
        {leading && <span className={control.leading}>{leading}</span>}
        <Engine
          {...described(id, { hint, error })}
          {...rest}
          {...engine}
          unmask={false}
          prepare={(typed) => (read ? read(readDigits(typed)) : readDigits(typed))}
          value={value}
          onAccept={(text) => {
            if (text !== value) onChange(text);
          }}
          inputRef={ignore}
          id={id}
          className={classNames(
            control.control,
            leading ? control.withLeading : '',
            trailing ? control.withTrailing : '',
          )}
        />
        {trailing && <span className={control.trailing}>{trailing}</span>}
      </span>
    </Field>
  );
};

const ignore = () => {};
