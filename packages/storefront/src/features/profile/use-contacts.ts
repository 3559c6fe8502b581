import type { Body } from '@caravan/contract';
import { checkPlain, contactForm, type ContactField } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useState, type SubmitEvent } from 'react';
import { groupPhone, sentPhone } from '../../shared/form/phone-fitting.ts';
import { useErrorWords } from '../../shared/form/use-error-words.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import type { OwnUserProps } from './own-user.ts';

type Values = Readonly<Record<ContactField['name'], string>>;

/** The form of a member's contact data (ACC-2). Only what was changed is judged and sent; it waits for a login that has ended. */
export const useContacts = ({ member, onChanged }: OwnUserProps) => {
  const { _ } = useLingui();
  const { api, country, report, tab, toasts } = useShop();
  const say = useErrorWords();
  const [busy, setBusy] = useState(false);
  /** The address to which a link was just mailed. */
  const [mailed, setMailed] = useState<string | null>(null);

  const valuesOf = ({ email, phone }: typeof member.profile): Values => ({
    email: email ?? '',
    phone: phone === null ? '' : groupPhone(phone, country.phone),
  });
  const known = valuesOf(member.profile);
  const fields = contactForm.map((field) => ({ ...field, required: member.profile[field.name] !== null }));
  const isChanged = (typed: Values, name: keyof Values) => typed[name].trim() !== known[name];
  const form = useForm<Values>({
    first: known,
    validate: (typed) => {
      const changed = fields.filter(({ name }) => isChanged(typed, name));
      const result = checkPlain(changed, typed, country.phone);
      if (result.ok) return {};
      return Object.fromEntries(
        Object.entries(result.errors).map(([name, error]) => [name, say(error)] as const),
      );
    },
    kept: { storage: tab, key: tabKeys.contacts },
  });

  const changes = (typed: Values): Body<'editUser'> => ({
    ...(isChanged(typed, 'email') && { email: typed.email.trim() }),
    ...(isChanged(typed, 'phone') && { phone: sentPhone(typed.phone, country.phone) }),
  });

  const send = async (body: Body<'editUser'>) => {
    const [error, user] = await api.patch('editUser', { params: { id: member.pk }, body });
    if (error) {
      if (!form.refuse(error)) report(error);
      return;
    }
    const waits = body.email !== undefined && body.email !== user.profile.email;
    setMailed(waits ? (body.email ?? null) : null);
    onChanged(user);
    form.change(valuesOf(user.profile));
    form.forget();
    if (!waits || body.phone !== undefined) toasts.show({ text: _('profile.contacts-updated') });
  };

  return {
    fields,
    form,
    busy,
    mailed,
    submit: async (event: SubmitEvent) => {
      event.preventDefault();
      if (busy || !form.accept()) return;
      const body = changes(form.values);
      if (Object.keys(body).length === 0) {
        toasts.show({ text: _('profile.contacts-same') });
        return;
      }
      setBusy(true);
      await send(body);
      setBusy(false);
    },
  };
};
