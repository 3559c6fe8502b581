import type { DeliveryRule, TransitTime } from '@caravan/cart-rules';
import { Suspense } from 'react';
import { laterPart } from '../loading/optional-part.ts';

const ArrivalText = laterPart(() => import('./arrival-text.tsx'));

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
