import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { documentRequest } from '../schema.ts';
import { changeDocumentRequest } from './rules.ts';

constraintMessage('document_requests_folder_id_fkey', { folder_id: ['does not exist'] });

/** Requests are created by `/document_requests/request`; files and decisions have actions of their own. */
export const documentRequests = defineResource(documentRequest, {
  create: false,
  list: { filter: ['document_id', 'pauses_payouts'] },
  view: 'document_request_rows',
  partner: { verbs: ['list', 'get'] },
  beforeUpdate: changeDocumentRequest,
});
