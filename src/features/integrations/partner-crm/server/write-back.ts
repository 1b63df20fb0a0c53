import { statusOptions } from '#features/deals/deal-registrations/schema.ts';
import { noteSynced, openCrm, reportBroken } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { CrmError, type CrmRecord, type CrmValue, type CrmWrite } from '#server/ports/crm.ts';
import { decimalOf } from '#shared/money/money.ts';
import { type CrmUse, queueWrite, storedUse } from './settings.ts';

const BATCH = 50;
const MINUTE = 60_000;
/** The waits after failures that can pass; after the last one the partner is told. */
const WAITS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE);
const BROKEN_WAIT = 30 * MINUTE;

interface DueDeal {
  id: string;
  remote_id: string;
  registration_id: string;
  changes: number;
  attempts: number;
  object: string;
  written: Record<string, CrmValue> | null;
}

interface Standing {
  status: string;
  expires_at: string | null;
  currency: string;
  earned: { currency: string; amount: string }[];
}

interface Round {
  name: string;
  use: CrmUse;
  due: (DueDeal & { values: Record<string, CrmValue> })[];
}

/** Writes what changed to the partner's CRM. Repeating it writes the same values. */
export async function writeBack(job: Job, connection_id: string): Promise<void> {
  const round = await job.within((call) => roundOf(call, connection_id));
  if (!round || round.due.length === 0) return;
  let results: Map<string, { error: CrmError | null }>;
  try {
    const crm = await openCrm(job.kernel, job.organization_id, connection_id);
    const records = await crm.read(
      round.use.object,
      round.due.map(({ remote_id }) => remote_id),
      Object.values(round.use.write_fields).map(({ field }) => field),
    );
    const byId = new Map(records.filter(({ is_deleted }) => !is_deleted).map((record) => [record.id, record]));
    results = await writeRound(crm, round, byId);
  } catch (error) {
    if (!(error instanceof CrmError)) throw error;
    await job.within((call) => postpone(call, connection_id, round, error));
    return;
  }
  await job.within(async (call) => {
    for (const deal of round.due) await note(call, deal, results.get(deal.id)?.error ?? null);
    await noteSynced(call, connection_id);
    if (round.due.length === BATCH) await queueWrite(call, connection_id);
  });
}

async function roundOf(call: Call, connection_id: string): Promise<Round | null> {
  const connection = await call.maybe<{ name: string; partner_id: string | null; status: string }>(sql`
    select name, partner_id, status from connections
    where organization_id = ${call.organization_id} and id = ${connection_id}`);
  if (!connection?.partner_id || connection.status !== 'connected') return null;
  const use = await storedUse(call, connection_id);
  if (!use?.writes_back) return null;
  const due = await call.rows<DueDeal>(sql`
    select id, remote_id, registration_id, changes, attempts, object, written from partner_crm_deals
    where organization_id = ${call.organization_id} and connection_id = ${connection_id} and object = ${use.object}
      and written_changes < changes and failed_at is null and retry_at <= ${call.now()}
    order by retry_at, id limit ${sql.raw(BATCH)}`);
  const standings = await standingsOf(call, connection.partner_id, due);
  return {
    name: connection.name,
    use,
    due: due.flatMap((deal) => {
      const standing = standings.get(deal.registration_id);
      return standing ? [{ ...deal, values: writtenValues(use, standing) }] : [];
    }),
  };
}

/** Reads with the rights of the partner, so that nothing is written that it does not see itself. */
async function standingsOf(call: Call, partner_id: string, due: readonly DueDeal[]): Promise<Map<string, Standing>> {
  if (due.length === 0) return new Map();
  return call.asPartner(partner_id, async (partner) => {
    const rows = await partner.rows<Standing & { id: string }>(sql`
      select r.id, r.status, r.expires_at, r.currency,
        coalesce((select json_agg(json_build_object('currency', e.currency, 'amount', e.amount::text)
          order by e.currency) from (
          select l.currency, sum(l.amount_minor) as amount from commission_line_rows l
          where l.organization_id = r.organization_id and l.partner_id = r.partner_id
            and l.opportunity_id = r.opportunity_id
            and l.status <> 'void' group by l.currency) e), '[]') as earned
      from deal_registration_rows r
      where r.organization_id = ${partner.organization_id} and r.partner_id = ${partner_id}
        and r.id = any(${due.map(({ registration_id }) => registration_id)})`);
    return new Map(rows.map((row) => [row.id, row]));
  });
}

/** The values in the form that the fields of the CRM take. */
function writtenValues({ write_fields }: CrmUse, standing: Standing): Record<string, CrmValue> {
  const values: Record<string, CrmValue> = {};
  const { status, protected_until, earned } = write_fields;
  if (status)
    values[status.field] = statusOptions.find(({ value }) => value === standing.status)?.label ?? standing.status;
  if (protected_until) {
    const at = standing.expires_at && new Date(standing.expires_at).toISOString();
    values[protected_until.field] = at && (protected_until.type === 'instant' ? at : at.slice(0, 10));
  }
  if (earned) {
    const amounts = standing.earned.map((one) => ({ ...one, text: decimalOf(Number(one.amount), one.currency) }));
    if (earned.type === 'text') {
      values[earned.field] = amounts.map(({ text, currency }) => `${text} ${currency}`).join(' + ') || null;
    } else {
      // A number has no currency, so it is that of the commission, or that of the deal when there are several.
      const one = amounts.length === 1 ? amounts[0] : amounts.find(({ currency }) => currency === standing.currency);
      const text = one?.text ?? '0';
      values[earned.field] = earned.type === 'amount' ? text : Number(text);
    }
  }
  return values;
}

async function writeRound(
  crm: Awaited<ReturnType<typeof openCrm>>,
  { name, use, due }: Round,
  records: ReadonlyMap<string, CrmRecord>,
): Promise<Map<string, { error: CrmError | null }>> {
  const results = new Map<string, { error: CrmError | null }>();
  const writes: { deal: Round['due'][number]; write: CrmWrite }[] = [];
  for (const deal of due) {
    const record = records.get(deal.remote_id);
    if (!record) {
      results.set(deal.id, { error: new CrmError('missing', `The deal was deleted in ${name}.`) });
      continue;
    }
    const changed = Object.entries(deal.values).filter(
      ([field, value]) => !isEqual(record.values[field] ?? null, value),
    );
    if (changed.length === 0) continue;
    // The record keeps an id that another installation may have written to it.
    const external_id = record.external_id ?? deal.registration_id;
    writes.push({ deal, write: { id: record.id, external_id, values: Object.fromEntries(changed) } });
  }
  if (writes.length === 0) return results;
  const answers = await crm.write(
    use.object,
    writes.map(({ write }) => write),
  );
  writes.forEach(({ deal }, place) => {
    const answer = answers[place];
    const error =
      answer?.status === 'failed'
        ? answer.error
        : answer
          ? null
          : new CrmError('busy', `${name} did not answer for this deal.`);
    results.set(deal.id, { error });
  });
  return results;
}

function isEqual(there: CrmValue, here: CrmValue): boolean {
  if (there === here) return true;
  if (there === null || here === null) return false;
  const [a, b] = [Number(there), Number(here)];
  return String(there) === String(here) || (Number.isFinite(a) && Number.isFinite(b) && a === b);
}

async function note(call: Call, deal: Round['due'][number], error: CrmError | null): Promise<void> {
  if (error) return fail(call, deal, error, error.kind === 'busy');
  await call.run(sql`
    update partner_crm_deals
    set written_changes = greatest(written_changes, ${deal.changes}), written = ${JSON.stringify(deal.values)},
      written_at = ${call.now()}, attempts = 0,
      failed_at = null, last_error = null where organization_id = ${call.organization_id} and id = ${deal.id}`);
}

async function fail(call: Call, deal: DueDeal, error: CrmError, mayPass: boolean): Promise<void> {
  const wait = mayPass ? WAITS[deal.attempts] : undefined;
  const retry_at = new Date(call.now().getTime() + Math.max(wait ?? 0, error.retry_after ?? 0));
  const failed = await call.one<{ failed_at: string | null; partner_id: string }>(sql`
    update partner_crm_deals
    set attempts = attempts + 1, last_error = ${error.message.slice(0, 500)}, retry_at = ${retry_at},
      failed_at = case when ${wait === undefined} then ${call.now()}::timestamptz end
      where organization_id = ${call.organization_id} and id = ${deal.id} returning failed_at, partner_id`);
  if (failed.failed_at) await call.announce('partner_crm_deals.updated', deal.id, { partner_id: failed.partner_id });
}

/** The CRM as a whole failed: a broken connection is reported as one, and the deals wait until it works again. */
async function postpone(call: Call, connection_id: string, { due }: Round, error: CrmError): Promise<void> {
  if (error.kind === 'expired' || error.kind === 'forbidden') {
    await reportBroken(call, connection_id, error);
    await call.run(sql`
      update partner_crm_deals
      set retry_at = ${new Date(call.now().getTime() + BROKEN_WAIT)}, last_error = ${error.message.slice(0, 500)}
      where organization_id = ${call.organization_id} and id = any(${due.map(({ id }) => id)})`);
    return;
  }
  for (const deal of due) await fail(call, deal, error, error.kind === 'busy');
}
