import { tokenKey, type Session } from './session.ts';

/** How a tab follows. */
export interface Follow {
  /** Loads the page anew. */
  readonly reload: () => void;
  /** The member logged out in another tab: called before the page is loaded anew, which should say why it is another one. */
  readonly onLoggedOut: () => void;
}

/**
 * Keeps this tab to the member of the browser: a logout elsewhere reloads it, a login elsewhere greets here too, and a page
 * brought back by 'Back' does not show the one who has left (AUTH-3).
 */
export const followOtherTabs = (session: Session, { reload, onLoggedOut }: Follow): void => {
  const look = (elsewhere: boolean) => {
    const before = session.store.getState().user?.pk;
    session.restore();
    const now = session.store.getState().user?.pk;
    if (before === undefined || before === now) return;
    if (elsewhere && now === undefined) onLoggedOut();
    reload();
  };
  addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) look(true);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look(false);
  });
};
