import { Suspense } from 'react';
import { RateList } from '#features/setup/exchange-rates/web/index.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import OpeningVolumes from './OpeningVolumes.tsx';
import { texts } from './texts.ts';

/** Facts the engine needs in addition to deals: exchange rates, and the earlier sales of partners. */
export default function Rates() {
  return (
    <DetailPage
      name={texts.exchangeRatesAndOpeningVolumes}
      tabs={[
        {
          key: 'rates',
          label: texts.exchangeRates,
          content: (
            <Suspense>
              <RateList />
            </Suspense>
          ),
        },
        {
          key: 'volumes',
          label: texts.openingVolumes,
          content: <OpeningVolumes />,
        },
      ]}
    />
  );
}
