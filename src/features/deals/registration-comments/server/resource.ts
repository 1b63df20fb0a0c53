import { defineResource } from '#server/resource/define.ts';
import { requireEntryAuthor } from '#server/threads/rules.ts';
import {
  RegistrationComment,
  RegistrationCommentCreate,
  RegistrationCommentCreateByPartner,
  RegistrationCommentForPartner,
  RegistrationCommentUpdate,
} from '../schema.ts';
import { tellReaders } from './notices.ts';
import { signRegistrationComment } from './rules.ts';

export const registrationComments = defineResource({
  name: 'deal_registration_comments',
  noun: 'registration comment',
  row: RegistrationComment,
  references: { mentions: { of: 'people' }, document_ids: { of: 'documents' } },
  create: RegistrationCommentCreate,
  proposals: { create: true },
  update: RegistrationCommentUpdate,
  remove: 'archive',
  view: 'deal_registration_comment_rows',
  list: {
    sort: ['created_at', 'author_name'],
    filter: ['registration_id', 'visibility', 'author_side', 'author_user_id', 'created_at'],
    search: ['body', 'author_name'],
    by: 'created_at',
  },
  partner: {
    row: RegistrationCommentForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: RegistrationCommentCreateByPartner,
    update: RegistrationCommentUpdate,
  },
  beforeCreate: signRegistrationComment,
  afterCreate: tellReaders,
  beforeUpdate: (call, current, patch) => {
    requireEntryAuthor(call, current, 'change', 'comment');
    return patch;
  },
  beforeRemove: async (call, current) => requireEntryAuthor(call, current, 'remove', 'comment'),
});
