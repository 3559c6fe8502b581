import { Button, Container, PageHeading } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useLayoutEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { ScreenFailure } from '../../routes/outcomes.ts';
import { pathTo } from '../../routes/route-names.ts';
import { ChunkFailure } from '../../routes/with-reload.ts';
import { documentTitle, titlePage } from '../document/page-title.ts';
import { Link } from '../link/link.tsx';
import css from './error-screen.module.css';

/** An error in one screen, inside the layout: the menu still works, and one can try again (ROUTE-17). */
export const ErrorScreen = () => {
  const { _ } = useLingui();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const chunk = error instanceof ChunkFailure;
  const partly = chunk || (error instanceof ScreenFailure && error.error.kind === 'network');
  const heading = missing ? _('error.missing') : partly ? _('error.chunk') : _('error.server');
  const advice = missing ? _('error.missing-advice') : partly ? _('error.chunk-advice') : _('error.advice');
  useLayoutEffect(() => {
    titlePage(documentTitle(heading, _('shell.brand')), _);
  }, [heading, _]);
  return (
    <Container className={css.screen}>
      <PageHeading>{heading}</PageHeading>
      <p role="alert">{toldBy(error) ?? advice}</p>
      <p className={css.actions}>
        {!missing && (
          <Button onClick={() => (chunk ? location.reload() : void revalidate())} busy={state === 'loading'}>
            {_('error.again')}
          </Button>
        )}
        <Button variant="outline" render={<Link to={pathTo('shop')} />}>
          {_('error.to-shop')}
        </Button>
      </p>
    </Container>
  );
};

/** The server's own words of a refusal; a failure has none. */
const toldBy = (error: unknown): string | null => {
  if (error instanceof ScreenFailure) return (error.error.status ?? 500) < 500 ? error.message : null;
  if (!isRouteErrorResponse(error) || error.status >= 500) return null;
  return typeof error.data === 'string' && error.data !== '' ? error.data : null;
};
