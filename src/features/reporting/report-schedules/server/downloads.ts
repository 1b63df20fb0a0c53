import type { FastifyInstance } from 'fastify';
import { type Actor, Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import { IdParams } from '#server/http/action.ts';
import { disposition } from '#server/http/disposition.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows } from '#shared/access/permissions.ts';
import { ReportFile } from '../schema.ts';
import { objectFor } from './objects.ts';

interface Stored extends ReportFile {
  eyes_user_id: string | null;
  partner_id: string | null;
  file_key: string | null;
  file_type: string;
  /** The noun the report is about, where the caller may see the schedule. */
  object: string | null;
  /** The schedule is the caller's side's own, so the caller may find it. */
  is_ours: boolean;
}

/**
 * A file shows the rows its reader may see, so it belongs to the reader. Files sent by the caller's own side can also
 * be downloaded by people who may manage everything and see all partners.
 */
function mayTake(actor: Actor, { eyes_user_id, partner_id, is_ours }: Stored): boolean {
  if (eyes_user_id === actor.user_id && partner_id === actor.partner_id) return true;
  return is_ours && !actor.own_only && allows(actor.permissions, '*', 'manage');
}

/**
 * True if the file was made with permissions its reader no longer has: of all partners, or of a noun they may no longer
 * see.
 */
async function showsMore(call: Call, { id, object }: Stored): Promise<boolean> {
  const { actor } = call;
  const made = await call.asCompany((company) =>
    company.maybe<{ object: string | null; saw_all: boolean | null }>(sql`
      select s.object, ((m.access->>'standing')::jsonb->>0)::boolean is false as saw_all from report_deliveries d
      left join report_schedules s on s.organization_id = d.organization_id and s.id = d.schedule_id
      left join mail_outbox m on m.organization_id = d.organization_id and m.id = d.mail_id
      where d.organization_id = ${company.organization_id} and d.id = ${id}`),
  );
  const about = object ?? made?.object;
  return (actor.own_only && made?.saw_all === true) || (!!about && !objectFor(actor, about));
}

/** Everybody who gets a report may take it, whatever their role: it was made with their rights. @throws 404 */
async function storedFile(call: Call, id: string): Promise<Stored> {
  const found = await call.maybe<Stored>(sql`
    select d.id, d.file_name, d.file_type, d.rows, d.bytes, r.due_at, d.file_until, d.file_key, d.eyes_user_id,
      d.partner_id,
      d.report, s.object, d.file_key is not null and d.file_until > ${call.now()} as is_there,
      s.id is not null and s.partner_id is not distinct from app_partner() as is_ours
    from report_deliveries d
    left join report_runs r on r.organization_id = d.organization_id and r.id = d.run_id
    left join report_schedules s on s.organization_id = d.organization_id and s.id = d.schedule_id
    where d.organization_id = ${call.organization_id} and d.id = ${id} and d.file_name is not null`);
  if (!found || !mayTake(call.actor, found) || (await showsMore(call, found))) throw notFound('This file');
  return found;
}

export function reportDownloads(api: FastifyInstance, kernel: Kernel): void {
  const common = { tags: ['report_schedules'], security: [{ bearer: [] }], params: IdParams };
  const config = { isForEverybody: true };
  const find = (actor: Actor, id: string) =>
    kernel.db.transaction(scopeOf(actor), (tx) =>
      storedFile(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing }), id),
    );

  api.get<{ Params: { id: string } }>(
    '/report_deliveries/:id/file_info',
    {
      config,
      schema: { ...common, summary: 'Get the details of a report file', response: { 200: ReportFile } },
    },
    async ({ actor, params }): Promise<ReportFile> => {
      const { id, report, file_name, rows, bytes, due_at, file_until, is_there } = await find(actor, params.id);
      return { id, report, file_name, rows, bytes, due_at, file_until, is_there };
    },
  );

  api.get<{ Params: { id: string } }>(
    '/report_deliveries/:id/file',
    { config, schema: { ...common, summary: 'Download a report file as its recipient received it' } },
    async ({ actor, params }, reply) => {
      const { file_key, file_name, file_type, is_there } = await find(actor, params.id);
      if (!is_there || !file_key || !file_name) throw notFound('This file');
      const bytes = await kernel.reports.read(file_key);
      return reply
        .header('content-disposition', disposition('attachment', file_name))
        .header('cache-control', 'private, no-store')
        .type(file_type)
        .send(bytes);
    },
  );
}
