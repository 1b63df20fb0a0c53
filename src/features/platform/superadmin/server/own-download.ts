import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { colleagues, notify } from '#features/engagement/notifications/server/service.ts';
import { type Actor, Call, scopeOf } from '#server/call.ts';
import { forbidden, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Static } from '#shared/schema.ts';
import { DownloadQuery } from './download.ts';
import { exportCompany } from './export.ts';

/** What a company owns is its owner's to take along. Everybody who runs the company hears of it at once. */
export function ownDownload(api: FastifyInstance, kernel: Kernel): void {
  api.get<{ Querystring: Static<typeof DownloadQuery> }>(
    '/company_settings/export.zip',
    {
      // An owner's, which no permission says.
      config: { isForEverybody: true },
      schema: {
        tags: ['company_settings'],
        security: [{ bearer: [] }],
        summary: 'Everything your company owns, in open formats (application/zip); for its owners',
        querystring: DownloadQuery,
      },
    },
    async ({ actor, id: request_id, query: { format = 'csv' } }, reply) => {
      if (actor.mode !== 'company') throw notFound();
      if (!mayTakeAlong(actor)) throw forbidden('Only an owner, signed in as themselves, takes everything along.');
      const slug = await kernel.db.transaction(scopeOf(actor, request_id), (tx) =>
        noteExport(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing, request_id }), format),
      );
      return reply
        .header('content-disposition', `attachment; filename="${slug}-${format}.zip"`)
        .type('application/zip')
        .send(Readable.from(exportCompany(kernel, actor.organization_id, format)));
    },
  );
}

/** No program and nobody in an owner's place: all of it in one file is worth a person's own sign-in. */
function mayTakeAlong({ role, api_key_id, impersonator_id }: Actor): boolean {
  return role === 'owner' && !api_key_id && !impersonator_id;
}

/** @returns what the company is called in addresses */
async function noteExport(call: Call, format: string): Promise<string> {
  const { organization_id, actor } = call;
  const { slug } = await call.one<{ slug: string }>('select slug from organizations where id = $1', [organization_id]);
  await call.run(
    `insert into audit_events (organization_id, actor_kind, actor_id, action, ref_table, ref_id, changes, reason, request_id)
     values ($1, 'user', $2, 'updated', 'organizations', $1, $3, 'Took everything along', $4)`,
    [organization_id, actor.user_id, JSON.stringify({ exported: [null, format] }), call.request_id ?? null],
  );
  const people = await colleagues(call, ['owner', 'admin']);
  await notify(
    call,
    { mode: 'company', people: people.filter(({ user_id }) => user_id !== actor.user_id) },
    {
      kind: 'data_exported',
      text: `${actor.full_name} took everything your company owns along as a file.`,
      link: '/administration/logs?ref_table=organizations',
    },
    { subject: `${actor.full_name} took your company’s data along`, action: 'Look at the log' },
  );
  return slug;
}
