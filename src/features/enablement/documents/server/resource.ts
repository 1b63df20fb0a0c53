import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { DocumentAccess, DocumentVersion, documentNoun } from '../schema.ts';
import { changeDocument, rejectForeignDocument, tellDocumentPartners } from './rules.ts';

constraintMessage('documents_place', {
  partner_id: ['give exactly one of partner_id, opportunity_id, account_id, contact_id and folder_id'],
});
constraintMessage('documents_folder', { folder_id: ['cannot hold documents of a deal, an account or a contact'] });

/** Uploads create documents: see `upload.ts`. */
export const documents = defineResource(documentNoun, {
  create: false,
  view: 'document_rows',
  partner: { verbs: ['list', 'get', 'update', 'remove'] },
  beforeUpdate: changeDocument,
  afterUpdate: (call, row, before) => tellDocumentPartners(call, row, before.visibility === 'shared'),
  beforeRemove: async (call, row) => rejectForeignDocument(call, row),
});

export const documentVersions = defineResource({
  name: 'document_versions',
  noun: 'document version',
  row: DocumentVersion,
  references: {
    uploaded_by_partner_id: { of: 'partners', uploaded_by_partner_name: 'name' },
  },
  guardedBy: 'documents',
  list: {
    sort: ['version', 'created_at', 'size'],
    filter: ['document_id', 'version', 'kind', 'uploaded_by_partner_id', 'created_at'],
    search: ['file_name', 'uploaded_by_name'],
    by: '-version',
  },
  partner: { row: DocumentVersion, verbs: ['list', 'get'] },
});

/** The company's log of accesses, which partners cannot see. */
export const documentAccesses = defineResource({
  name: 'document_accesses',
  noun: 'document access',
  row: DocumentAccess,
  view: 'document_access_rows',
  guardedBy: 'documents',
  list: {
    sort: ['created_at', 'user_name', 'version'],
    filter: ['document_id', 'folder_id', 'version', 'kind', 'user_id', 'partner_id', 'created_at'],
    search: ['user_name', 'partner_name', 'document_name'],
    by: '-created_at',
  },
});
