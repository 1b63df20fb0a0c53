import { sayOfConstraint } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { Audience, AudienceCreate, AudienceUpdate } from '../schema.ts';
import { beginAudience, changeAudience, refuseWhileUsed } from './rules.ts';

sayOfConstraint('audiences_name', { name: ['is an audience already'] });

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
  beforeCreate: beginAudience,
  beforeUpdate: changeAudience,
  beforeRemove: refuseWhileUsed,
});
