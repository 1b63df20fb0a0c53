import { defineResource } from '#server/resource/define.ts';
import { idea } from '../schema.ts';
import { beginIdea, changeIdea, requireOwnIdea, tellPosted } from './rules.ts';

export const ideas = defineResource(idea, {
  view: 'idea_rows',
  partner: { verbs: ['list', 'get', 'create', 'update', 'remove'] },
  beforeCreate: beginIdea,
  afterCreate: tellPosted,
  beforeUpdate: changeIdea,
  beforeRemove: requireOwnIdea,
});
