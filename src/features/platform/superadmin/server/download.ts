import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { IdParams } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { DownloadQuery } from '../schema.ts';
import { exportCompany } from './export.ts';
import { recordOperation, writeCompanyLog } from './service.ts';

/** The one route of companies that is not JSON. */
export function companyDownload(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Params: Static<typeof IdParams>; Querystring: Static<typeof DownloadQuery> }>(
    '/superadmin/companies/:id/export.zip',
    {
      config: { isForSuperAdmin: true },
      schema: {
        tags: ['superadmin'],
        security: [{ bearer: [] }],
        summary: 'Export all data of a company in open formats (application/zip)',
        params: IdParams,
        querystring: DownloadQuery,
      },
      handler: async (request, reply) => {
        const { actor, params, query } = request;
        const format = query.format ?? 'csv';
        const slug = await kernel.system.unscoped(async (tx) => {
          const [company] = await tx.rows<{ slug: string }>(sql`select slug from company_rows where id = ${params.id}`);
          if (!company) throw notFound('This company');
          const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id: request.id });
          await recordOperation(call, {
            action: 'exported',
            ref_table: 'organizations',
            ref_id: params.id,
            company_id: params.id,
            changes: { format },
          });
          await writeCompanyLog(call, params.id, {
            ref_table: 'organizations',
            ref_id: params.id,
            changes: { exported: [null, format] },
          });
          return company.slug;
        });
        return reply
          .header('content-disposition', disposition('attachment', `${slug}-${format}.zip`))
          .type('application/zip')
          .send(Readable.from(exportCompany(kernel, params.id, format)));
      },
    },
  );
}
