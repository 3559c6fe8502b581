import { arrivalByKind, type DeliveryRule, type Place } from '@caravan/cart-rules';
import { sayArrival } from '@caravan/country';
import { localTime, wholeDays } from '@caravan/i18n';
import { Icon } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useHolidays } from '../../shared/arrival/use-holidays.ts';
import { useNow } from '../../shared/arrival/use-now.ts';
import { useFetched } from '../../shared/fetched/use-fetched.ts';
import { useMember } from '../../shared/session/use-session.ts';
import { useShop } from '../../shared/shop.tsx';
import css from './cart-arrival.module.css';

const kinds: readonly DeliveryRule['kind'][] = ['courier', 'pickup'];

export interface CartArrivalProps {
  /** Hears where the member's own address is, as soon as it is known. */
  readonly onPlace: (place: Place) => void;
}

/**
 * When the cart would come were it ordered now (DLV-6): to a member's own address, to anybody else within the days that any
 * address may have.
 */
const CartArrival = ({ onPlace }: CartArrivalProps) => {
  const { _ } = useLingui();
  const { country, store, api } = useShop();
  const member = useMember();
  const holidays = useHolidays();
  const now = useNow();
  const addresses = useFetched(member && `addresses of ${member.pk}`, (signal) =>
    api.get('addresses', { signal }),
  );
  const own = addresses.value?.find(({ district }) => district !== null);
  const [provinceId, districtId] = [own?.province?.id ?? null, own?.district?.id ?? null];
  const tell = useEffectEvent(onPlace);
  useEffect(() => tell({ provinceId, districtId }), [provinceId, districtId]);
  if (holidays === null || addresses.state === 'loading') return null;

  const place = { provinceId, districtId };
  const at = localTime(now, country.timeZone);
  const lines = kinds.flatMap((kind) => {
    const arrival = arrivalByKind(country.rules, { place, store }, kind, at, holidays);
    return arrival ? [{ kind, text: wholeDays(sayArrival(arrival, kind, _)) }] : [];
  });
  return (
    <ul className={css.lines}>
      {lines.map(({ kind, text }) => (
        <li key={kind} className={css.line}>
          <Icon name={kind === 'courier' ? 'truck' : 'store'} className={css.icon} />
          <span>
            <strong>{text}</strong>
            {kind === 'courier' && (
              <span className={css.place}>
                {own
                  ? [own.province?.name, own.district?.name].filter(Boolean).join(', ')
                  : _('arrival.by-address')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
};

export default CartArrival;
