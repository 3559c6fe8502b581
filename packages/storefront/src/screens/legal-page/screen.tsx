import { Container, Notice, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { useDates } from '../../shared/format/use-dates.ts';
import { Link } from '../../shared/link/link.tsx';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import { WholeNumbers } from '../../shared/format/whole-numbers.tsx';
import type { LegalData, load } from './load.ts';
import { OtherVersions } from './other-versions.tsx';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext, { title: name, version, current }: LegalData): string =>
  current ? [name, i18n._('legal.numbered', { version })].join(' · ') : name;

/** Search engines know the version in force only. */
export const meta = (_: MetaContext, { path, description, current }: LegalData): ScreenMeta => ({
  description,
  canonical: path,
  unlisted: current !== null,
});

/** A legal text with its version and day; what held before stays readable, for consents name it (CONT-10, ROUTE-11). */
export const Screen = () => {
  const { _ } = useLingui();
  const { date } = useDates();
  const text = useScreenData<typeof load>();
  const { version, after, current } = text;
  const since = date(text.date);
  return (
    <Container width="text" className={css.page}>
      <PageHeading
        lead={
          version !== null && (
            <WholeNumbers
              text={
                after
                  ? _('legal.past', { version, from: since, until: date(after.date) })
                  : _('legal.version', { version, date: since })
              }
            />
          )
        }
        className={css.heading}
      >
        {text.title}
      </PageHeading>
      {current && (
        <Notice
          tone="warn"
          title={_('legal.replaced')}
          action={<Link to={text.path}>{_('legal.current')}</Link>}
        >
          <WholeNumbers
            text={_('legal.replaced-by', { version: current.version, date: date(current.date) })}
          />
        </Notice>
      )}
      <RichText html={text.body} />
      <OtherVersions path={text.path} versions={text.others} current={current?.version ?? null} />
    </Container>
  );
};
