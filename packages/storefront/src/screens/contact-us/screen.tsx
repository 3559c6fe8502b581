import { PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { CompanyPage } from '../../features/company/company-page.tsx';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { FeedbackForm } from './feedback-form.tsx';
import type { load } from './load.ts';
import { OfficeCard } from './office-card.tsx';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext): string => i18n._('section.contact-us');

export const meta = ({ i18n }: MetaContext): ScreenMeta => ({
  description: i18n._('contact.description'),
});

/** Where the offices are and how to reach them, and a letter to the company (CONT-9). */
export const Screen = () => {
  const { _ } = useLingui();
  const { offices } = useScreenData<typeof load>();
  return (
    <CompanyPage>
      <PageHeading lead={_('contact.lead')} className={css.heading}>
        {_('section.contact-us')}
      </PageHeading>
      <div className={css.columns}>
        <section aria-labelledby="offices" className={css.section}>
          <h2 id="offices" className={css.title}>
            {_('contact.offices')}
          </h2>
          <ul className={css.offices}>
            {offices.map((office) => (
              <li key={office.name}>
                <OfficeCard office={office} />
              </li>
            ))}
          </ul>
        </section>
        <FeedbackForm />
      </div>
    </CompanyPage>
  );
};
