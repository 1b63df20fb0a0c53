import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/errors.ts';
import { sendFile } from '#server/http/send-file.ts';
import type { Kernel } from '#server/kernel.ts';
import { Id, Type } from '#shared/schema.ts';
import { LiabilityQuery } from '../schema.ts';
import { downloadExport } from './exports.ts';
import { liabilityCsv } from './liability.ts';

/** The files of closed months. */
export function accountingDownloads(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: { id: string } }>(
    '/accounting_exports/:id/file',
    {
      exposeHeadRoute: false,
      config: { can: 'accounting_exports:manage', modes: ['company'] },
      schema: {
        tags: ['accounting_exports'],
        security: [{ bearer: [] }],
        summary: 'Download a file of a closed month exactly as it was created; the download is recorded',
        params: Type.Object({ id: Id }),
      },
    },
    (request, reply) => {
      if (request.actor.mode !== 'company') throw notFound();
      return sendFile(kernel, request, reply, {
        resource: 'accounting_exports',
        type: 'bytes',
        make: (call) => downloadExport(call, request.params.id),
      });
    },
  );
  api.get<{ Querystring: { on?: string } }>(
    '/liability_report.csv',
    {
      exposeHeadRoute: false,
      config: { can: 'accounting_exports:view', modes: ['company'] },
      schema: {
        tags: ['accounting_exports'],
        security: [{ bearer: [] }],
        summary: 'Download the liability report as CSV',
        querystring: LiabilityQuery,
      },
    },
    (request, reply) => {
      if (request.actor.mode !== 'company') throw notFound();
      return sendFile(kernel, request, reply, {
        resource: 'accounting_exports',
        type: 'csv',
        make: (call) => liabilityCsv(call, request.query.on),
      });
    },
  );
}
