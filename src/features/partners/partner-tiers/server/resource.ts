import { orderedList } from '#server/resource/ordered.ts';
import { PartnerTier, PartnerTierCreate, PartnerTierUpdate } from '../schema.ts';

export const partnerTiers = orderedList({
  name: 'partner_tiers',
  noun: 'partner tier',
  row: PartnerTier,
  create: PartnerTierCreate,
  update: PartnerTierUpdate,
  forPartners: ['id', 'name', 'color', 'order', 'benefits'],
});
