import { tokenKey, type Session } from './session.ts';

/**
 * Keeps this tab to the member of the browser: a logout elsewhere reloads it, a login elsewhere greets here too, and a page
 * brought back by 'Back' does not show the one who has left (AUTH-3).
 */
export const followOtherTabs = (session: Session, reload: () => void): void => {
  const look = () => {
    const before = session.store.getState().user?.pk;
    session.restore();
    if (before !== undefined && before !== session.store.getState().user?.pk) reload();
  };
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) look();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
};
