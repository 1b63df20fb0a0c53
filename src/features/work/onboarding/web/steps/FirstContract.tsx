import { Suspense } from 'react';
import { OwnContracts } from '#features/partners/contracts/web/index.tsx';

export default function FirstContract() {
  return (
    <Suspense>
      <OwnContracts />
    </Suspense>
  );
}
