import { isSilent } from '@caravan/api-client';
import type { OwnReview } from '@caravan/contract';
import { reviewLengths } from '@caravan/contract/calls';
import { checkPlain, plainField, type FormField, type PlainCheck } from '@caravan/country';
import { Button, Notice, Surface, TextArea } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useFieldProps, type FieldControlProps } from '../../shared/form/field-control.tsx';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { useErrorWords } from '../../shared/form/use-error-words.ts';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './reviews.module.css';
import { StarChoice } from './star-choice.tsx';

type ReviewName = 'stars' | 'title' | 'text';

const fields: readonly FormField<ReviewName, PlainCheck>[] = [
  { ...plainField, name: 'stars', label: 'reviews.your-stars', required: true, width: 'whole' },
  {
    ...plainField,
    name: 'title',
    label: 'reviews.field-title',
    required: false,
    width: 'whole',
    maxLength: reviewLengths.title,
  },
  {
    ...plainField,
    name: 'text',
    label: 'reviews.field-text',
    hint: 'reviews.field-hint',
    required: true,
    width: 'whole',
    maxLength: reviewLengths.text,
  },
];

const prefix = 'review-';

const TextControl = ({ field, id, value, error, onChange, onLeave }: FieldControlProps) => (
  <TextArea
    {...useFieldProps({ field, id, error })}
    rows={5}
    maxLength={field.maxLength}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    onBlur={({ target }) => onLeave(target.value)}
  />
);

interface ReviewFormProps {
  readonly product: { readonly id: number; readonly name: string };
  /** What was written before; a new one without it. */
  readonly mine?: OwnReview;
  readonly onSaved: (state: OwnReview['state']) => Promise<void>;
  readonly onClose: () => void;
}

/** Stars, title and text; what is typed survives a reload until it is sent. */
export const ReviewForm = ({ product, mine, onSaved, onClose }: ReviewFormProps) => {
  const { _ } = useLingui();
  const { api, country, tab } = useShop();
  const say = useErrorWords();
  const namesOf = useFieldNames();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm<Readonly<Record<ReviewName, string>>>({
    first: { stars: mine ? String(mine.stars) : '', title: mine?.title ?? '', text: mine?.text ?? '' },
    validate: (typed) => {
      const { text, ...line } = typed;
      // Lines of a text stay lines.
      const result = checkPlain(fields, { ...line, text: text.replaceAll('\n', ' ') }, country.phone);
      if (result.ok) return {};
      return Object.fromEntries(Object.entries(result.errors).map(([name, error]) => [name, say(error)]));
    },
    kept: { storage: tab, key: tabKeys.review, about: String(product.id) },
  });

  const send = async () => {
    setRefusal(null);
    if (busy || !form.accept()) return;
    setBusy(true);
    const { stars, title, text } = form.values;
    const body = { stars: Number(stars), title: title.trim(), text: text.trim() };
    const [error, saved] = mine
      ? await api.patch('editReview', { params: { id: mine.id }, body })
      : await api.post('writeReview', { params: { id: product.id }, body });
    setBusy(false);
    if (!error) {
      form.forget();
      return onSaved(saved.state);
    }
    if (!form.refuse(error) && !isSilent(error)) setRefusal(error.message);
  };
  const draw = (props: FieldControlProps) => {
    if (props.field.name === 'stars') return <StarChoice {...props} />;
    return props.field.name === 'text' ? <TextControl {...props} /> : null;
  };

  return (
    <Surface className={css.form}>
      <h3 ref={heading} tabIndex={-1} className={css.entryTitle}>
        {_('reviews.of-product', { name: product.name })}
      </h3>
      <form
        noValidate
        className={css.form}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormErrorSummary state={form} prefix={prefix} names={namesOf(fields)} />
        <FormFields
          fields={fields}
          values={form.values}
          errors={form.errors}
          prefix={prefix}
          onChange={(field, value) => form.change({ ...form.values, [field]: value })}
          onLeave={(field, value) => form.leave(field, { ...form.values, [field]: value })}
          renderField={draw}
        />
        {refusal !== null && (
          <Notice tone="clay" role="alert">
            {refusal}
          </Notice>
        )}
        <div className={css.buttons}>
          <Button type="submit" busy={busy}>
            {_(mine ? 'reviews.save' : 'reviews.send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {_('reviews.cancel')}
          </Button>
        </div>
      </form>
    </Surface>
  );
};
