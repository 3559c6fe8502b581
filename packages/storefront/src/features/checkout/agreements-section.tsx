import type { Agreement } from '@caravan/country';
import { Notice } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import { Consent } from '../../shared/form/consent.tsx';
import css from './agreements-section.module.css';
import { Section } from './section.tsx';

type Slug = Agreement['slug'];

const words: Readonly<
  Record<Slug, { readonly name: MessageDescriptor; readonly consent: MessageDescriptor }>
> = {
  'pre-information': {
    name: msg({ id: 'checkout.pre-information' }),
    consent: msg({ id: 'checkout.consent-pre-information' }),
  },
  'distance-sales': {
    name: msg({ id: 'checkout.distance-sales' }),
    consent: msg({ id: 'checkout.consent-distance-sales' }),
  },
};

export interface AgreementsSectionProps {
  readonly agreements: readonly Agreement[];
  readonly accepted: readonly string[];
  /** What was accepted is the order as it stood before: it says so, and is to be accepted anew. */
  readonly takenBack: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onAccept: (accepted: readonly string[]) => void;
  readonly onRead: (slug: Slug) => void;
}

/** What must be read and accepted before an order obliges to pay (CHK-7). */
export const AgreementsSection = ({
  agreements,
  accepted,
  takenBack,
  errors,
  onAccept,
  onRead,
}: AgreementsSectionProps) => {
  const { _ } = useLingui();
  const toggle = (slug: Slug, on: boolean) =>
    onAccept(on ? [...accepted, slug] : accepted.filter((each) => each !== slug));
  return (
    <Section id="agreements" title={_('checkout.agreements')}>
      <div aria-live="polite" className={css.told}>
        {takenBack && <Notice>{_('checkout.agree-again')}</Notice>}
      </div>
      {agreements.map(({ slug }) => (
        <Consent
          key={slug}
          id={`agreement-${slug}`}
          label={_(words[slug].consent)}
          checked={accepted.includes(slug)}
          error={errors[`agreement-${slug}`]}
          onChange={(on) => toggle(slug, on)}
          text={{ name: _(words[slug].name), onRead: () => onRead(slug) }}
        />
      ))}
    </Section>
  );
};
