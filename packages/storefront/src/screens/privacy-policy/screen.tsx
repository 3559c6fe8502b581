import { Container, PageHeading } from '@caravan/ui';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useScreenData } from '../../shared/use-screen-data.ts';
import type { load, PrivacyText } from './load.ts';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = (_: MetaContext, text: PrivacyText): string => text.title;

export const meta = (_: MetaContext, { description }: PrivacyText): ScreenMeta => ({ description });

/** What the shop does with personal data, by the law of its country (ROUTE-11, SHELL-8); each clause has its own link. */
export const Screen = () => {
  const text = useScreenData<typeof load>();
  return (
    <Container width="text" className={css.page}>
      <PageHeading lead={text.version}>{text.title}</PageHeading>
      {text.clauses.map(({ name, title: heading, paragraphs }, place) => (
        <section key={name} id={name} className={css.clause}>
          <h2 className={css.heading}>
            {place + 1}. {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </Container>
  );
};
