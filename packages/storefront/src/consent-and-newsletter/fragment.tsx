import { classNames, Container } from '@caravan/ui';
import type { I18n } from '@lingui/core';
import { pathTo } from '../routes/route-names.ts';
import css from './fragment.module.css';

/**
 * What stands under every page as plain HTML: news by e-mail (SHELL-10), the question about cookies (SHELL-8), and what
 * is said where the browser keeps nothing (SHELL-16). The server writes it, so its words and markup weigh nothing in the
 * pages or the browser's code. Its forms work by themselves; `listen-to-forms.ts` spares them the reload.
 */
export const ConsentAndNewsletter = ({ words }: { readonly words: I18n }) => (
  <>
    <section className={css.newsletter} aria-labelledby="newsletter-title">
      <Container className={css.line}>
        <form className={css.news} action="/newsletter" method="post" noValidate data-fragment="news">
          <label id="newsletter-title" className={css.label} htmlFor="newsletter-email">
            {words._('newsletter.title')}
          </label>
          <div className={css.entry}>
            <input
              className={css.email}
              id="newsletter-email"
              type="email"
              name="email"
              maxLength={254}
              autoComplete="email"
              placeholder={words._('newsletter.email')}
              aria-describedby="newsletter-hint"
              required
            />
            <button className={css.send} type="submit">
              {words._('newsletter.subscribe')}
            </button>
          </div>
          <p id="newsletter-hint" className={css.hint}>
            {words._('newsletter.hint')}
          </p>
          <p id="newsletter-invalid" className={css.told} tabIndex={-1} role="alert">
            {words._('newsletter.invalid')}
          </p>
          <p id="newsletter-thanks" className={css.told} tabIndex={-1}>
            {words._('newsletter.thanks')}
          </p>
          <output data-said="" />
        </form>
        <button className={css.again} type="button" data-fragment="again">
          {words._('consent.settings')}
        </button>
      </Container>
    </section>
    <section className={css.consent} data-fragment="consent" aria-labelledby="consent-title">
      <form className={css.question} action="/consent" method="post" data-fragment="choice">
        <div className={css.words}>
          <div className={css.head}>
            <h2 id="consent-title" className={css.title} tabIndex={-1}>
              {words._('consent.title')}
            </h2>
            <a href={pathTo('privacyPolicy')}>{words._('consent.more')}</a>
          </div>
          <p>
            {words._('consent.why-necessary')} {words._('consent.why-visits')}
          </p>
        </div>
        <div className={css.choices}>
          <button className={css.choice} type="submit" name="choice" value="necessary">
            {words._('consent.necessary')}
          </button>
          <button className={css.choice} type="submit" name="choice" value="all">
            {words._('consent.all')}
          </button>
        </div>
      </form>
    </section>
    <section className={css.refused} aria-labelledby="refused-title">
      <div className={css.question}>
        <div className={css.words}>
          <h2 id="refused-title" className={css.title}>
            {words._('consent.refused')}
          </h2>
          <p className={css.ofCookies}>{words._('consent.refused-cookies')}</p>
          <p className={css.ofStorage}>{words._('consent.refused-storage')}</p>
        </div>
        <button className={classNames(css.choice, css.close)} type="button" data-fragment="understood">
          {words._('consent.understood')}
        </button>
      </div>
    </section>
  </>
);
