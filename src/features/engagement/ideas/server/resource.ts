import { defineResource } from '#server/resource/define.ts';
import { idea } from '../schema.ts';
import { beginIdea, changeIdea, requireOwnIdea, tellPosted } from './rules.ts';

export const ideas = defineResource({
  name: 'ideas',
  noun: 'idea',
  row: idea.row,
  create: idea.create,
  update: idea.update,
  remove: 'archive',
  view: 'idea_rows',
  list: {
    sort: ['votes', 'created_at', 'title', 'status', 'partner_name', 'replied_at'],
    filter: ['status', 'partner_id', 'is_own', 'has_voted', 'votes', 'created_at'],
    search: ['title', 'description'],
    by: '-votes,-created_at',
  },
  partner: {
    row: idea.partnerRow,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: idea.partnerCreate,
    update: idea.partnerUpdate,
  },
  beforeCreate: beginIdea,
  afterCreate: tellPosted,
  beforeUpdate: changeIdea,
  beforeRemove: requireOwnIdea,
});
