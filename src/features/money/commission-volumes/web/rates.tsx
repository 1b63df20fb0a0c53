import { Suspense } from 'react';
import { RateList } from '#features/setup/exchange-rates/web/index.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import OpeningVolumes from './OpeningVolumes.tsx';

/** The facts that the engine needs besides deals: rates between currencies, and the earlier sales of partners. */
export default function Rates() {
  return (
    <DetailPage
      name="Exchange rates and opening volumes"
      tabs={[
        {
          key: 'rates',
          label: 'Exchange rates',
          content: (
            <Suspense>
              <RateList />
            </Suspense>
          ),
        },
        {
          key: 'volumes',
          label: 'Opening volumes',
          content: <OpeningVolumes />,
        },
      ]}
    />
  );
}
