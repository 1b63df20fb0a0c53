import { Suspense } from 'react';
import { OwnMethods } from '#features/payouts/payout-methods/web/index.tsx';

export default function PayoutDetails() {
  return (
    <Suspense>
      <OwnMethods />
    </Suspense>
  );
}
