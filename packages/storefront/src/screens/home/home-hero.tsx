import type { Front } from '@caravan/contract';
import { Button, Hero, Picture } from '@caravan/ui';
import { localized } from '@caravan/country';
import { useLingui } from '@lingui/react';
import { pictureSources } from '../../shared/picture/picture-sources.ts';
import { listPath } from '../../features/catalogue/product-list.ts';
import { pathTo } from '../../routes/route-names.ts';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import { heroAddress } from './hero-address.ts';

/** Below the words stands a cut with fewer, larger things. */
const phoneCut = { media: '(max-width: 767.98px)', width: 800, height: 560 };

/** The country's own picture and words, those of its content where there is some; its picture is the largest thing painted first. */
export const HomeHero = ({ words }: { readonly words: Front['hero'] | undefined }) => {
  const { _ } = useLingui();
  const { country, language } = useShop();
  const { title, lead } = country.hero;
  const picture = heroAddress(country, words);
  const src = `${picture}-800.webp`;
  const phone = pictureSources(`${picture}-phone-800.webp`, [400, 800]).map((source) => ({
    ...source,
    ...phoneCut,
  }));
  return (
    <Hero
      headingLevel={1}
      title={nonBreaking(words?.title ?? localized(title, language, country))}
      lead={nonBreaking(words?.lead ?? localized(lead, language, country))}
      actions={
        <>
          <Button size="l" render={<Link to={pathTo('shop')} />}>
            {_('home.to-shop')}
          </Button>
          <Button size="l" variant="outline" render={<Link to={listPath({ category: 'promotion' })} />}>
            {_('home.to-promotions')}
          </Button>
        </>
      }
      picture={
        <Picture
          src={src}
          alt=""
          width={1600}
          height={1000}
          sources={[...phone, ...pictureSources(src, [800, 1600])]}
          sizes="(min-width: 1280px) 40rem, (min-width: 768px) 50vw, 92vw"
          priority
        />
      }
    />
  );
};
