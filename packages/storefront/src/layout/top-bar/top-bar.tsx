import { classNames, Container } from '@caravan/ui';
import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { optionalPart } from '../../shared/loading/optional-part.ts';
import { useShop } from '../../shared/shop.tsx';
import { WhatsAppLink } from '../../shared/contact/whatsapp-link.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import { TopSections } from './top-sections.tsx';
import css from './top-bar.module.css';

/** Only for countries with regions of their own. The header stands without it, too. */
const RegionChooser = optionalPart(() => import('./region-chooser.tsx'));

/** The line above the header: whose page it is (SHELL-9), else when the office is open, the region, the language, how to write to us. */
export const TopBar = () => {
  const { _ } = useLingui();
  const { country, language, sponsorLine } = useShop();
  const { line } = useStore(sponsorLine);
  const hours = localized(country.contacts.hours, language, country);
  const hasLists = country.stores.length > 0 || country.languages.length > 1;
  return (
    <div className={css.bar}>
      <Container className={css.line}>
        <span className={classNames(css.hours, hasLists && css.besideLists)}>
          {line ?? _('shell.hours', { hours })}
        </span>
        <TopSections />
        {country.stores.length > 0 && (
          <Suspense>
            <RegionChooser />
          </Suspense>
        )}
        <LanguageChooser />
        <WhatsAppLink className={css.link}>{_('shell.whatsapp')}</WhatsAppLink>
      </Container>
    </div>
  );
};
