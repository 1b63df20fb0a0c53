import type { FastifyInstance } from 'fastify';
import { type Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import { localeOf } from '#shared/places/regions.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import {
  Audience,
  Paper,
  PreviewInput,
  ReportObject,
  ReportObjectFields,
  type ReportSchedule,
  ReportSettings,
  ReportSettingsInput,
  TimingAnswer,
  TimingInput,
} from '../schema.ts';
import { reportDownloads } from './downloads.ts';
import { reportFields } from './fields.ts';
import { described, isReportOpen, objectFor, objectsFor, viewFor } from './objects.ts';
import { checkTiming, occurrences } from './occurrences.ts';
import { paperOf } from './paper.ts';
import { answerTo } from './read.ts';
import { audienceOf } from './recipients.ts';
import { reportSchedules } from './resource.ts';
import { rejectOthersSchedule } from './rules.ts';
import { enqueueDelivery, startNow } from './run.ts';
import { externalAddresses, saveReportSettings } from './settings.ts';

const view = { modes: ['company', 'partner'], can: 'report_schedules:view' } as const;
const manage = { modes: ['company', 'partner'], can: 'report_schedules:manage' } as const;
const PREVIEW_ROWS = 20;
const ObjectParams = closed({
  object: Type.String({ pattern: '^[a-z][a-z_]{0,59}$', description: 'name of a resource such as partners' }),
});

export const reportRoutes = [
  action({
    ...view,
    method: 'POST',
    url: '/report_schedules/times',
    summary: 'Get the next five run times of a schedule',
    whileViewing: 'reads',
    body: TimingInput,
    response: TimingAnswer,
    run: async (call, { body: { timing, timezone } }) => {
      checkTiming(timing, timezone, call.now());
      return { next: occurrences(timing, timezone, call.now(), 5).map((at) => at.toISOString()) };
    },
  }),
  action({
    ...manage,
    method: 'GET',
    url: '/report_schedules/audience',
    summary: 'List the recipients the caller can choose from',
    response: Audience,
    run: (call) => audienceOf(call),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/report_schedules/:id/run',
    summary: 'Send a report now, outside its schedule',
    params: IdParams,
    status: 201,
    response: closed({ run_id: Id }),
    run: async (call, { params }) => {
      rejectOthersSchedule(call, await readRow<ReportSchedule>(call, reportSchedules, params.id));
      return { run_id: await startNow(call, params.id) };
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/report_deliveries/:id/retry',
    summary: 'Retry a failed delivery',
    params: IdParams,
    run: async (call, { params }) => retry(call, params.id),
  }),
  action({
    modes: ['company'],
    can: 'report_schedules:view',
    method: 'GET',
    url: '/report_settings',
    summary: 'Get the allowed external recipients',
    response: ReportSettings,
    run: async (call) => ({ external_addresses: await externalAddresses(call) }),
  }),
  action({
    modes: ['company'],
    can: 'organizations:manage',
    method: 'PUT',
    url: '/report_settings',
    summary: 'Set the allowed external recipients',
    body: ReportSettingsInput,
    response: ReportSettings,
    run: (call, { body }) => saveReportSettings(call, body),
  }),
];

async function retry(call: Call, id: string): Promise<{ id: string }> {
  const found = await call.maybe<{ schedule_id: string; state: string; attempts: number; mail_id: string | null }>(sql`
    select d.schedule_id, d.state, d.attempts, d.mail_id
    from report_deliveries d join report_delivery_rows v on v.id = d.id and v.organization_id = d.organization_id
    where d.organization_id = ${call.organization_id} and d.id = ${id} for update of d`);
  if (!found) throw notFound('This delivery');
  rejectOthersSchedule(call, await readRow<ReportSchedule>(call, reportSchedules, found.schedule_id));
  if (found.state !== 'failed') throw conflict('Only failed deliveries can be retried.', { current: found.state });
  // The first email may still be sent, so a second one would reach the reader twice.
  if (found.mail_id) throw conflict('The email is waiting for the mail server and will be retried automatically.');
  await call.run(sql`
    update report_deliveries set state = 'queued', error = null, finished_at = null
    where organization_id = ${call.organization_id} and id = ${id}`);
  await enqueueDelivery(call, id, found.attempts);
  return { id };
}

/** Registers the routes that need flags or read data themselves. */
export function reportPlugin(api: FastifyInstance, kernel: Kernel): void {
  registerAction(
    api,
    kernel,
    action({
      ...view,
      method: 'GET',
      url: '/report_schedules/objects',
      summary: 'List the data the caller can create reports from',
      response: Type.Array(ReportObject),
      run: (call) => objectsFor(kernel, call),
    }),
  );
  registerAction(
    api,
    kernel,
    action({
      ...view,
      method: 'GET',
      url: '/report_schedules/objects/:object',
      summary: 'List the columns, conditions and totals available for a report',
      params: ObjectParams,
      response: ReportObjectFields,
      run: async (call, { params }) => {
        const { object } = params as { object: string };
        const resource = objectFor(call.actor, object);
        if (!resource || !(await isReportOpen(kernel, call.actor, object))) throw notFound('This kind of report');
        return { ...described(resource), fields: await reportFields(call, await viewFor(call, resource)) };
      },
    }),
  );
  // Not in one transaction of the caller's: a preview would hold its connection while it waits for the one it reads with.
  api.post<{ Body: Static<typeof PreviewInput> }>(
    '/report_schedules/preview',
    {
      config: { ...view, whileViewing: 'reads' },
      schema: {
        tags: ['report_schedules'],
        security: [{ bearer: [] }],
        summary: 'Preview a report: its first rows, groups and charts',
        body: PreviewInput,
        response: { 200: Paper },
      },
    },
    async ({ actor, body: { timezone = actor.timezone, ...question } }) => {
      checkTiming({ kind: 'daily', time: '08:00' }, timezone, kernel.clock.now());
      const answer = await answerTo(kernel, actor, question, { timezone });
      const region = await kernel.db.transaction(scopeOf(actor), (tx) =>
        tx.rows<{ region: string }>(sql`select region from organizations where id = ${actor.organization_id}`),
      );
      const hand = { locale: localeOf(region[0]?.region ?? ''), timezone };
      return paperOf(answer, { title: '', ...question }, hand, PREVIEW_ROWS);
    },
  );
  reportDownloads(api, kernel);
}
