import type { Session } from '@caravan/contract';
import { useState } from 'react';
import { useChanged } from '../../shared/fetched/use-changed.ts';
import { useShop } from '../../shared/shop.tsx';
import { leave } from '../../shared/session/log-out.ts';

/** A member's sessions and how to end them; a failure is said. */
export const useSessions = (loaded: readonly Session[]) => {
  const shop = useShop();
  const { api, report } = shop;
  const [sessions, change] = useChanged(loaded);
  const [ending, setEnding] = useState<number | null>(null);
  return {
    sessions,
    /** The one that is just being ended. */
    ending,
    /** Whether it has ended: one that had already has, too. */
    end: async (id: number): Promise<boolean> => {
      setEnding(id);
      const [error] = await api.delete('endSession', { params: { id } });
      setEnding(null);
      if (error && error.status !== 404) {
        report(error);
        return false;
      }
      change((list) => list.filter((each) => each.id !== id));
      return true;
    },
    /** Ends all of them, this one too: the page is loaded anew. */
    endAll: async (): Promise<void> => {
      const [error] = await api.post('logoutAll');
      if (error) report(error);
      else leave(shop);
    },
  };
};
