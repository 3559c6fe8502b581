import { CompanyPage } from '../../features/company/company-page.tsx';
import { PageIntro } from '../../features/company/page-intro.tsx';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenRoute } from '../../routes/use-screen-route.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import type { load, PageData } from './load.ts';

export { load } from './load.ts';

export const title = (_: MetaContext, page: PageData): string => page.title;

export const meta = (_: MetaContext, { description, picture }: PageData): ScreenMeta => ({
  description,
  ...(picture && { image: picture.url }),
});

/** A page in the company's own words: about us, the marketing plan, the tools of a member (CONT-4, ROUTE-6), or one that only this country has. */
export const Screen = () => (
  <CompanyPage alone={useScreenRoute()?.name === 'ownPage'}>
    <PageIntro page={useScreenData<typeof load>()} />
  </CompanyPage>
);
