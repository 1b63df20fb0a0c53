import type { FastifyInstance } from 'fastify';
import { type FormTexts, receiveFile } from '#features/platform/stored-files/server/service.ts';
import { IdParams } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow, readText } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import { type DocumentRequest, documentRequest, RequestUpload } from '../schema.ts';
import { checkUpload, uploadFile } from './moves.ts';
import { documentRequests } from './resource.ts';

/** The upload of a requested file, by the partner or by the company on its behalf. */
export function documentRequestPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Params: Static<typeof IdParams> }>(
    '/document_requests/:id/upload',
    {
      config: {
        can: 'document_requests:manage',
        modes: ['company', 'partner'],
        rateLimit: { max: 60, timeWindow: '1 minute' },
      },
      schema: {
        tags: ['document_requests'],
        security: [{ bearer: [] }],
        consumes: ['multipart/form-data'],
        response: { 201: documentRequest.partnerRow },
        summary: 'Upload the requested document: text fields first, then `file`',
        description: 'Parts: expires_on (if the request asks for it), then file, at most 25 MB.',
        params: IdParams,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const read = (fields: FormTexts) => checkedBody(RequestUpload, fields) as Static<typeof RequestUpload>;
      const current = (call: Parameters<typeof checkUpload>[0]) => readRow<DocumentRequest>(call, documentRequests, id);
      return send(
        reply,
        await receiveFile(kernel, request, {
          find: async (call) => {
            await current(call);
          },
          check: async (call, fields) => checkUpload(call, await current(call), read(fields).expires_on),
          keep: async (call, fields, file) => {
            await uploadFile(call, id, { expires_on: read(fields).expires_on, file });
            return { status: 201, json: (await readText(call, documentRequests, id))! };
          },
        }),
      );
    },
  );
}
