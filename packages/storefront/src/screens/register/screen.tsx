import { Container, Notice, PageHeading, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joinTopic } from '../../features/company/join-topic.ts';
import { QuestionList } from '../../features/company/question-list.tsx';
import { RegisteredDialog } from '../../features/registration/registered-dialog.tsx';
import { RegistrationForm, type Registered } from '../../features/registration/registration-form.tsx';
import { typeWords } from '../../features/registration/type-words.ts';
import { handUsername } from '../../shared/session/handed-username.ts';
import { pathTo } from '../../routes/route-names.ts';
import type { MetaContext, ScreenMeta } from '../../routes/screen-module.ts';
import { Link } from '../../shared/link/link.tsx';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useOverlay } from '../../shared/overlays/use-overlay.ts';
import { useShop } from '../../shared/shop.tsx';
import { useScreenData } from '../../shared/use-screen-data.ts';
import type { load, RegisterData } from './load.ts';
import css from './screen.module.css';

export { load } from './load.ts';

export const title = ({ i18n }: MetaContext, { type }: RegisterData): string =>
  i18n._(typeWords[type].name.id);

export const meta = ({ i18n }: MetaContext, { type }: RegisterData): ScreenMeta => ({
  description: i18n._(typeWords[type].lead.id),
});

/** Becoming a member, in each of the ways that the country has (REG-1, ROUTE-10). Who is one already is told so and sent home. */
export const Screen = () => {
  const { _ } = useLingui();
  const { session, toasts } = useShop();
  const navigate = useNavigate();
  const { type, types, form, done, agreements, provinces, countries, questions } =
    useScreenData<typeof load>();
  const [registered, setRegistered] = useState<Registered | null>(null);
  const popup = useOverlay('registered');
  const turnAway = useEffectEvent(() => {
    if (session.token() === null) return;
    toasts.error(_('register.already'));
    void navigate(pathTo('home'), { replace: true });
  });
  useEffect(() => turnAway(), []);

  return (
    <Container width="form" className={css.page}>
      <PageHeading lead={_(typeWords[type].lead.id)}>{_(typeWords[type].name.id)}</PageHeading>
      {types.length > 1 && (
        <nav aria-label={_('register.ways')}>
          <ul className={css.ways}>
            {types.map((each) => (
              <li key={each}>
                <Link
                  to={pathTo('registerType', { type: each })}
                  className={css.way}
                  aria-current={each === type ? 'page' : undefined}
                >
                  {_(typeWords[each].name.id)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <noscript>
        <Notice tone="warn">{_('register.needs-scripts')}</Notice>
      </noscript>
      <Surface>
        <RegistrationForm
          key={type}
          {...{ type, form, agreements, provinces, countries }}
          onDone={(who) => {
            setRegistered(who);
            popup.show();
          }}
        />
      </Surface>
      {questions.length > 0 && (
        <section aria-labelledby="questions" className={css.questions}>
          <h2 id="questions" className={css.title}>
            {_('register.questions')}
          </h2>
          <QuestionList questions={questions} headingLevel={3} />
          <Link to={pathTo('faq', undefined, { category: joinTopic })} className={css.all}>
            {_('register.all-questions')}
          </Link>
        </section>
      )}
      <Overlay name="registered">
        {registered && (
          <RegisteredDialog
            registered={registered}
            words={done}
            onClose={() => {
              popup.close();
              void navigate(pathTo('login'), { state: handUsername(registered.fboId) });
            }}
          />
        )}
      </Overlay>
    </Container>
  );
};
