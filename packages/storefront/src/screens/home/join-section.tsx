import type { Front } from '@caravan/contract';
import { Button, Icon, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { nonBreaking } from '../../shared/format/non-breaking.ts';
import { Link } from '../../shared/link/link.tsx';
import { useMember } from '../../shared/session/use-session.ts';
import css from './join-section.module.css';

/** Why to become a member, in the country's own words; nothing for who is one. */
export const JoinSection = ({ join: { title, text, points } }: Pick<Front, 'join'>) => {
  const { _ } = useLingui();
  const id = useId();
  const member = useMember();
  if (member) return null;
  return (
    <section aria-labelledby={id}>
      <Surface tone="mist" padding="none" className={css.join}>
        <div className={css.words}>
          <h2 id={id}>{nonBreaking(title)}</h2>
          <p>{nonBreaking(text)}</p>
          <Button size="l" render={<Link to={pathTo('register')} />}>
            {_('menu.join')}
          </Button>
        </div>
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point} className={css.point}>
              <Icon name="check" className={css.mark} />
              {nonBreaking(point)}
            </li>
          ))}
        </ul>
      </Surface>
    </section>
  );
};
