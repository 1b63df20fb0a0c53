import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { recordAuditEvent } from '#features/access/audit-events/server/service.ts';
import { notify, teamMemberAddressees } from '#features/engagement/notifications/server/service.ts';
import { DownloadQuery } from '#features/platform/superadmin/schema.ts';
import { exportCompany } from '#features/platform/superadmin/server/service.ts';
import { type Actor, Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { forbidden, notFound } from '#server/errors.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { texts } from './texts.ts';

/** Owners can export all data of their company; owners and administrators are notified. */
export function ownDownload(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Querystring: Static<typeof DownloadQuery> }>(
    '/company_settings/export.zip',
    {
      // Only owners may download, which no permission expresses, so the route checks it itself.
      config: { isForEverybody: true },
      schema: {
        tags: ['company_settings'],
        security: [{ bearer: [] }],
        summary: 'Export all data of your company in open formats (application/zip); owners only',
        querystring: DownloadQuery,
      },
    },
    async ({ actor, id: request_id, query: { format = 'csv' } }, reply) => {
      if (actor.mode !== 'company') throw notFound();
      if (!mayTakeAlong(actor)) throw forbidden('Only an owner who is signed in themselves can export all data.');
      const slug = await kernel.db.transaction(scopeOf(actor, request_id), (tx) =>
        noteExport(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id }), format),
      );
      return reply
        .header('content-disposition', disposition('attachment', `${slug}-${format}.zip`))
        .type('application/zip')
        .send(Readable.from(exportCompany(kernel, actor.organization_id, format)));
    },
  );
}

/** An export of all data needs an owner in person, without an API key or impersonation. */
function mayTakeAlong({ role, api_key_id, impersonator_id }: Actor): boolean {
  return role === 'owner' && !api_key_id && !impersonator_id;
}

/** @returns what the company is called in addresses */
async function noteExport(call: Call, format: string): Promise<string> {
  const { organization_id, actor } = call;
  const { slug } = await call.one<{ slug: string }>(sql`select slug from organizations where id = ${organization_id}`);
  await recordAuditEvent(call, {
    ref_table: 'organizations',
    ref_id: organization_id,
    changes: { exported: [null, format] },
    reason: 'Exported all data',
  });
  const people = await teamMemberAddressees(call, ['owner', 'admin']);
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => user_id !== actor.user_id) },
    () => ({
      kind: 'data_exported',
      text: texts.exported(actor.full_name),
      link: '/administration/logs?ref_table=organizations',
    }),
    () => ({ subject: texts.exportedSubject(actor.full_name), action: texts.viewAuditLog }),
  );
  return slug;
}
