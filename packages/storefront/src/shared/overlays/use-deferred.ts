import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShop } from '../shop.tsx';

/**
 * A part of the page whose code comes when it is first wanted; null until then. If it cannot be had, the page stays as it is, a
 * toast says so (SHELL-16), and `onMissing` takes the wish back; the next wish asks for it again.
 */
export const useDeferred = <Part>(
  wanted: boolean,
  load: () => Promise<Part>,
  onMissing: () => void,
): Part | null => {
  const [part, setPart] = useState<{ readonly it: Part } | null>(null);
  const { _ } = useLingui();
  const { toasts, reload } = useShop();
  const begin = useEffectEvent(load);
  const miss = useEffectEvent(() => {
    toasts.error(_('error.chunk'), { label: _('error.reload'), perform: () => reload() });
    onMissing();
  });
  useEffect(() => {
    if (!wanted || part) return undefined;
    let still = true;
    begin().then(
      (it) => setPart({ it }),
      () => still && miss(),
    );
    return () => {
      still = false;
    };
  }, [wanted, part]);
  return part?.it ?? null;
};
