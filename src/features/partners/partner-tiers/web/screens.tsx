import Medal from 'lucide-react/icons/medal';
import { Suspense } from 'react';
import { PartnersOf } from '#features/partners/partners/web/index.tsx';
import { RequirementsOf } from '#features/partners/tier-criteria/web/index.tsx';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { partnerTier } from '../schema.ts';

export const screens = orderedScreens(partnerTier, {
  path: '/partners/tiers',
  text: 'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.',
  icon: Medal,
  facts: ({ id }) => [
    [
      'Requirements',
      <Suspense key="requirements">
        <RequirementsOf id={id} />
      </Suspense>,
    ],
  ],
  used: { label: 'Partners', list: (id) => <PartnersOf field="tier_id" id={id} /> },
});
