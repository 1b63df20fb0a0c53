import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { measureSizes } from '#server/growth/measure.ts';
import { freeSpace, readGrowth } from '#server/growth/report.ts';
import { registerAction, superAction } from '#server/http/action.ts';
import type { InstallationJob } from '#server/jobs/job.ts';
import type { Kernel } from '#server/kernel.ts';
import { GrowthReport } from '#shared/growth/growth.ts';
import { GrowthQuery } from '../schema.ts';

export const sizeMeasuring: InstallationJob = {
  task: 'superadmin.measure-sizes',
  cron: '40 2 * * *',
  seconds: 900,
  run: ({ system, clock }) => measureSizes(system, clock.now()),
};

export function growthRoutes(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    superAction({
      method: 'GET',
      url: '/superadmin/growth',
      summary: 'Size of each table and company, with growth and forecast, for the installation or one company',
      query: GrowthQuery,
      response: GrowthReport,
      run: async (call, { query: { company_id = null } }) => {
        if (company_id) await requireCompany(call, company_id);
        return readGrowth(call, { company_id, free_bytes: await freeSpace(kernel.config.dataDir) });
      },
    }),
  );
}

/** @throws 404 */
async function requireCompany(call: Call, id: string): Promise<void> {
  const [company] = await call.rows(sql`select from organizations where id = ${id} and kind in ('vendor', 'both')`);
  if (!company) throw notFound('This company');
}
