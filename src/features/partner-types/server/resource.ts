import { defineResource } from '#server/resource/define.ts';
import { PartnerType, PartnerTypeCreate, PartnerTypeUpdate } from '../schema.ts';

export const partnerTypes = defineResource({
  name: 'partner_types',
  noun: 'partner type',
  row: PartnerType,
  create: PartnerTypeCreate,
  update: PartnerTypeUpdate,
  remove: 'archive',
  ordered: true,
  list: { sort: ['name', 'order', 'created_at'], filter: ['name'], search: ['name', 'description'] },
  partner: { row: PartnerType, verbs: ['list', 'get'] },
});
