import { Container } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import type { InformationItem } from '../../../routes/information-of.ts';
import { Link } from '../../../shared/link/link.tsx';
import css from './enclosure.module.css';

/** Below an order that is being placed or paid: by which terms, each in a tab of its own so that nothing typed is left (CHK-9). */
export const EnclosedFooter = ({ information }: { readonly information: readonly InformationItem[] }) => {
  const { _ } = useLingui();
  return (
    <footer className={css.footer} data-enclosed="">
      <Container>
        <nav aria-label={_('shell.footer-information')}>
          <ul className={css.terms}>
            {information.map(({ name, path, title }) => (
              <li key={name}>
                <Link to={path} target="_blank">
                  {_(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  );
};
