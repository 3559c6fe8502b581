import { isSilent } from '@caravan/api-client';
import { checkPlain } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useErrorWords } from '../../shared/form/use-error-words.ts';
import type { FormErrors } from '../../shared/form/use-form-errors.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { tabKeys } from '../../shared/session/tab-keys.ts';
import { useShop } from '../../shared/shop.tsx';
import { feedbackFields, type FeedbackName } from './feedback-fields.ts';

type Values = Readonly<Record<FeedbackName, string>>;

const empty: Values = { name: '', email: '', phone: '', subject: '', message: '' };

const bodyOf = (typed: Values) => {
  const phone = typed.phone.trim();
  return {
    name: typed.name.trim(),
    email: typed.email.trim(),
    subject: typed.subject.trim(),
    message: typed.message.trim(),
    ...(phone !== '' && { phone }),
  };
};

/** The code of the order that the address names; null where it names none. */
const orderIn = (search: string): string | null => {
  const code = new URLSearchParams(search).get('order') ?? '';
  return /^[A-Z]{2}-\d\d-[0-9A-Z]{4,10}$/.test(code) ? code : null;
};

/** A letter to the office from typing to sending (API-61). What was typed stays when it is refused, and over a reload. */
export const useFeedback = () => {
  const { api, country, tab } = useShop();
  const { _ } = useLingui();
  const say = useErrorWords();
  const [busy, setBusy] = useState(false);
  /** Why it was refused as a whole, in words. */
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Where the answer goes; null until the letter is sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const code = orderIn(useLocation().search);
  const form = useForm<Values>({
    first: empty,
    validate: (typed): FormErrors => {
      const result = checkPlain(feedbackFields, typed, country.phone);
      if (result.ok) return {};
      return Object.fromEntries(Object.entries(result.errors).map(([name, error]) => [name, say(error)]));
    },
    kept: { storage: tab, key: tabKeys.feedback, about: code ?? 'anything' },
  });

  // The page is kept for everybody: which order it is about is read once it has come to life (ORD-9).
  const name = useEffectEvent((about: string) => {
    if (form.values.subject === '')
      form.change({ ...form.values, subject: _('contact.about-order', { code: about }) });
  });
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated && code !== null) name(code);
  }, [hydrated, code]);

  const send = async () => {
    setRefusal(null);
    if (busy || !form.accept()) return;
    setBusy(true);
    const body = bodyOf(form.values);
    const [error] = await api.post('feedback', { body });
    setBusy(false);
    if (!error) {
      form.change(empty);
      setSentFrom(body.email);
      return;
    }
    if (!form.refuse(error) && !isSilent(error)) setRefusal(error.message);
  };

  return { form, busy, refusal, sentFrom, send, begin: () => setSentFrom(null) };
};
