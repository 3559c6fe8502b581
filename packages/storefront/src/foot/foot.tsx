import { classNames, Container } from '@caravan/ui';
import type { I18n } from '@lingui/core';
import { pathTo } from '../routes/route-names.ts';
import css from './foot.module.css';

/**
 * What stands under every page as plain HTML: news by e-mail (SHELL-10) the question about cookies (SHELL-8), and what
 * is said where the browser keeps nothing (SHELL-16). The server
 * writes it, so its words and markup weigh nothing in the pages or the browser's code. Its forms work by themselves;
 * `tend-foot.ts` spares them the reload.
 */
export const Foot = ({ words }: { readonly words: I18n }) => (
  <>
    <section className={css.foot} aria-labelledby="newsletter-title">
      <Container className={css.line}>
        <form className={css.news} action="/newsletter" method="post" noValidate data-foot="news">
          <label id="newsletter-title" className={css.label} htmlFor="newsletter-email">
            {words._('foot.news')}
          </label>
          <div className={css.entry}>
            <input
              className={css.email}
              id="newsletter-email"
              type="email"
              name="email"
              maxLength={254}
              autoComplete="email"
              placeholder={words._('foot.email')}
              aria-describedby="newsletter-invalid newsletter-hint"
              required
            />
            <button className={css.send} type="submit">
              {words._('foot.subscribe')}
            </button>
          </div>
          <p id="newsletter-hint" className={css.hint}>
            {words._('foot.hint')}
          </p>
          <p id="newsletter-invalid" className={css.told} tabIndex={-1} role="alert">
            {words._('foot.invalid')}
          </p>
          <p id="newsletter-thanks" className={css.told} tabIndex={-1}>
            {words._('foot.thanks')}
          </p>
          <output data-said="" />
        </form>
        <button className={css.again} type="button" data-foot="again">
          {words._('foot.cookies')}
        </button>
      </Container>
    </section>
    <section className={css.consent} data-foot="consent" aria-labelledby="consent-title">
      <form className={css.question} action="/consent" method="post" data-foot="choice">
        <div className={css.words}>
          <div className={css.head}>
            <h2 id="consent-title" className={css.title} tabIndex={-1}>
              {words._('foot.consent-title')}
            </h2>
            <a href={`${pathTo('privacyPolicy')}#cookies`}>{words._('foot.consent-more')}</a>
          </div>
          <p>{words._('foot.consent-necessary')}</p>
          <p>{words._('foot.consent-visits')}</p>
        </div>
        <div className={css.choices}>
          <button className={css.choice} type="submit" name="choice" value="necessary">
            {words._('foot.necessary')}
          </button>
          <button className={css.choice} type="submit" name="choice" value="all">
            {words._('foot.all')}
          </button>
        </div>
      </form>
    </section>
    <section className={css.refused} data-foot="refused" aria-labelledby="refused-title">
      <div className={css.question}>
        <div className={css.words}>
          <h2 id="refused-title" className={css.title}>
            {words._('foot.refused')}
          </h2>
          <p className={css.ofCookies}>{words._('foot.refused-cookies')}</p>
          <p className={css.ofStorage}>{words._('foot.refused-storage')}</p>
        </div>
        <button className={classNames(css.choice, css.close)} type="button" data-foot="understood">
          {words._('foot.understood')}
        </button>
      </div>
    </section>
    <div className={css.mark} />
  </>
);
