import type { FastifyInstance } from 'fastify';
import { type FormTexts, receiveFile, serveFiles } from '#features/platform/stored-files/server/service.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import { checkedBody } from '#server/http/validate.ts';
import type { Kernel } from '#server/kernel.ts';
import { readText } from '#server/resource/verbs.ts';
import type { Static } from '#shared/schema.ts';
import { MdfClaimFile, MdfClaimUpload } from '../schema.ts';
import { addMdfClaimFile, editableClaim, mdfClaimFile, removeMdfClaimFile } from './files.ts';
import { mdfClaimFiles } from './resource.ts';

const modes = ['company', 'partner'] as const;
const can = 'mdf_claims:manage';

/** Uploads and downloads of invoices and proofs, which are not JSON. */
export function claimFilePlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post(
    '/mdf_claim_files',
    {
      config: { can, modes, rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags: ['mdf_claims'],
        security: [{ bearer: [] }],
        consumes: ['multipart/form-data'],
        summary: 'Upload an invoice or a proof for a claim: text fields first, then `file`',
        description: 'Parts: claim_id, purpose (invoice or proof), then file, at most 25 MB.',
        response: { 201: MdfClaimFile },
      },
    },
    async (request, reply) => {
      const read = (fields: FormTexts) => checkedBody(MdfClaimUpload, fields) as Static<typeof MdfClaimUpload>;
      return send(
        reply,
        await receiveFile(kernel, request, {
          check: async (call, fields) => void (await editableClaim(call, read(fields).claim_id)),
          keep: async (call, fields, file) => {
            const id = await addMdfClaimFile(call, read(fields), file);
            return { status: 201, json: (await readText(call, mdfClaimFiles, id))! };
          },
        }),
      );
    },
  );
  registerAction(
    api,
    kernel,
    action({
      method: 'DELETE',
      url: '/mdf_claim_files/:id',
      summary: 'Remove a file of a claim that was not submitted',
      can,
      modes,
      params: IdParams,
      run: (call, { params }) => removeMdfClaimFile(call, kernel, params.id),
    }),
  );
  serveFiles(api, kernel, { resource: 'mdf_claim_files', flag: 'mdf', find: mdfClaimFile });
}
