import { useStore } from 'zustand';
import { useShop } from '../shop.tsx';
import type { SessionState } from './session.ts';

/** Who is logged in. While `known` is false show neither greeting nor login: the first paint is the same for everyone. */
export const useSession = (): SessionState => useStore(useShop().session.store);
