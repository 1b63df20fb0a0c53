import { Suspense } from 'react';
import { RateList } from '#features/setup/exchange-rates/web/index.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import OpeningVolumes from './OpeningVolumes.tsx';

/** Facts the engine needs in addition to deals: exchange rates, and the earlier sales of partners. */
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
