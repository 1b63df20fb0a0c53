import { action } from '#server/http/action.ts';
import { readRow } from '#server/resource/verbs.ts';
import { Id, Type } from '#shared/schema.ts';
import { Recipients, RecordEmail, RecordEmailCreate } from '../schema.ts';
import { recordEmailRecipients } from './recipients.ts';
import { recordEmails } from './resource.ts';
import { sendRecordEmail } from './send.ts';

export const recordEmailRoutes = [
  action({
    method: 'GET',
    url: '/record_emails/recipients',
    summary: 'List the contacts to whom people can write from a record',
    can: 'record_emails:manage',
    modes: ['company'],
    query: Type.Object({ ref_table: Type.String({ maxLength: 60 }), ref_id: Id }),
    response: Recipients,
    run: async (call, { query: { ref_table, ref_id } }) => ({
      contacts: (await recordEmailRecipients(call, ref_table, ref_id)).recipients,
    }),
  }),
  action({
    method: 'POST',
    url: '/record_emails',
    summary: 'Send an email to contacts of a record',
    can: 'record_emails:manage',
    modes: ['company'],
    body: RecordEmailCreate,
    status: 201,
    response: RecordEmail,
    run: async (call, { body }) => readRow<RecordEmail>(call, recordEmails, await sendRecordEmail(call, body)),
  }),
];
