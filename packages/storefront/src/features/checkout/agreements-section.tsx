import type { Agreement } from '@caravan/country';
import { Checkbox } from '@caravan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

type Slug = Agreement['slug'];

const consents: Readonly<Record<Slug, MessageDescriptor>> = {
  'pre-information': msg({ id: 'checkout.consent-pre-information' }),
  'distance-sales': msg({ id: 'checkout.consent-distance-sales' }),
};

export interface AgreementsSectionProps {
  readonly agreements: readonly Agreement[];
  readonly accepted: readonly string[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onAccept: (accepted: readonly string[]) => void;
  readonly onRead: (slug: Slug) => void;
}

/** What must be read and accepted before an order obliges to pay (CHK-7). */
export const AgreementsSection = ({
  agreements,
  accepted,
  faults,
  onAccept,
  onRead,
}: AgreementsSectionProps) => {
  const { _ } = useLingui();
  const toggle = (slug: Slug, on: boolean) =>
    onAccept(on ? [...accepted, slug] : accepted.filter((each) => each !== slug));
  return (
    <Section id="agreements" title={_('checkout.agreements')}>
      {agreements.map(({ slug }) => (
        <Checkbox
          key={slug}
          id={`agreement-${slug}`}
          required
          checked={accepted.includes(slug)}
          error={faults[`agreement-${slug}`]}
          onChange={(event) => toggle(slug, event.target.checked)}
          label={
            <Trans id={consents[slug].id} components={{ 0: <AgreementLink slug={slug} onRead={onRead} /> }} />
          }
        />
      ))}
    </Section>
  );
};

const AgreementLink = ({
  slug,
  onRead,
  children,
}: {
  readonly slug: Slug;
  readonly onRead: (slug: Slug) => void;
  readonly children?: ReactNode;
}) => (
  <a
    href={`#agreement-${slug}`}
    onClick={(event) => {
      event.preventDefault();
      onRead(slug);
    }}
  >
    {children}
  </a>
);
