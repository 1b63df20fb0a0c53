import { orderedList } from '#server/resource/ordered.ts';
import { PartnerRegion, PartnerRegionCreate, PartnerRegionUpdate } from '../schema.ts';

export const partnerRegions = orderedList({
  name: 'partner_regions',
  noun: 'partner region',
  row: PartnerRegion,
  create: PartnerRegionCreate,
  update: PartnerRegionUpdate,
  filter: ['country_codes', 'reference_type'],
  forPartners: ['id', 'name', 'colour', 'order'],
});
