import { Button, Notice, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { pathTo } from '../../routes/route-names.ts';
import { WithMailLink } from '../../shared/contact/with-mail-link.tsx';
import type { FieldControlProps } from '../../shared/form/field-control.tsx';
import { FormErrorSummary } from '../../shared/form/form-error-summary.tsx';
import { FormFields } from '../../shared/form/form-fields.tsx';
import { useFieldNames } from '../../shared/form/use-field-names.ts';
import { Link } from '../../shared/link/link.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import { feedbackFields } from './feedback-fields.ts';
import css from './feedback-form.module.css';
import { MessageControl } from './message-control.tsx';
import { useFeedback } from './use-feedback.ts';

/** Begins the ids of the fields. */
const prefix = 'feedback-';

/** A letter to the office; once it is sent, thanks stand in its place (CONT-9, MSG-11). */
export const FeedbackForm = () => {
  const { _ } = useLingui();
  const { country } = useShop();
  const namesOf = useFieldNames();
  const known = useSession((now) => now.known);
  const { form, busy, refusal, sentFrom, send, begin } = useFeedback();
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentFrom !== null) thanks.current?.focus();
  }, [sentFrom]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const draw = (props: FieldControlProps) =>
    props.field.name === 'message' ? <MessageControl {...props} /> : null;
  const { email, phone } = country.contacts;

  return (
    <Surface as="section" aria-labelledby="write" className={css.section}>
      <div>
        <h2 id="write" className={css.title}>
          {_('contact.write')}
        </h2>
        <p className={css.quiet}>{_('contact.write-lead')}</p>
      </div>
      {sentFrom === null ? (
        <>
          <noscript>
            <Notice tone="warn">
              <WithMailLink text={_('contact.needs-scripts', { email, phone })} email={email} />
            </Notice>
          </noscript>
          <form method="post" noValidate className={css.form} onSubmit={submit}>
            <FormErrorSummary state={form} prefix={prefix} names={namesOf(feedbackFields)} />
            <FormFields
              fields={feedbackFields}
              values={form.values}
              errors={form.errors}
              prefix={prefix}
              onChange={(field, value) => form.change({ ...form.values, [field]: value })}
              onLeave={(field, value) => form.leave(field, { ...form.values, [field]: value })}
              renderField={draw}
            />
            <p className={css.quiet}>
              {_('contact.use')} <Link to={pathTo('privacyPolicy')}>{_('menu.privacy')}</Link>
            </p>
            {refusal !== null && (
              <Notice tone="clay" role="alert">
                {refusal}
              </Notice>
            )}
            {/* No button that submits: pressed before the scripts have come it is pressed again by them, and the form not sent without. */}
            <Button
              type="button"
              size="l"
              busy={busy}
              onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            >
              {_('contact.send')}
            </Button>
            {/* For Enter in a field. */}
            <input type="submit" hidden disabled={!known} />
          </form>
        </>
      ) : (
        <>
          <Notice ref={thanks} tabIndex={-1} tone="success" title={_('contact.thanks')}>
            {_('contact.thanks-answer', { email: sentFrom })}
          </Notice>
          <Button variant="outline" onClick={begin}>
            {_('contact.again')}
          </Button>
        </>
      )}
    </Surface>
  );
};
