import { Toasts } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { nonBreaking } from '../shared/format/non-breaking.ts';
import { useToastList, useToasts } from '../shared/toasts/use-toasts.ts';

/** Shows the shop's short messages; the regions are there once the page is hydrated, before any message (ERR-5). */
export const ShellToasts = () => {
  const { _ } = useLingui();
  const { dismiss } = useToasts();
  return (
    <Toasts
      label={_('shell.notifications')}
      closeLabel={_('shell.close')}
      toasts={useToastList().map(({ id, tone, text, action }) => ({
        id: String(id),
        tone,
        text: nonBreaking(text),
        ...(action && { action: { label: action.label, onPress: action.perform } }),
      }))}
      onClose={(id) => dismiss(Number(id))}
    />
  );
};
