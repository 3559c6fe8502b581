import type { Retail } from '@caravan/contract';
import { Button } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useShop } from '../../shared/shop.tsx';

interface RenewalProps {
  readonly name: string;
  readonly onApplied: (retail: Retail) => void;
}

/** Applies again for a page that has ended: its name stays (RTL-2). */
export const Renewal = ({ name, onApplied }: RenewalProps) => {
  const { _ } = useLingui();
  const { api, report } = useShop();
  const [busy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    const [error, applied] = await api.post('applyForRetail', { body: { name } });
    setBusy(false);
    if (error) report(error);
    else onApplied(applied);
  };
  return (
    <Button busy={busy} onClick={() => void apply()}>
      {_('retail.apply-again')}
    </Button>
  );
};
