import type { OrderStatus, OrderSummary } from '@caravan/contract';
import { Badge, type BadgeProps } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { statusWord } from './status-words.ts';

const tones: Readonly<Record<OrderStatus, NonNullable<BadgeProps['tone']>>> = {
  draft: 'neutral',
  awaiting_payment: 'clay',
  confirmed: 'lime',
  paid: 'lime',
  paid_review: 'clay',
  shipped: 'mist',
  delivered: 'mist',
  cancelled: 'neutral',
  expired: 'neutral',
  refused: 'neutral',
  returned: 'mist',
  refunded: 'mist',
};

interface StatusBadgeProps {
  readonly order: Pick<OrderSummary, 'status' | 'pickupNameSurname'>;
}

/** The state of an order: its word, and a colour for those who look. */
export const StatusBadge = ({ order }: StatusBadgeProps) => {
  const { _ } = useLingui();
  const { status } = order;
  return <Badge tone={tones[status]}>{_(statusWord(status, order).id)}</Badge>;
};
