import { Container, PageHeading } from '@caravan/ui';
import type { ReactNode } from 'react';
import css from './media-screen.module.css';

export interface MediaScreenProps {
  /** Links to the other pages of its section. */
  readonly section: ReactNode;
  readonly title: ReactNode;
  /** A line under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** What all screens of media have round their list. */
export const MediaScreen = ({ section, title, lead, children }: MediaScreenProps) => (
  <Container className={css.screen}>
    {section}
    <PageHeading lead={lead} className={css.heading}>
      {title}
    </PageHeading>
    {children}
  </Container>
);
