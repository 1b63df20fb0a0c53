import { orderedList } from '#server/resource/ordered.ts';
import { PartnerStatus, PartnerStatusCreate, PartnerStatusUpdate } from '../schema.ts';
import { ensureOneDefaultOnCreate, ensureOneDefaultOnUpdate, rejectRemovingDefault } from './rules.ts';

export const partnerStatuses = orderedList({
  name: 'partner_statuses',
  noun: 'partner status',
  row: PartnerStatus,
  create: PartnerStatusCreate,
  update: PartnerStatusUpdate,
  filter: ['category', 'is_default'],
  beforeCreate: ensureOneDefaultOnCreate,
  beforeUpdate: ensureOneDefaultOnUpdate,
  beforeRemove: rejectRemovingDefault,
});
