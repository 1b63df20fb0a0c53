import { Suspense } from 'react';
import { OpeningVolumes } from '#features/money/commission-volumes/web/index.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { RateList } from './rate-list.tsx';

/** What the engine needs to know besides deals: rates between currencies, and what partners sold before they came here. */
export default function Rates() {
  return (
    <DetailPage
      name="Exchange rates and opening volumes"
      tabs={[
        { key: 'rates', label: 'Exchange rates', content: <RateList /> },
        {
          key: 'volumes',
          label: 'Opening volumes',
          content: (
            <Suspense>
              <OpeningVolumes />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
