import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import { addDays } from '#shared/time/dates.ts';
import type { DocumentRequest } from '../schema.ts';
import { tellDocumentRequestDue, tellDocumentRequestExpired, tellOverdue, tellRenewal } from './notices.ts';
import { documentRequests } from './resource.ts';

/** Days relative to the due date; negative values are before it. */
const DUE_REMINDERS = [-7, -1, 1, 7, 14];
/** Days before the expiry, in addition to the first day of the renewal period. */
const RENEWAL_REMINDERS = [14, 7, 1];

const clock: JobHandler = async (job) => {
  const ids = await job.within((call) => toLookAt(call));
  // Each request has its own transaction, so that an interrupted run keeps what is done.
  for (const id of ids) await job.within((call) => followRequest(call, id));
};

export const requestJobs: Record<string, JobHandler> = { 'document-requests.clock': clock };
/** Runs every hour, because midnight differs between time zones. */
export const requestSchedules: Schedule[] = [
  { cron: '13 * * * *', task: 'document-requests.clock', companies: withRows('document_requests') },
];

async function toLookAt(call: Call): Promise<string[]> {
  const found = await call.rows<{ id: string }>(sql`
    select id from document_requests where organization_id = ${call.organization_id} and (
      (status in ('requested', 'rejected') and due_on <= ${call.today()}::date + 7)
      or (valid_until is not null and status not in ('canceled', 'expired')
        and valid_until - renewal_days <= ${call.today()}::date)
      or (status = 'expired' and valid_until >= ${call.today()}::date - 40))
    order by valid_until, due_on, id limit 10000`);
  return found.map(({ id }) => id);
}

/** Sends what is due for one request now, each once: a reminder, its renewal, its expiry. */
export async function followRequest(call: Call, id: string): Promise<void> {
  const request = await lockedRow<DocumentRequest>(call, documentRequests, id);
  const today = call.today();
  const { status, due_on, valid_until, renewal_days, lapsed_at } = request;
  if (valid_until && valid_until < today) {
    if (!lapsed_at && status !== 'canceled') await expire(call, request);
    else if (status === 'expired') await remindOfExpired(call, request);
    return;
  }
  if (valid_until && (status === 'approved' || status === 'expiring')) {
    if (status === 'approved' && addDays(valid_until, -renewal_days) <= today) {
      await call.run(sql`
        update document_requests set status = 'expiring' where organization_id = ${call.organization_id} and id = ${id}`);
      await tellRenewal(call, { ...request, status: 'expiring' }, 'first');
      return;
    }
    const due = RENEWAL_REMINDERS.filter((days) => days < renewal_days && addDays(valid_until, -days) <= today).at(-1);
    if (due !== undefined) await tellRenewal(call, request, `${due} days`);
    return;
  }
  if (due_on && (status === 'requested' || status === 'rejected')) {
    const due = DUE_REMINDERS.filter((days) => addDays(due_on, days) <= today).at(-1);
    if (due === undefined) return;
    await tellDocumentRequestDue(call, request, due);
    if (due > 0) await tellOverdue(call, request);
  }
}

/**
 * Records the expiry. A newer file may be in review meanwhile; then the request keeps its status, but has no valid
 * document.
 */
async function expire(call: Call, request: DocumentRequest): Promise<void> {
  await call.run(sql`
    update document_requests
    set lapsed_at = ${call.now()}, status = case when status = 'uploaded' then status else 'expired' end
    where organization_id = ${call.organization_id} and id = ${request.id}`);
  await call.announce('document_requests.expired', request.id, {
    partner_id: request.partner_id,
    consequence: request.consequence,
  });
  await tellDocumentRequestExpired(call, request);
}

const EXPIRED_REMINDERS = [7, 14, 30];

async function remindOfExpired(call: Call, request: DocumentRequest): Promise<void> {
  const due = EXPIRED_REMINDERS.filter((days) => addDays(request.valid_until!, days) <= call.today()).at(-1);
  if (due !== undefined) await tellRenewal(call, request, `${due} days after`);
}
