import { rejectCircularReference } from '#server/resource/hierarchy.ts';
import { orderedList } from '#server/resource/ordered.ts';
import { PartnerRegion, PartnerRegionCreate, PartnerRegionUpdate } from '../schema.ts';

const parents = { table: 'partner_regions', parent: 'parent_id', says: 'is already part of this region' };

export const partnerRegions = orderedList({
  name: 'partner_regions',
  noun: 'partner region',
  row: PartnerRegion,
  create: PartnerRegionCreate,
  update: PartnerRegionUpdate,
  filter: ['parent_id', 'country_codes', 'reference_type'],
  beforeUpdate: async (call, current, patch) => {
    if (patch.parent_id) await rejectCircularReference(call, parents, current.id, patch.parent_id);
    return patch;
  },
  forPartners: ['id', 'name', 'color', 'order'],
});
