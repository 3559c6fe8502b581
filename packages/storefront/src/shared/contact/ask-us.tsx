import { useLingui } from '@lingui/react';
import { useShop } from '../shop.tsx';
import css from './ask-us.module.css';
import { PhoneLink } from './phone-link.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

interface AskUsProps {
  /** In words, before the ways to ask it. */
  readonly question: string;
  /** What a chat begins with. */
  readonly about?: string | null;
}

/** Leads to a person, where the shop itself may leave a question open. */
export const AskUs = ({ question, about }: AskUsProps) => {
  const { _ } = useLingui();
  const { whatsapp } = useShop().country.contacts;
  return (
    <p className={css.ask}>
      {question} <PhoneLink />
      {whatsapp !== null && ' · '}
      <WhatsAppLink {...(about && { about })}>{_('shell.whatsapp')}</WhatsAppLink>
    </p>
  );
};
