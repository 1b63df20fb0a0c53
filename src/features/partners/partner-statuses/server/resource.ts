import { orderedList } from '#server/resource/ordered.ts';
import { PartnerStatus, PartnerStatusCreate, PartnerStatusUpdate } from '../schema.ts';
import { keepDefaultAlive, keepOneDefaultOnCreate, keepOneDefaultOnUpdate } from './rules.ts';

export const partnerStatuses = orderedList({
  name: 'partner_statuses',
  noun: 'partner status',
  row: PartnerStatus,
  create: PartnerStatusCreate,
  update: PartnerStatusUpdate,
  filter: ['category', 'is_default'],
  beforeCreate: keepOneDefaultOnCreate,
  beforeUpdate: keepOneDefaultOnUpdate,
  beforeRemove: keepDefaultAlive,
});
