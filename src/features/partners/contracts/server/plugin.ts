import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractsFlag } from '#features/partners/contract-templates/server/service.ts';
import { type StoredFile, serveFiles } from '#features/platform/stored-files/server/service.ts';
import { guess } from '#server/auth/guesses.ts';
import { attempt, publicForm, requestThrottle } from '#server/auth/throttle.ts';
import { sql } from '#server/db/sql.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import { within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import { type Static, Type } from '#shared/schema.ts';
import { MOST_ATTACHMENT_BYTES } from '../model.ts';
import {
  Attached,
  CodeSent,
  DeclineDone,
  DeclineInput,
  DocumentCheck,
  SignDone,
  SignInput,
  SigningLink,
  SigningOpened,
  VerifyQuery,
} from '../public.schema.ts';
import { PreviewInput, SigningAddress } from '../schema.ts';
import { composed, withOriginal } from './compose.ts';
import { checkDocument } from './document-check.ts';
import { contractFile } from './pdf/contract-file.ts';
import { ownSigningAddress } from './portal.ts';
import { contracts } from './resource.ts';
import { attachFile } from './signing/attach.ts';
import { sendCode } from './signing/code.ts';
import { signingDocument } from './signing/document.ts';
import { declineContract, openSigning, signContract } from './signing/sign.ts';

const tags = ['contracts'];
type Link = Static<typeof SigningLink>;

export function contractPlugin(api: FastifyInstance, kernel: Kernel): void {
  signerRoutes(api, kernel);
  verifyRoutes(api, kernel);
  registerAction(
    api,
    kernel,
    action({
      method: 'POST',
      url: '/contracts/:id/sign_link',
      summary: 'Get a link to sign a contract as the person who is signed in',
      can: 'contracts:view',
      modes: ['company', 'partner'],
      personal: true,
      params: IdParams,
      response: SigningAddress,
      run: async (call, { params }) => ({ url: await ownSigningAddress(call, kernel, params.id) }),
    }),
  );
  api.post<{ Body: PreviewInput }>(
    '/contracts/preview_file',
    {
      config: {
        can: 'contracts:manage',
        modes: ['company'],
        whileViewing: 'reads',
        rateLimit: { max: 120, timeWindow: '1 minute' },
      },
      schema: {
        tags,
        security: [{ bearer: [] }],
        summary: 'Preview a contract as the PDF that will be signed, without saving it',
        body: PreviewInput,
        response: { 200: Type.String({ description: 'The file' }) },
      },
    },
    async (request, reply) => {
      let composition: Awaited<ReturnType<typeof composed>>;
      await within(kernel, request, async (call) => {
        composition = await composed(call, request.body);
        return {};
      });
      const bytes = await contractFile(await withOriginal(kernel, composition!), request.actor.organization_id);
      return reply
        .type('application/pdf')
        .headers({ 'content-disposition': disposition('inline', 'preview.pdf'), 'cache-control': 'private, no-store' })
        .send(Buffer.from(bytes));
    },
  );
  serveFiles(api, kernel, {
    resource: 'contracts',
    flag: contractsFlag.key,
    find: async (call, id) => {
      await readRow(call, contracts, id);
      const file = await call.one<Omit<StoredFile, 'kind'>>(
        sql`
          select key, file_name, media_type, size::int as size, sha256 from contract_files
          where organization_id = ${call.organization_id} and contract_id = ${id} and kind = 'sealed'`,
        'This file',
      );
      return { ...file, kind: 'pdf', version: 1 };
    },
  });
}

const originOf = ({ ip, headers }: FastifyRequest) => ({ ip, user_agent: headers['user-agent'] ?? null });

/** The token travels in bodies, never in addresses, which end up in logs. */
function signerRoutes(api: FastifyInstance, kernel: Kernel): void {
  const guarded = <T>(ip: string, work: () => Promise<T>) => guess(kernel, { door: 'contract', ip }, work);
  api.post<{ Body: Link }>('/public/contracts/open', {
    config: publicForm,
    schema: { tags, summary: 'Open a contract by its link', body: SigningLink, response: { 200: SigningOpened } },
    handler: (request) => guarded(request.ip, () => openSigning(kernel, request.body.token, originOf(request))),
  });
  api.post<{ Body: Link }>('/public/contracts/send_code', {
    config: publicForm,
    schema: { tags, summary: 'Email the code that a signature needs', body: SigningLink, response: { 200: CodeSent } },
    handler: (request) => guarded(request.ip, () => sendCode(kernel, request.body.token, originOf(request))),
  });
  api.post<{ Body: SignInput }>('/public/contracts/sign', {
    config: publicForm,
    schema: { tags, summary: 'Sign a contract', body: SignInput, response: { 200: SignDone } },
    handler: (request) => {
      const door = { door: 'contract_code', ip: request.ip, object: request.body.token };
      return guess(kernel, door, () => signContract(kernel, request.body, originOf(request)));
    },
  });
  api.post<{ Body: Static<typeof DeclineInput> }>('/public/contracts/decline', {
    config: publicForm,
    schema: { tags, summary: 'Decline to sign a contract', body: DeclineInput, response: { 200: DeclineDone } },
    handler: async (request) => {
      const { token, reason } = request.body;
      await guarded(request.ip, () => declineContract(kernel, token, reason, originOf(request)));
      return { is_declined: true as const };
    },
  });
  api.post<{ Body: Link }>('/public/contracts/document', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Download the document behind a link as a PDF',
      body: SigningLink,
      response: { 200: Type.String({ description: 'The file' }) },
    },
    handler: async ({ body, ip }, reply) => {
      const { bytes } = await guarded(ip, () => signingDocument(kernel, body.token));
      return reply.type('application/pdf').header('content-disposition', 'attachment').send(Buffer.from(bytes));
    },
  });
  api.post('/public/contracts/attach', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Attach a file to a field: token, field, then file, at most 5 MB',
      consumes: ['multipart/form-data'],
      response: { 200: Attached },
    },
    handler: async (request) => {
      const part = request.isMultipart()
        ? await request.file({ limits: { fileSize: MOST_ATTACHMENT_BYTES } })
        : undefined;
      return guarded(request.ip, () => attachFile(kernel, part));
    },
  });
}

function verifyRoutes(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Body: Static<typeof VerifyQuery> }>('/public/contracts/verify', {
    config: publicForm,
    schema: {
      tags,
      summary: 'Verify a sealed file by its SHA-256 hash',
      body: VerifyQuery,
      response: { 200: DocumentCheck },
    },
    handler: async ({ body, ip }) => {
      await attempt(kernel, [requestThrottle(ip, 'contract_verify')]);
      return checkDocument(kernel, body.sha256);
    },
  });
}
