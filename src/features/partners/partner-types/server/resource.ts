import { orderedList } from '#server/resource/ordered.ts';
import { PartnerType, PartnerTypeCreate, PartnerTypeUpdate } from '../schema.ts';

export const partnerTypes = orderedList({
  name: 'partner_types',
  noun: 'partner type',
  row: PartnerType,
  create: PartnerTypeCreate,
  update: PartnerTypeUpdate,
  forPartners: ['id', 'name', 'color', 'order'],
});
