import Medal from 'lucide-react/icons/medal';
import { PartnersOf } from '#features/partners/partners/web/index.tsx';
import { LongTextField, RateField } from '#web/resource/fields.tsx';
import { orderedScreens } from '#web/resource/orderedScreens.tsx';
import type { PartnerTier } from '../schema.ts';

export const screens = orderedScreens<PartnerTier>({
  resource: 'partner_tiers',
  path: '/partners/tiers',
  title: 'Partner tiers',
  noun: ['partner tier', 'partner tiers'],
  text: 'The steps partners climb, from the entry to the highest. Partners see the tiers and what each brings.',
  icon: Medal,
  fields: (
    <>
      <LongTextField
        name="benefits"
        label="Benefits"
        help="What partners of this tier get. They read this."
        max={5000}
      />
      <RateField
        name="protection_factor_ppm"
        label="Length of deal protection"
        help="Of what the type of deal gives: 150% protects half as long again. Left out: 100%."
        max={10_000_000}
      />
    </>
  ),
  facts: ({ benefits }) => [
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
