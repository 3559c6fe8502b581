import { useCallback, useState, type KeyboardEvent } from 'react';
import type { Listed } from './suggestion-list.tsx';

const nothingListed: Listed = { keys: [], unfolded: false, take: () => {}, remove: () => {} };

interface Typing {
  readonly typed: string;
  readonly type: (text: string) => void;
}

export interface ActiveChoice {
  /** Whether they are wanted. */
  readonly open: boolean;
  /** Whether they are seen: there are some, too. */
  readonly shown: boolean;
  /** Place of the one that Enter takes; -1 for none. */
  readonly place: number;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly fold: () => void;
  readonly unfold: () => void;
  /** Tells what is listed now. */
  readonly setListed: (listed: Listed) => void;
}

/** Which of a search field's choices is taken, by its keys, and whether they lie open under it. */
export const useActiveChoice = ({ typed, type }: Typing): ActiveChoice => {
  const [open, setOpen] = useState(false);
  /** It stays the same while others come and go around it, and is none when it is gone. */
  const [active, setActive] = useState<string | null>(null);
  const [listed, setListed] = useState<Listed>(nothingListed);
  const count = listed.keys.length;
  const shown = open && count > 0;
  const place = active === null ? -1 : listed.keys.indexOf(active);
  const goTo = (next: number) => setActive(listed.keys[next] ?? null);
  const fold = useCallback(() => {
    setOpen(false);
    setActive(null);
  }, []);
  const unfold = useCallback(() => {
    setActive(null);
    setOpen(true);
  }, []);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'Escape' && open && listed.unfolded) fold();
    else if (key === 'Escape' && typed) type('');
    else if (key === 'ArrowDown' && !open) setOpen(true);
    else if (key === 'ArrowDown' && shown) goTo(Math.min(place + 1, count - 1));
    else if (key === 'ArrowUp' && shown) goTo(place - 1);
    else if (key === 'Delete' && shown && place >= 0 && typed === '') {
      goTo(place + 1);
      listed.remove(place);
    } else if (key === 'Enter' && shown && place >= 0) listed.take(place);
    else return;
    event.preventDefault();
  };
  return { open, shown, place, press, fold, unfold, setListed };
};
