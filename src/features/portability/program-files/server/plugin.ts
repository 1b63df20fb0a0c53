import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#server/call.ts';
import { invalid, Refusal } from '#server/errors.ts';
import { disposition } from '#server/http/disposition.ts';
import { digestOf, noteUpload, send, within } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { ApplyBody, DiffBody, MOST_BYTES, ProgramApplied, ProgramDiff, ProgramExport } from '../schema.ts';
import { ProgramApi } from './api.ts';
import { applyFiles, requireNoProblems } from './apply.ts';
import { packFiles, unpackFiles } from './format/zip.ts';
import { oneProgramFileAtATime } from './keys.ts';
import { makePlan } from './plan.ts';
import { readProgramFile } from './read.ts';
import { writeFiles } from './write-files.ts';

const tags = ['program_files'];
const security = [{ bearer: [] }];
/** JSON escapes texts, so a request is larger than its files. */
const MOST_BODY = 2 * MOST_BYTES;
const viewing = { can: 'program_files:view', modes: ['company'] } as const;
const managing = { can: 'program_files:manage', modes: ['company'] } as const;
const rateLimit = { max: 60, timeWindow: '1 minute' };

/** Routes whose bodies are larger than usual, or which send files. */
export function programFilePlugin(api: FastifyInstance, kernel: Kernel): void {
  const answer = (request: FastifyRequest, work: (call: Call) => Promise<unknown>) =>
    within(kernel, request, async (call) => ({ body: await work(call) }));

  api.post(
    '/program_files/export',
    {
      config: { ...viewing, rateLimit },
      schema: { tags, security, summary: 'Export the program as readable files', response: { 200: ProgramExport } },
    },
    async (request, reply) => send(reply, await answer(request, (call) => exportProgram(kernel, call))),
  );

  api.post(
    '/program_files/archive',
    {
      config: { ...viewing, rateLimit },
      schema: {
        tags,
        security,
        summary: 'Export the program as a zip archive (application/zip)',
        response: { 200: { content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } } },
      },
    },
    async (request, reply) => {
      const { body } = await within(kernel, request, async (call) => ({ body: await exportProgram(kernel, call) }));
      const archive = await packFiles((body as ProgramExport).files, request.actor.organization_id);
      return reply
        .header('content-disposition', disposition('attachment', 'program.zip'))
        .type('application/zip')
        .send(Buffer.from(archive));
    },
  );

  api.post(
    '/program_files/unpack',
    {
      config: { ...viewing, rateLimit, whileViewing: 'reads' },
      schema: {
        tags,
        security,
        summary: 'Unpack a zip archive of program files (multipart/form-data)',
        consumes: ['multipart/form-data'],
        response: { 200: DiffBody },
      },
    },
    async (request, reply) => {
      if (!request.isMultipart()) throw new Refusal(415, 'Send the file as multipart/form-data.');
      const upload = await request.file({ limits: { fileSize: MOST_BYTES, files: 1 } });
      if (!upload) throw invalid({ file: ['is required'] });
      const bytes = await upload.toBuffer();
      noteUpload(request, digestOf(bytes));
      return send(reply, { body: { files: unpackFiles(bytes) } });
    },
  );

  api.post<{ Body: DiffBody }>(
    '/program_files/diff',
    {
      bodyLimit: MOST_BODY,
      config: { ...viewing, rateLimit },
      schema: {
        tags,
        security,
        summary: 'Compare files with the program, in plain words',
        body: DiffBody,
        response: { 200: ProgramDiff },
      },
    },
    async (request, reply) => send(reply, await answer(request, (call) => diffFiles(kernel, call, request.body))),
  );

  api.post<{ Body: ApplyBody }>(
    '/program_files/apply',
    {
      bodyLimit: MOST_BODY,
      config: { ...managing, rateLimit },
      schema: {
        tags,
        security,
        summary: 'Apply files to the program in one transaction, or do a dry run',
        body: ApplyBody,
        response: { 200: ProgramApplied },
      },
    },
    async (request, reply) => send(reply, await answer(request, (call) => applyFiles(kernel, call, request.body))),
  );
}

async function exportProgram(kernel: Kernel, call: Call): Promise<ProgramExport> {
  await oneProgramFileAtATime(call);
  const program = await readProgramFile(new ProgramApi(kernel, call));
  return { files: writeFiles(program), left_out: program.left_out };
}

async function diffFiles(kernel: Kernel, call: Call, { files }: DiffBody): Promise<ProgramDiff> {
  await oneProgramFileAtATime(call);
  const plan = await makePlan(new ProgramApi(kernel, call), files);
  requireNoProblems(plan.problems);
  return {
    changes: [...plan.writes, ...plan.orders, ...plan.removals].map(({ change }) => change),
    left_out: plan.program.left_out,
    fingerprint: plan.fingerprint,
  };
}
