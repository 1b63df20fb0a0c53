import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import { DocumentRequest, DocumentRequestForPartner, DocumentRequestUpdate, requestFields } from '../schema.ts';
import { changeRequest } from './rules.ts';

constraintMessage('document_requests_folder_id_fkey', { folder_id: ['does not exist'] });

/** Requests are created by `/document_requests/request`; files and decisions have actions of their own. */
export const documentRequests = defineResource({
  name: 'document_requests',
  noun: 'document request',
  fields: requestFields,
  row: DocumentRequest,
  update: DocumentRequestUpdate,
  view: 'document_request_rows',
  list: {
    sort: [...sortable(requestFields), 'created_at', 'updated_at'],
    filter: [...filterable(requestFields), 'document_id', 'pauses_payouts', 'created_at'],
    search: searchable(requestFields),
    by: '-created_at',
  },
  partner: { row: DocumentRequestForPartner, verbs: ['list', 'get'] },
  beforeUpdate: changeRequest,
});
