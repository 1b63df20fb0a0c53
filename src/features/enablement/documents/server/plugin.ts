import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow, readText } from '#server/resource/verbs.ts';
import { closed, type Static, Type } from '#shared/schema.ts';
import {
  type Document,
  DocumentForPartner,
  DocumentUpload,
  DocumentUploadByPartner,
  FileAddress,
  FileQuery,
} from '../schema.ts';
import { documentsFlag } from './flag.ts';
import { documents } from './resource.ts';
import { checkPlace, rejectForeignDocument } from './rules.ts';
import { sendFile } from './serve.ts';
import { addDocument, addVersion, eraseDocument } from './service.ts';
import { actorOf, addressOf, readTicket } from './ticket.ts';
import { type Fields, receiveFile } from './upload.ts';

const tags = ['documents'];
const security = [{ bearer: [] }];
const modes = ['company', 'partner'] as const;
const TicketQuery = closed({ ticket: Type.String({ maxLength: 2000 }) });
const FileParams = Type.Object({ name: Type.String({ maxLength: 2000 }) });

/** Uploads and files, which are no JSON. */
export function documentPlugin(api: FastifyInstance, kernel: Kernel): void {
  uploads(api, kernel);
  files(api, kernel);
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
      run: async (call, { params }) => {
        const keys = await eraseDocument(call, params.id);
        // If this fails, the cleanup job deletes them, because their keys are recorded.
        call.afterCommit(() => void Promise.all(keys.map((key) => kernel.documents.remove(key))).catch(() => {}));
      },
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

function files(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    action({
      method: 'GET',
      url: '/documents/:id/address',
      summary: 'Get a file address for browsers, valid for five minutes',
      can: 'documents:view',
      modes,
      params: IdParams,
      query: FileQuery,
      response: FileAddress,
      run: (call, { params, query }) => addressOf(call, kernel, params.id, query),
    }),
  );

  api.get<{ Params: Static<typeof IdParams>; Querystring: FileQuery }>(
    '/documents/:id/file',
    {
      exposeHeadRoute: false,
      config: { can: 'documents:view', modes },
      schema: {
        tags,
        security,
        summary: 'Download the file or a range of it',
        params: IdParams,
        querystring: FileQuery,
      },
    },
    (request, reply) => {
      const { version, as = 'attachment' } = request.query;
      const ticket = randomBytes(12).toString('base64url');
      return sendFile(kernel, request, reply, request.actor, { id: request.params.id, version, as, ticket });
    },
  );

  api.get<{ Params: Static<typeof FileParams>; Querystring: Static<typeof TicketQuery> }>(
    '/document_files/:name',
    {
      // Its address is a ticket: requests as such are not written down.
      logLevel: 'warn',
      exposeHeadRoute: false,
      config: { isPublic: true },
      schema: {
        tags,
        summary: 'Download the file behind a file address',
        params: FileParams,
        querystring: TicketQuery,
      },
    },
    async (request, reply) => {
      const ticket = await readTicket(kernel, request.query.ticket);
      if (!ticket || !(await kernel.flags.isOn(documentsFlag.key, ticket))) throw notFound('This address');
      const { id, version, as, nonce } = ticket;
      return sendFile(kernel, request, reply, actorOf(ticket), { id, version, as, ticket: nonce });
    },
  );
}
