import { useLocation } from 'react-router-dom';
import { usePanel } from '../../shared/panel/use-panel.ts';
import { useMember } from '../../shared/session/use-session.ts';

/** Opens the login for a visitor, which comes back here, and says so; does nothing for a member. */
export const useAskLogin = (): (() => boolean) => {
  const member = useMember() !== null;
  const { pathname, search } = useLocation();
  const { show } = usePanel();
  return () => {
    if (!member) show(`${pathname}${search}`);
    return !member;
  };
};
