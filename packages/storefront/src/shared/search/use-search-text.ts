import { useCallback, useState } from 'react';

/**
 * The text of a search field and what changes it: it is that of the address, `q`, but for what was typed while the results were on
 * their way. `typing`, for the field's `data-typing`: that is so, and the field keeps the focus. `type` is for what is typed, `send`
 * for what is searched for; `leave`: the field is left, and results that come bring their own text.
 */
export const useSearchText = (q: string) => {
  const [text, setText] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  /** Whether something was typed since a search that is on its way was sent; null: none is. */
  const [ahead, setAhead] = useState<boolean | null>(null);
  if (shownFor !== q) {
    setShownFor(q);
    if (!ahead) {
      setText(q);
      setAhead(null);
    }
  }
  return {
    text,
    typing: ahead || undefined,
    type: (typed: string) => {
      setText(typed);
      setAhead(ahead === null ? null : true);
    },
    send: useCallback((sent: string) => {
      setText(sent);
      setAhead(false);
    }, []),
    leave: () => setAhead(null),
  };
};
