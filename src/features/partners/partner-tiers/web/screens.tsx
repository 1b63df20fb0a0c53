import Medal from 'lucide-react/icons/medal';
import { PartnersOf } from '#features/partners/partners/web/index.tsx';
import { LongTextField, RateField } from '#web/resource/form/fields.tsx';
import { orderedScreens } from '#web/resource/ordered/orderedScreens.tsx';
import { SlotParts } from '#web/slots.tsx';
import type { PartnerTier } from '../schema.ts';
import { tierRequirements } from './slots.ts';

export const screens = orderedScreens<PartnerTier>({
  resource: 'partner_tiers',
  path: '/partners/tiers',
  title: 'Partner tiers',
  noun: ['partner tier', 'partner tiers'],
  text: 'The levels partners can reach, from lowest to highest. Partners see the tiers and their benefits.',
  icon: Medal,
  fields: (
    <>
      <LongTextField
        name="benefits"
        label="Benefits"
        help="What partners in this tier get. Partners can see this."
        max={5000}
      />
      <RateField
        name="protection_factor_ppm"
        label="Deal protection length"
        help="Percentage of the deal type’s protection period. Defaults to 100%."
        max={10_000_000}
      />
    </>
  ),
  facts: ({ id, benefits }) => [
    ['Requirements', <SlotParts key="requirements" slot={tierRequirements} props={{ id }} />],
    [
      'Benefits',
      benefits && (
        <span key="benefits" style={{ whiteSpace: 'pre-wrap' }}>
          {benefits}
        </span>
      ),
    ],
  ],
  used: { label: 'Partners', list: (id) => <PartnersOf field="tier_id" id={id} /> },
});
