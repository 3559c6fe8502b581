import { useLingui } from '@lingui/react';
import type { Address, DeliveryMethod } from '@caravan/contract';
import { PartBrief } from '../../features/checkout/part-brief.tsx';
import { useAddressLine } from '../../features/addresses/use-address-line.ts';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { useShop } from '../../shared/shop.tsx';

interface AddressBriefProps {
  /** The saved address that is chosen. */
  readonly address: Address | undefined;
  /** Where the order is collected instead. */
  readonly pickup: DeliveryMethod | null;
  readonly onChange: () => void;
}

/** Where the order goes, in short. */
export const AddressBrief = ({ address, pickup, onChange }: AddressBriefProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const lineOf = useAddressLine();
  return (
    <PartBrief id="address" title={_('checkout.address')} onChange={onChange}>
      {pickup ? (
        <p>{pickup.address ?? pickup.name}</p>
      ) : (
        address && (
          <>
            <p>
              <strong>{address.recipientName}</strong>
            </p>
            <p>{lineOf(address)}</p>
            <p>{groupPhone(address.phone, country.phone)}</p>
          </>
        )
      )}
    </PartBrief>
  );
};
