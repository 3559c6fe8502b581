import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/macro';
import { useLingui } from '@lingui/react';
import type { FocusEvent } from 'react';
import { routes } from '../../routes/routes.ts';
import type { SectionName } from '../../routes/screen-route.ts';
import { useScreenRoute } from '../../routes/use-screen-route.ts';
import { Link } from '../../shared/link/link.tsx';
import { useShop } from '../../shared/shop.tsx';
import css from './section-links.module.css';
import { sectionPages } from './section-pages.ts';

const names: Readonly<Record<SectionName, MessageDescriptor>> = {
  products: msg({ id: 'section.products' }),
  company: msg({ id: 'section.company' }),
  media: msg({ id: 'section.media' }),
};

/** On a phone the row is swiped to where the page is. */
const centre = (link: HTMLElement | null): void => {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
};

/** A browser leaves the focused one where it is as long as a part of it is seen. */
const show = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** The pages of a section side by side, above each of them; on a phone a row to be swiped. */
export const SectionLinks = ({ of }: { readonly of: SectionName }) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const current = useScreenRoute()?.name;
  return (
    <nav aria-label={_(names[of])} className={css.section}>
      <ul className={css.list}>
        {sectionPages(routes, country, of).map(({ name, path, title }) => (
          <li key={name}>
            <Link
              to={path}
              className={css.link}
              onFocus={show}
              {...(name === current && { 'aria-current': 'page', ref: centre })}
            >
              {_(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
