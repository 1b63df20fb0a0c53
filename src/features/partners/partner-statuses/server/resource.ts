import { orderedList } from '#server/resource/ordered.ts';
import { partnerStatus } from '../schema.ts';
import { ensureOneDefaultOnCreate, ensureOneDefaultOnUpdate, rejectRemovingDefault } from './rules.ts';

export const partnerStatuses = orderedList(partnerStatus, {
  beforeCreate: ensureOneDefaultOnCreate,
  beforeUpdate: ensureOneDefaultOnUpdate,
  beforeRemove: rejectRemovingDefault,
});
