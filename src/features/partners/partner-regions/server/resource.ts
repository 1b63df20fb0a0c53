import { orderedList } from '#server/resource/ordered.ts';
import { refuseCircle } from '#server/resource/within.ts';
import { PartnerRegion, PartnerRegionCreate, PartnerRegionUpdate } from '../schema.ts';

const parents = { table: 'partner_regions', parent: 'parent_id', says: 'lies in this region already' };

export const partnerRegions = orderedList({
  name: 'partner_regions',
  noun: 'partner region',
  row: PartnerRegion,
  create: PartnerRegionCreate,
  update: PartnerRegionUpdate,
  filter: ['parent_id', 'country_codes', 'reference_type'],
  beforeUpdate: async (call, current, patch) => {
    if (patch.parent_id) await refuseCircle(call, parents, current.id, patch.parent_id);
    return patch;
  },
  forPartners: ['id', 'name', 'colour', 'order'],
});
