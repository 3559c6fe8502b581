import type { Address, Region } from '@caravan/contract';
import { Badge, Button, Icon, Surface } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { groupPhone } from '../../shared/form/phone-fitting.ts';
import { Overlay } from '../../shared/overlays/overlay.tsx';
import { useOverlayAbout } from '../../shared/overlays/use-overlay-about.ts';
import { useShop } from '../../shared/shop.tsx';
import { missingOf, type AddressEntry } from './address-entry.ts';
import css from './address-list.module.css';
import { DeleteAddress } from './delete-address.tsx';
import { EditAddress } from './edit-address.tsx';
import { useAddressBook } from './use-address-book.ts';
import { useAddressLine } from './use-address-line.ts';

export interface AddressListProps {
  readonly addresses: readonly Address[];
  readonly provinces: readonly Region[];
  /** What a new address begins with. */
  readonly first: AddressEntry;
}

type Opened = { readonly to: 'add' } | { readonly to: 'edit' | 'delete'; readonly address: Address };

/** A member's saved addresses: each can be completed, changed and deleted, and new ones are added (ACC-4). */
export const AddressList = ({ addresses, provinces, first }: AddressListProps) => {
  const { _ } = useLingui();
  const { country } = useShop();
  const addressLine = useAddressLine();
  const book = useAddressBook(addresses);
  const { about: opened, show, close } = useOverlayAbout<Opened>('address');

  const itemOf = (address: Address) => {
    const name = address.recipientName || _('address.nameless');
    const isIncomplete = missingOf(country, address).length > 0;
    return (
      <li key={address.id} className={css.address}>
        <p className={css.name}>
          {name}
          {isIncomplete && <Badge tone="clay">{_('address.incomplete')}</Badge>}
        </p>
        <p className={css.where}>{addressLine(address)}</p>
        <p className={css.where}>
          {[groupPhone(address.phone, country.phone), address.email].filter(Boolean).join(' · ')}
        </p>
        <div className={css.tools}>
          <Button
            variant="quiet"
            icon={<Icon name="edit" />}
            aria-label={
              isIncomplete ? _('address.complete-named', { name }) : _('address.edit-named', { name })
            }
            onClick={() => show({ to: 'edit', address })}
          >
            {isIncomplete ? _('address.complete') : _('address.edit')}
          </Button>
          <Button
            variant="quiet"
            icon={<Icon name="trash" />}
            aria-label={_('address.delete-named', { name })}
            onClick={() => show({ to: 'delete', address })}
          >
            {_('address.delete')}
          </Button>
        </div>
      </li>
    );
  };

  return (
    <Surface as="section" aria-labelledby="my-addresses" className={css.section}>
      <h2 id="my-addresses" className={css.title}>
        {_('address.mine')}
      </h2>
      {book.addresses.length === 0 ? (
        <p>{_('address.none')}</p>
      ) : (
        <ul className={css.list}>{book.addresses.map(itemOf)}</ul>
      )}
      <Button variant="outline" icon={<Icon name="plus" />} onClick={() => show({ to: 'add' })}>
        {_('address.add')}
      </Button>
      <Overlay name="address">
        {(opened?.to === 'edit' || opened?.to === 'add') && (
          <EditAddress
            address={opened.to === 'edit' ? opened.address : null}
            first={first}
            provinces={provinces}
            book={book}
            onClose={close}
          />
        )}
        {opened?.to === 'delete' && <DeleteAddress address={opened.address} book={book} onClose={close} />}
      </Overlay>
    </Surface>
  );
};
