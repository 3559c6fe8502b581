import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './hero.module.css';

export interface HeroProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** One sentence below it. */
  lead?: ReactNode;
  /** One strong button and at most one quiet one. */
  actions?: ReactNode;
  /** A `<Picture priority>`: usually the largest thing painted first. */
  picture?: ReactNode;
  /** 1 on the home page. Default 2. */
  headingLevel?: 1 | 2 | undefined;
}

/** The opening of a page: what this is and the one thing to do. Its ground is the country's `--hero-from`, `--hero-to`. */
export const Hero = ({ title, lead, actions, picture, headingLevel = 2, className, ...rest }: HeroProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={classNames(css.hero, className)}>
      <div className={css.words}>
        <Heading className={css.title}>{title}</Heading>
        {lead && <p className={css.lead}>{lead}</p>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {picture && <div className={css.picture}>{picture}</div>}
    </section>
  );
};
