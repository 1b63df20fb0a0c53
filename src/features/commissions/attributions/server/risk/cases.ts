import { takeLineStep } from '#features/commissions/commissions/server/service.ts';
import { readOpportunity, replaceSplit, takeOpportunityStep } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { RiskCase, RiskRule, RiskSignal } from '../../schema.ts';
import type { CaseReason } from '../../steps.schema.ts';
import { storeDecision } from '../decide/store.ts';
import { type Suspect, signalsOf } from './signals.ts';

/** The reason a partner sees on a commission on hold; the case itself is visible to the company only. */
export const RISK_HOLD = 'risk_review';
const OPEN_DAYS = 30;

const ruleWords: Record<RiskRule, string> = {
  self_referral: 'Self-referral',
  disposable_email: 'Temporary email address',
  velocity: 'Unusually many or fast conversions',
  banned_source: 'Banned source',
  paid_search: 'Paid search',
};

/**
 * Opens a case, or adds to the open one. Rules for which a person released the partner before do not open another case.
 * @returns whether commissions must wait
 */
export async function reviewRisk(call: Call, suspect: Suspect): Promise<boolean> {
  const { customer, partner_id } = suspect;
  const cases = await call.rows<{ id: string; status: string; signals: RiskSignal[] }>(sql`
    select id, status, signals from risk_cases
    where organization_id = ${call.organization_id} and customer_id = any(${customer.ids})
      and partner_id = ${partner_id}`);
  const cleared = new Set(
    cases.filter(({ status }) => status !== 'open').flatMap(({ signals }) => signals.map(({ rule }) => rule)),
  );
  const signals = (await signalsOf(call, suspect)).filter(({ rule }) => !cleared.has(rule));
  const open = cases.find(({ status }) => status === 'open');
  if (signals.length === 0) return open !== undefined;
  const all = [
    ...(open?.signals ?? []),
    ...signals.filter(({ rule }) => !open?.signals.some((one) => one.rule === rule)),
  ];
  const summary = all.map(({ rule }) => ruleWords[rule]).join(', ');
  if (open) {
    await call.run(sql`
      update risk_cases set signals = ${JSON.stringify(all)}, summary = ${summary}
      where organization_id = ${call.organization_id} and id = ${open.id}`);
  } else {
    await call.run(sql`
      insert into risk_cases (organization_id, id, partner_id, customer_id, signals, summary, created_at)
      values (${call.organization_id}, ${newId()}, ${partner_id}, ${customer.id}, ${JSON.stringify(all)}, ${summary},
        ${call.now()})`);
  }
  return true;
}

/** Puts the commissions of these deals on hold. Commissions that are paid or already held stay as they are. */
export async function holdCommissions(call: Call, opportunity_ids: readonly string[]): Promise<void> {
  const lines = await call.rows<{ id: string }>(sql`
    select id from commission_lines
    where organization_id = ${call.organization_id} and opportunity_id = any(${opportunity_ids}) and amount_minor > 0
      and (status = 'payable' or status = 'on_hold' and hold_reason is null) order by number`);
  for (const { id } of lines) await takeLineStep.hold(call, id, { reason: RISK_HOLD });
}

type CaseKey = Pick<RiskCase, 'id' | 'customer_id' | 'partner_id'>;

function dealsOf(call: Call, { customer_id, partner_id }: CaseKey): Promise<{ id: string }[]> {
  return call.rows<{ id: string }>(sql`
    select distinct opportunity_id as id from tracked_events
    where organization_id = ${call.organization_id} and customer_id = ${customer_id} and partner_id = ${partner_id}
      and kind = 'sale' and opportunity_id is not null order by 1`);
}

async function close(
  call: Call,
  { id, customer_id, partner_id }: CaseKey,
  status: string,
  reason: string,
): Promise<void> {
  await call.run(sql`
    update risk_cases
    set status = ${status}, reason = ${reason.trim()}, decided_by = ${call.actor.user_id},
      decided_by_name = ${call.actor.full_name}, decided_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.run(sql`
    update tracked_events set status = ${status === 'rejected' ? 'rejected' : 'attributed'}
    where organization_id = ${call.organization_id} and customer_id = ${customer_id} and partner_id = ${partner_id}
      and status = 'held'`);
}

/** Closes a case without findings and releases the held commissions. */
export async function releaseCase(call: Call, riskCase: RiskCase, { reason }: CaseReason): Promise<void> {
  await endWithoutFindings(call, riskCase, 'released', reason);
}

async function endWithoutFindings(
  call: Call,
  riskCase: CaseKey,
  status: 'released' | 'expired',
  reason: string,
): Promise<void> {
  const deals = await dealsOf(call, riskCase);
  const lines = await call.rows<{ id: string }>(sql`
    select id from commission_lines
    where organization_id = ${call.organization_id} and opportunity_id = any(${deals.map((deal) => deal.id)})
      and amount_minor > 0
      and status = 'on_hold' and hold_reason = ${RISK_HOLD} order by number`);
  for (const line of lines) await takeLineStep.release(call, line.id);
  await close(call, riskCase, status, reason);
}

/** Denies the partner credit for this customer for good, and takes back what was earned. */
export async function rejectCase(call: Call, riskCase: RiskCase, { reason }: CaseReason): Promise<void> {
  for (const deal of await dealsOf(call, riskCase)) {
    const { status } = await readOpportunity(call, deal.id);
    if (status === 'won')
      await takeOpportunityStep.amend(call, deal.id, { reason: `Risk review: ${reason.trim()}`, participants: [] });
    else await replaceSplit(call, deal.id, { participants: [] });
    await storeDecision(call, deal.id, riskCase.customer_id, {
      method: 'rejected',
      model: 'manual',
      shares: [],
      reason: `${call.actor.full_name} rejected the credit: ${reason.trim()}`,
      inputs: { risk_case_id: riskCase.id },
    });
  }
  await close(call, riskCase, 'rejected', reason);
}

/** Commissions do not stay on hold forever when no decision is made. */
export async function expireCases(call: Call): Promise<void> {
  const old = await call.rows<CaseKey>(sql`
    select c.id, c.customer_id, c.partner_id
    from risk_cases c join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where c.organization_id = ${call.organization_id} and c.status = 'open'
      and c.created_at < ${call.now()}::timestamptz - make_interval(days => ${sql.raw(OPEN_DAYS)})
      and s.category <> 'banned'
    order by c.id for update of c`);
  for (const riskCase of old)
    await endWithoutFindings(call, riskCase, 'expired', `Not decided within ${OPEN_DAYS} days.`);
}
