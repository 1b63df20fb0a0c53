import type { FastifyInstance } from 'fastify';
import { forbidden, notFound, Refusal } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import { digestOf, noteUpload, send, within } from '#server/http/handle.ts';
import { requireStorable } from '#server/http/unstorable.ts';
import type { Kernel } from '#server/kernel.ts';
import { csvLine } from '#server/resource/csv.ts';
import { readUploads, type Upload } from '#server/spreadsheets/read-uploads.ts';
import { allows } from '#shared/access/permissions.ts';
import { Type } from '#shared/schema.ts';
import { dataImport, ImportedRecord, ImportFile, ImportTarget, UndoPreview } from '../schema.ts';
import { checkImport, createImport, importFiles, readImport, startImport, targetList } from './service.ts';
import { importedRecords } from './writing/imported-records.ts';
import { refusedRows } from './writing/refused-rows.ts';
import { previewUndo, startImportUndo } from './writing/undo.ts';

const ofOne = {
  method: 'POST',
  can: 'imports:manage',
  modes: ['company'],
  params: IdParams,
  response: dataImport.row,
} as const;

export const importRoutes = [
  action({
    method: 'GET',
    url: '/imports/targets',
    summary: 'List what a file can be imported as, with all fields',
    can: 'imports:view',
    modes: ['company'],
    response: Type.Array(ImportTarget),
    run: (call) => targetList(call),
  }),
  action({
    method: 'GET',
    url: '/imports/:id/files',
    summary: 'List the files of an import',
    can: 'imports:view',
    modes: ['company'],
    params: IdParams,
    response: Type.Array(ImportFile),
    run: (call, { params }) => importFiles(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/imports/:id/records',
    summary: 'List the records that an import made or changed, at most 200 of each resource',
    can: 'imports:view',
    modes: ['company'],
    params: IdParams,
    response: Type.Array(ImportedRecord),
    run: (call, { params }) => importedRecords(call, params.id),
  }),
  action({
    ...ofOne,
    url: '/imports/:id/check',
    summary: 'Check an import without saving anything',
    run: (call, { params }) => checkImport(call, params.id),
  }),
  action({
    ...ofOne,
    url: '/imports/:id/run',
    summary: 'Accept the check and run the import',
    run: (call, { params }) => startImport(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/imports/:id/undo',
    summary: 'Preview what undoing an import would do, or why it is not possible',
    can: 'imports:view',
    modes: ['company'],
    params: IdParams,
    response: UndoPreview,
    run: (call, { params }) => previewUndo(call, params.id),
  }),
  action({
    ...ofOne,
    url: '/imports/:id/undo',
    summary: 'Undo an import',
    run: (call, { params }) => startImportUndo(call, params.id),
  }),
];

/** Uploads and downloads, which are not JSON. */
export function importPlugin(api: FastifyInstance, kernel: Kernel): void {
  api.post(
    '/imports',
    {
      config: { can: 'imports:manage' },
      schema: {
        tags: ['imports'],
        summary: 'Upload CSV or XLSX files to import',
        consumes: ['multipart/form-data'],
        security: [{ bearer: [] }],
        response: { 201: dataImport.row },
      },
    },
    async (request, reply) => {
      if (request.actor.mode !== 'company') throw notFound();
      if (!allows(request.actor.permissions, 'imports', 'manage')) throw forbidden();
      if (!request.isMultipart()) throw new Refusal(415, 'Send the files as multipart/form-data.');
      const uploads: Upload[] = [];
      for await (const part of request.files()) {
        const bytes = await part.toBuffer();
        if (!part.filename) throw new Refusal(400, 'Each file needs a name.', { files: ['one has no name'] });
        requireStorable({ files: part.filename });
        uploads.push({ file_name: part.filename, bytes });
      }
      noteUpload(
        request,
        uploads.map(({ file_name, bytes }) => [file_name, digestOf(bytes)]),
      );
      // Before a transaction is opened: reading takes as long as the files are large.
      const tables = await readUploads(uploads, request.actor.organization_id);
      return send(
        reply,
        await within(kernel, request, async (call) => ({
          status: 201,
          body: await readImport(call, await createImport(call, uploads, tables)),
        })),
      );
    },
  );

  api.get<{ Params: { id: string }; Querystring: { file?: string } }>(
    '/imports/:id/refused.csv',
    {
      config: { can: 'imports:view' },
      schema: {
        tags: ['imports'],
        summary: 'Download the refused rows of a file with the reasons',
        params: IdParams,
        querystring: RefusedQuery,
        security: [{ bearer: [] }],
      },
    },
    async (request, reply) => {
      if (request.actor.mode !== 'company') throw notFound();
      if (!allows(request.actor.permissions, 'imports', 'view')) throw forbidden();
      const { body } = await within(kernel, request, async (call) => ({
        body: await refusedRows(call, request.params.id, request.query.file),
      }));
      const { file_name, header, rows } = body as Awaited<ReturnType<typeof refusedRows>>;
      const name = `${file_name.replace(/\.\w+$/, '')}-refused.csv`;
      const lines = rows.map(({ cells, reason }) => csvLine([...header.map((_, at) => cells[at] ?? ''), reason]));
      return reply
        .header('content-disposition', disposition('attachment', name))
        .type('text/csv; charset=utf-8')
        .send(`\ufeff${csvLine([...header, 'Import error'])}${lines.join('')}`);
    },
  );
}

const RefusedQuery = Type.Object({ file: Type.Optional(Type.String({ maxLength: 400 })) });
