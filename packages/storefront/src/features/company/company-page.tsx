import { Container } from '@caravan/ui';
import type { ReactNode } from 'react';
import css from './company-page.module.css';
import { SectionLinks } from './section-links.tsx';

/** The frame of every page of the company: the others of its section above it. */
export const CompanyPage = ({ children }: { readonly children: ReactNode }) => (
  <Container className={css.page}>
    <SectionLinks of="company" />
    {children}
  </Container>
);
