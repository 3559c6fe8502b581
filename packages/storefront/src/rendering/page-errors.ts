import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import type { PageRequest } from './page-request.ts';

/** What a page is told of an error on our side. */
const hiddenError = { status: 500, statusText: '', internal: false, data: null } as const;

/** An error's own words stay in the log: what the router knows of errors travels in the document. */
export const hideErrors = (context: StaticHandlerContext, onError: PageRequest['onError']): void => {
  for (const [id, error] of Object.entries(context.errors ?? {}))
    if (!isRouteErrorResponse(error)) {
      onError(error);
      context.errors = { ...context.errors, [id]: hiddenError };
    }
};

/** After what threw while it was rendered: the innermost part around it that can show an error does so. */
export const failScreen = (context: StaticHandlerContext): void => {
  const boundary = context._deepestRenderedBoundaryId;
  if (boundary) context.errors = { [boundary]: hiddenError };
  context.statusCode = 500;
};
