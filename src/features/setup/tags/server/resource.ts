import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { Tag, TagCreate, TagUpdate } from '../schema.ts';
import { renameInRows, takeFromRows, trimName } from './rules.ts';

constraintMessage('tags_name', { name: ['already exists; merge the two tags instead'] });

export const tags = defineResource({
  name: 'tags',
  noun: 'tag',
  row: Tag,
  create: TagCreate,
  update: TagUpdate,
  remove: 'delete',
  view: 'tag_rows',
  list: {
    sort: ['name', 'uses', 'created_at'],
    filter: ['entity', 'name', 'color', 'uses'],
    search: ['name'],
    by: 'name',
  },
  beforeCreate: trimName,
  beforeUpdate: renameInRows,
  beforeRemove: takeFromRows,
});
