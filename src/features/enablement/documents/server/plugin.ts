import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow, readText } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import { type Document, DocumentForPartner, DocumentUpload, DocumentUploadByPartner } from '../schema.ts';
import { documentsFlag } from './flag.ts';
import { documents } from './resource.ts';
import { checkPlace, rejectForeignDocument } from './rules.ts';
import { openAddresses, serveFiles } from './served.ts';
import { addDocument, addVersion, eraseDocument, fileOf, recordAccess } from './service.ts';
import { type Fields, receiveFile } from './upload.ts';

const tags = ['documents'];
const security = [{ bearer: [] }];
const modes = ['company', 'partner'] as const;

/** Uploads and files, which are no JSON. */
export function documentPlugin(api: FastifyInstance, kernel: Kernel): void {
  uploads(api, kernel);
  serveFiles(api, kernel, { resource: 'documents', flag: documentsFlag.key, find: fileOf, record: recordAccess });
  openAddresses(api, kernel);
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

function uploads(api: FastifyInstance, kernel: Kernel): void {
  const common = {
    config: { can: 'documents:manage', modes, rateLimit: { max: 120, timeWindow: '1 minute' } },
  } as const;
  const multipart = { tags, security, consumes: ['multipart/form-data'], response: { 201: DocumentForPartner } };

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
      const read = (fields: Fields) =>
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
            await addVersion(call, id, file);
            return { status: 201, json: (await readText(call, documents, id))! };
          },
        }),
      );
    },
  );
}
