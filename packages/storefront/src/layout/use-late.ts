import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useToasts } from '../shared/toasts/use-toasts.ts';

/**
 * A part of the shell whose code comes when it is first wanted; null until then. If it cannot be had, the page stays as it
 * is, a toast says so, and `onMissing` takes the wish back.
 */
export const useLate = <Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onMissing: () => void,
): Part | null => {
  const [part, setPart] = useState<{ readonly it: Part } | null>(null);
  const { _ } = useLingui();
  const toasts = useToasts();
  const begin = useEffectEvent(load);
  const miss = useEffectEvent(() => {
    toasts.error(_('error.chunk'));
    onMissing();
  });
  useEffect(() => {
    if (!wanted || part) return;
    begin().then((it) => setPart({ it }), miss);
  }, [wanted, part]);
  return part?.it ?? null;
};
