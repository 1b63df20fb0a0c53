import { defineResource } from '#server/resource/define.ts';
import { RecordEmail } from '../schema.ts';

/** Emails are written by the route beside it and never changed. */
export const recordEmails = defineResource({
  name: 'record_emails',
  noun: 'record email',
  row: RecordEmail,
  list: {
    sort: ['created_at'],
    filter: ['ref_table', 'ref_id', 'partner_id', 'direction', 'author_user_id', 'created_at'],
    search: ['subject', 'body'],
    by: '-created_at',
  },
});
