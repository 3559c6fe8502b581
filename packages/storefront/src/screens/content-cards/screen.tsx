import { EmptyState } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { CompanyPage } from '../../features/company/company-page.tsx';
import { ContentCard } from '../../features/company/content-card.tsx';
import { PageIntro } from '../../features/company/page-intro.tsx';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import type { CardsData, load } from './load.ts';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = (_: MetaContext, { page }: CardsData): string => page.title;

export const meta = (_: MetaContext, { page: { description, picture } }: CardsData): ScreenMeta => ({
  description,
  ...(picture && { image: picture.url }),
});

/** Why us, events, incentives: an introduction, then a card for each (CONT-4). */
export const Screen = () => {
  const { _ } = useLingui();
  const { page, cards } = useScreenData<typeof load>();
  return (
    <CompanyPage>
      <PageIntro page={page} />
      {cards.length > 0 ? (
        <ul className={css.cards}>
          {cards.map(({ card, coming }) => (
            <li key={card.id}>
              <ContentCard card={card} coming={coming} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={_('content.none')} text={_('content.none-advice')} />
      )}
    </CompanyPage>
  );
};
