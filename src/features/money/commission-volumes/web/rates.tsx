import { Suspense } from 'react';
import { RateList } from '#features/setup/exchange-rates/web/index.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import OpeningVolumes from './OpeningVolumes.tsx';

/** What the engine needs to know besides deals: rates between currencies, and what partners sold before they came here. */
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
