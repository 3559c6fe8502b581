import { Container } from '@caravan/ui';
import type { ReactNode } from 'react';
import css from './company-page.module.css';
import { SectionLinks } from './section-links.tsx';

interface CompanyPageProps {
  readonly children: ReactNode;
  /** It stands by itself, outside the section. */
  readonly alone?: boolean;
}

/** The frame of every page of the company: the others of its section above it. */
export const CompanyPage = ({ children, alone = false }: CompanyPageProps) => (
  <Container className={css.page}>
    {!alone && <SectionLinks of="company" />}
    {children}
  </Container>
);
