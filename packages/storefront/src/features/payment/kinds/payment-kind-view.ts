import type { Order } from '@caravan/contract';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';

export interface PayProps {
  readonly order: Order;
  readonly data: NonNullable<Order['paymentData']>;
}

/** What a kind of payment is in the storefront beside its mark. */
export interface PaymentKindView {
  /** On the button that places the order: what that leads to. */
  readonly placing: MessageDescriptor;
  /** Under the button that places the order: to what it obliges (CHK-7). */
  readonly obligation: MessageDescriptor;
  /** Pays a placed order; null where there is nothing to be done on our pages. */
  readonly Pay: ComponentType<PayProps> | null;
}
