import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { tag } from '../schema.ts';
import { renameInRows, takeFromRows, trimName } from './rules.ts';

constraintMessage('tags_name', { name: ['already exists; merge the two tags instead'] });

export const tags = defineResource(tag, {
  remove: 'delete',
  view: 'tag_rows',
  beforeCreate: trimName,
  beforeUpdate: renameInRows,
  beforeRemove: takeFromRows,
});
