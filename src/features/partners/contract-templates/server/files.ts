import type { FastifyInstance } from 'fastify';
import { receiveFile, serveFiles } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import { IdParams } from '#server/http/action.ts';
import { send } from '#server/http/handle.ts';
import type { Kernel } from '#server/kernel.ts';
import { lockedRow, readRow, readText } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import type { Static } from '#shared/schema.ts';
import { type ContractTemplate, contractTemplate } from '../schema.ts';
import { contractsFlag } from './flag.ts';
import { contractTemplates } from './resource.ts';

export interface TemplateFile {
  id: string;
  key: string;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  pages: number;
}

const MOST_BYTES = 15 * 1024 * 1024;

const countPages = guardedTask<typeof import('./pages.task.ts').run>(new URL('./pages.task.ts', import.meta.url), {
  subject: 'The file',
  field: 'file',
  seconds: 30,
  lane: 'large',
  isStrict: true,
});

/** The PDF of a template. Versions keep the files they were published with. */
export function templatePlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post<{ Params: Static<typeof IdParams> }>(
    '/contract_templates/:id/file',
    {
      config: { can: 'contract_templates:manage', modes: ['company'], rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags: ['contract_templates'],
        security: [{ bearer: [] }],
        consumes: ['multipart/form-data'],
        summary: 'Upload the PDF of a template as `file`, at most 15 MB',
        params: IdParams,
        response: { 201: contractTemplate.row },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return send(
        reply,
        await receiveFile(kernel, request, {
          most_bytes: MOST_BYTES,
          refuse: (file_name, _head, { kind }) => (kind === 'pdf' ? undefined : `“${file_name}” is not a PDF file`),
          find: async (call) => requirePdf(await readRow<ContractTemplate>(call, contractTemplates, id)),
          keep: async (call, _fields, file) => {
            requirePdf(await lockedRow<ContractTemplate>(call, contractTemplates, id));
            const bytes = await kernel.documents.read(file.key);
            const pages = await countPages(bytes, { share: call.organization_id });
            const file_id = newId();
            await call.run(sql`
              insert into contract_template_files (id, organization_id, template_id, key, file_name, media_type, size,
                sha256, pages, created_at)
              values (${file_id}, ${call.organization_id}, ${id}, ${file.key}, ${file.file_name}, ${file.media_type},
                ${file.size}, ${file.sha256}, ${pages}, ${call.now()})`);
            await call.run(sql`
              update contract_templates set file_id = ${file_id}, has_changes = true
              where organization_id = ${call.organization_id} and id = ${id}`);
            return { status: 201, json: (await readText(call, contractTemplates, id))! };
          },
        }),
      );
    },
  );
  serveFiles(api, kernel, {
    resource: 'contract_templates',
    flag: contractsFlag.key,
    modes: ['company'],
    find: async (call, id) => {
      const { file_id } = await readRow<ContractTemplate>(call, contractTemplates, id);
      if (!file_id) throw notFound('This file');
      return { ...(await templateFile(call, file_id)), kind: 'pdf', version: 1 };
    },
  });
}

function requirePdf({ source, status }: ContractTemplate): void {
  if (source !== 'pdf') throw conflict('This template is a text. Create a template from a PDF file instead.');
  if (status === 'retired') throw conflict('This template is retired.');
}

/** @throws 404 */
export function templateFile(call: Call, file_id: string): Promise<TemplateFile> {
  return call.one<TemplateFile>(
    sql`
      select id, key, file_name, media_type, size::int as size, sha256, pages from contract_template_files
      where organization_id = ${call.organization_id} and id = ${file_id}`,
    'This file',
  );
}
