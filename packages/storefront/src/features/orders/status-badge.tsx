import type { OrderStatus } from '@caravan/contract';
import { Badge, type BadgeProps } from '@caravan/ui';
import { useLingui } from '@lingui/react';
import { statusWords } from './status-words.ts';

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

/** The state of an order: its word, and a colour for those who look. */
export const StatusBadge = ({ status }: { readonly status: OrderStatus }) => {
  const { _ } = useLingui();
  return <Badge tone={tones[status]}>{_(statusWords[status].id)}</Badge>;
};
