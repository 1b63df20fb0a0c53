import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { DocumentRequest } from '../schema.ts';
import { checkUpload, uploadFile } from './moves.ts';
import { documentRequests } from './resource.ts';
import { texts } from './texts.ts';

const read = (call: Call, id: string) => readRow<DocumentRequest>(call, documentRequests, id);

export const mailActions = [
  defineMailAction({
    key: 'document_requests.upload',
    label: 'Upload without signing in',
    can: 'document_requests:manage',
    modes: ['partner'],
    flag: 'document_folders',
    days: 30,
    // A file that was approved or is in review is not replaced by an old email.
    state: async (call, id) => {
      const found = await call.maybe<{ status: string; valid_until: string | null }>(sql`
        select status, valid_until from document_requests where organization_id = ${call.organization_id} and id = ${id}`);
      const waits = found && ['requested', 'rejected', 'expiring', 'expired'].includes(found.status);
      return waits ? `waits ${found.valid_until ?? ''}`.trim() : null;
    },
    preview: async (call, id) => {
      const { name, instructions, needs_expiry } = await read(call, id);
      return {
        title: texts.uploadTitle(name),
        text: instructions ?? texts.reviewedAfterUpload,
        fields: [
          ...(needs_expiry
            ? [{ name: 'expires_on', label: texts.validUntil, kind: 'date' as const, is_required: true }]
            : []),
          { name: 'file', label: texts.file, kind: 'file', is_required: true, help: texts.atMost25 },
        ],
        confirm: texts.uploadButton,
      };
    },
    run: async (call, id, { expires_on }, file) => {
      const request = await read(call, id);
      checkUpload(call, request, expires_on);
      await uploadFile(call, id, { expires_on, file: file! });
      return texts.wasUploaded(request.name);
    },
  }),
];
