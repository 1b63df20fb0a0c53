import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type FormTexts,
  receiveFile,
  serveFiles,
  textOfOfficeFile,
} from '#features/platform/stored-files/server/service.ts';
import { Call, scopeOf } from '#server/call.ts';
import { invalid } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow, readText } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import {
  CaptureParams,
  type Document,
  DocumentText,
  DocumentUpload,
  DocumentUploadByPartner,
  documentNoun,
  hasText,
  TextQuery,
} from '../schema.ts';
import { attachCapturePhoto, lockedCapture, MOST_PHOTO } from './capture-photo.ts';
import { documentsFlag } from './flag.ts';
import { requireOriginalRight, watermarkOf } from './mark.ts';
import { documents } from './resource.ts';
import { checkPlace, rejectForeignDocument } from './rules.ts';
import { addDocument, addDocumentVersion, documentFile, eraseDocument, recordAccess } from './service.ts';

const tags = ['documents'];
const security = [{ bearer: [] }];
const modes = ['company', 'partner'] as const;

/** Uploads and downloads, which are not JSON. */
export function documentPlugin(api: FastifyInstance, kernel: Kernel): void {
  uploads(api, kernel);
  serveFiles(api, kernel, {
    resource: 'documents',
    flag: documentsFlag.key,
    find: documentFile,
    record: recordAccess,
    mark: watermarkOf,
    requireOriginal: requireOriginalRight,
  });
  texts(api, kernel);
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/documents/:id/erase',
      summary: 'Delete an archived document permanently with all its versions',
      can: 'documents:manage',
      modes: ['company'],
      params: IdParams,
      run: (call, { params }) => eraseDocument(call, kernel, params.id),
    }),
  );
}

function texts(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Static<typeof IdParams>; Querystring: Static<typeof TextQuery> }>(
    '/documents/:id/text',
    {
      config: { can: 'documents:view', modes },
      schema: {
        tags,
        security,
        summary: 'Get the text of a Word, Excel, PowerPoint or OpenDocument file',
        params: IdParams,
        querystring: TextQuery,
        response: { 200: DocumentText },
      },
    },
    async ({ actor, id: request_id, params, query }) => {
      const { clock, sealing } = kernel;
      // The file is streamed outside of the transaction, because that can take a while.
      const file = await kernel.db.transaction(scopeOf(actor, request_id), async (tx) => {
        const call = new Call({ actor, tx, clock, sealing, request_id });
        const found = await documentFile(call, params.id, query.version);
        if (!hasText(found.kind)) throw invalid({ id: ['is not an office file'] });
        const ticket = randomBytes(12).toString('base64url');
        await recordAccess(call, { id: params.id, version: found.version, kind: 'viewed', ticket });
        return found;
      });
      return textOfOfficeFile(await kernel.documents.read(file.key), actor.organization_id);
    },
  );
}

function uploads(api: FastifyInstance, kernel: Kernel): void {
  const common = {
    config: { can: 'documents:manage', modes, rateLimit: { max: 120, timeWindow: '1 minute' } },
  } as const;
  const multipart = { tags, security, consumes: ['multipart/form-data'], response: { 201: documentNoun.partnerRow } };

  api.post(
    '/documents',
    {
      ...common,
      schema: {
        ...multipart,
        summary: 'Upload a document: text fields first, then `file`',
        description: `Parts: ${Object.keys(DocumentUpload.properties).join(', ')} (tags may repeat), then file, at most 25 MB.`,
      },
    },
    async (request, reply) => {
      const shape = request.actor.mode === 'partner' ? DocumentUploadByPartner : DocumentUpload;
      const read = (fields: FormTexts) =>
        checkedBody(shape, {
          ...fields,
          ...(fields.tags !== undefined && { tags: [fields.tags].flat() }),
        }) as Static<typeof DocumentUpload>;
      return send(
        reply,
        await receiveFile(kernel, request, {
          check: (call, fields) => checkPlace(call, read(fields)),
          keep: async (call, fields, file) => {
            const id = await addDocument(call, read(fields), file);
            return { status: 201, json: (await readText(call, documents, id))! };
          },
        }),
      );
    },
  );

  api.post<{ Params: Static<typeof CaptureParams> }>(
    '/deal_registrations/captures/:capture_id/photo',
    {
      config: { ...common.config, modes: ['partner'] as const },
      schema: {
        ...multipart,
        summary: 'Attach the photo of a captured deal as `file`, once however often it is sent',
        params: CaptureParams,
      },
    },
    async (request, reply) => {
      const { capture_id } = request.params;
      return send(
        reply,
        await receiveFile(kernel, request, {
          most_bytes: MOST_PHOTO,
          refuse: (file_name, _head, { kind }) => (kind === 'image' ? undefined : `“${file_name}” is not a picture`),
          find: async (call) => void (await lockedCapture(call, capture_id)),
          keep: async (call, _fields, file) => {
            const { id, is_new } = await attachCapturePhoto(call, capture_id, file);
            if (!is_new) call.afterCommit(() => void kernel.documents.remove(file.key).catch(() => {}));
            return { status: 201, json: (await readText(call, documents, id))! };
          },
        }),
      );
    },
  );

  api.post<{ Params: Static<typeof IdParams> }>(
    '/documents/:id/versions',
    {
      ...common,
      schema: { ...multipart, summary: 'Upload a new version as `file`; older versions are kept', params: IdParams },
    },
    async (request, reply) => {
      const { id } = request.params;
      return send(
        reply,
        await receiveFile(kernel, request, {
          find: async (call) => rejectForeignDocument(call, await readRow<Document>(call, documents, id)),
          keep: async (call, _fields, file) => {
            await addDocumentVersion(call, id, file);
            return { status: 201, json: (await readText(call, documents, id))! };
          },
        }),
      );
    },
  );
}
