import type { OrderSummary } from '@caravan/contract';
import { Button, type ButtonProps } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { saveFile } from '../../shared/save-file.ts';
import { useShop } from '../../shared/shop.tsx';

const atTheDoor = ['confirmed', 'shipped'];

export interface ReceiptButtonProps extends Pick<ButtonProps, 'wide'> {
  readonly order: Pick<OrderSummary, 'pk' | 'code' | 'payDate' | 'status'>;
}

/** Saves the receipt of an order under its code; nothing for an order that has none yet (ORD-3, API-73). */
export const ReceiptButton = ({ order: { pk, code, payDate, status }, wide }: ReceiptButtonProps) => {
  const { _ } = useLingui();
  const { api, report } = useShop();
  const [busy, setBusy] = useState(false);
  if (payDate === null && !atTheDoor.includes(status)) return null;
  const save = async () => {
    setBusy(true);
    const [error, pdf] = await api.get('receipt', { params: { id: pk } });
    setBusy(false);
    if (error) return report(error);
    saveFile(`${code}.pdf`, pdf.slice(), 'application/pdf');
  };
  return (
    <Button variant="quiet" wide={wide} busy={busy} onClick={() => void save()}>
      {_('history.receipt')}
    </Button>
  );
};
