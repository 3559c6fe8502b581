import type { DeliveryRule, TransitTime } from '@caravan/cart-rules';
import { Suspense } from 'react';
import { firstSign, soon } from '../loading/first-sign.ts';
import { optionalPart } from '../loading/optional-part.ts';

const ArrivalText = optionalPart(() => firstSign(soon).then(() => import('./arrival-text.tsx')));

export interface DeferredArrivalProps {
  readonly rule: DeliveryRule;
  readonly transit: TransitTime;
}

/** When something that is ordered now comes by a delivery: after the page, which may have been made on another day (DLV-6). */
export const DeferredArrival = (props: DeferredArrivalProps) => (
  <Suspense fallback={null}>
    <ArrivalText {...props} />
  </Suspense>
);
