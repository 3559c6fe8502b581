import { isSilent } from '@caravan/api-client';
import { checkPlain, emailChecks, plainField, type FormField, type PlainCheck } from '@caravan/country';
import { Button, Notice } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { useErrorWords } from '../../shared/form/use-error-words.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './notify-me.module.css';

const fields: readonly FormField<'email', PlainCheck>[] = [
  {
    ...plainField,
    name: 'email',
    label: 'saved.email',
    hint: 'saved.notify-text',
    required: true,
    autocomplete: 'email',
    inputMode: 'email',
    width: 'whole',
    maxLength: 254,
    checks: emailChecks,
  },
];

/** Asks for one mail when a product can be had again (SHOP-13, API-72). */
const NotifyMe = ({ productId }: { readonly productId: number }) => {
  const { _ } = useLingui();
  const { api, country } = useShop();
  const say = useErrorWords();
  const [state, setState] = useState<'closed' | 'open' | 'busy' | 'done'>('closed');
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const form = useForm<Readonly<Record<'email', string>>>({
    first: { email: '' },
    validate: (typed) => {
      const result = checkPlain(fields, typed, country.phone);
      return result.ok || !result.errors.email ? {} : { email: say(result.errors.email) };
    },
  });
  // What was pressed gives way to what replaces it: the focus goes along.
  useEffect(() => {
    if (state === 'open') place.current?.querySelector('input')?.focus();
    if (state === 'done') place.current?.focus();
  }, [state]);

  const send = async () => {
    setRefusal(null);
    if (state === 'busy' || !form.accept()) return;
    setState('busy');
    const body = { email: form.values.email.trim() };
    const [error] = await api.post('notifyMe', { params: { id: productId }, body });
    if (!error) return setState('done');
    setState('open');
    const [wrong] = error.fields['email'] ?? [];
    if (wrong !== undefined) form.show({ email: wrong });
    else if (!isSilent(error)) setRefusal(error.message);
  };

  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {state === 'closed' && (
        <Button size="l" wide onClick={() => setState('open')}>
          {_('saved.notify')}
        </Button>
      )}
      {state === 'done' && <Notice tone="success">{_('saved.notify-done')}</Notice>}
      {(state === 'open' || state === 'busy') && (
        <form
          noValidate
          className={css.form}
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void send();
          }}
        >
          <FormFields
            fields={fields}
            values={form.values}
            errors={form.errors}
            prefix="notify-"
            onChange={(field, value) => form.change({ ...form.values, [field]: value })}
            onLeave={(field, value) => form.leave(field, { ...form.values, [field]: value })}
          />
          {refusal !== null && (
            <Notice tone="clay" role="alert">
              {refusal}
            </Notice>
          )}
          <Button type="submit" busy={state === 'busy'}>
            {_('saved.notify-send')}
          </Button>
        </form>
      )}
    </div>
  );
};

export default NotifyMe;
