import { useLingui } from '@lingui/react';
import { useEffect } from 'react';

/** Says in the document's title that a form was sent back for its errors, for as long as it has some (WCAG 2.4.2). */
export const useFailedTitle = (failed: boolean): void => {
  const { _ } = useLingui();
  useEffect(() => {
    if (!failed) return undefined;
    const { title } = document;
    document.title = _('shell.failed-title', { title });
    return () => {
      document.title = title;
    };
  }, [failed, _]);
};
