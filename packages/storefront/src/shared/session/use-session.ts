import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { SessionState } from './session.ts';
import type { SessionUser } from './session-user.ts';

/** What the browser knows of who is there: `useSession(({ known }) => known)`. */
export const useSession = <Part>(part: (state: SessionState) => Part): Part =>
  useStore(useShop().session.store, part);

const memberOf = ({ user }: SessionState): SessionUser | null => user;

/** The member who is logged in; null for a visitor, and in the first paint, which is the same for everyone. */
export const useMember = (): SessionUser | null => useSession(memberOf);
