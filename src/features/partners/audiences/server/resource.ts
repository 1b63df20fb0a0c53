import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { Audience, AudienceCreate, AudienceUpdate } from '../schema.ts';
import { prepareAudience, prepareAudienceChange, rejectWhileUsed } from './rules.ts';

constraintMessage('audiences_name', { name: ['is already the name of another audience'] });

export const audiences = defineResource({
  name: 'audiences',
  noun: 'audience',
  row: Audience,
  create: AudienceCreate,
  update: AudienceUpdate,
  remove: 'archive',
  list: {
    sort: ['name', 'entity', 'created_at', 'updated_at'],
    filter: ['name', 'entity', 'created_at'],
    search: ['name', 'description'],
    by: 'name',
  },
  beforeCreate: prepareAudience,
  beforeUpdate: prepareAudienceChange,
  beforeRemove: rejectWhileUsed,
});
