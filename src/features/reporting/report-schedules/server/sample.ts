import { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { ReportScheduleCreate } from '../schema.ts';
import { createReportSchedule } from './service.ts';

async function asSomebody(call: Call): Promise<Call> {
  const { id } = await call.one<{ id: string }>(
    sql`
      select id from people where organization_id = ${call.organization_id} and status = 'active' order by joined_at, id
      limit 1`,
    'A colleague',
  );
  return new Call({ ...call, actor: { ...call.actor, user_id: id } });
}

/** A schedule for every Monday, sent to its author. @returns the id */
export async function sampleReportSchedule(call: Call, overrides: Partial<ReportScheduleCreate> = {}): Promise<string> {
  const maker = await asSomebody(call);
  return createReportSchedule(maker, {
    name: `Report ${newId().slice(-6)}`,
    object: 'partners',
    columns: ['name', 'status_name'],
    timing: { kind: 'weekly', time: '08:00', weekdays: [1] },
    timezone: 'UTC',
    format: 'csv',
    recipients: [{ kind: 'user', user_id: maker.actor.user_id! }],
    ...overrides,
  });
}

/** A run that has not been processed yet. @returns the id */
export async function sampleReportRun(call: Call): Promise<string> {
  const schedule_id = await sampleReportSchedule(call);
  const id = newId();
  const now = call.now();
  await call.run(sql`
    insert into report_runs (id, organization_id, schedule_id, due_at, cause, created_at)
    values (${id}, ${call.organization_id}, ${schedule_id}, ${now}, 'schedule', ${now})`);
  return id;
}

/** One that waits. @returns the id */
export async function sampleReportDelivery(call: Call): Promise<string> {
  const run_id = await sampleReportRun(call);
  const id = newId();
  await call.run(sql`
    insert into report_deliveries (id, organization_id, schedule_id, run_id, report, reader, reader_kind, full_name,
      address, created_at)
    select ${id}, organization_id, schedule_id, id, 'Report', 'external:reader', 'external', 'Reader',
      'reader@auditor.example', ${call.now()}
    from report_runs where organization_id = ${call.organization_id} and id = ${run_id}`);
  return id;
}
