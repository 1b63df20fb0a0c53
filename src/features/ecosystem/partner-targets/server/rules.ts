import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type {
  PartnerObjective,
  PartnerObjectiveCreate,
  PartnerObjectiveUpdate,
  PartnerTarget,
  PartnerTargetCreate,
  PartnerTargetForPartnerCreate,
  PartnerTargetUpdate,
} from '../schema.ts';

const QUARTER = /^\d{4}-(01|04|07|10)-01$/;

/** A plan starts as a draft of the side that writes it. */
export async function beginTargetActionPlan(
  call: Call,
  input: PartnerTargetCreate | PartnerTargetForPartnerCreate,
): Promise<Row> {
  const { actor } = call;
  const partner_id = actor.partner_id ?? (input as PartnerTargetCreate).partner_id;
  await call.requirePartner(partner_id);
  requireQuarter((input as PartnerTargetCreate).starts_on);
  return {
    ...input,
    partner_id,
    currency: input.currency ?? (await call.asCompany(baseCurrency)),
    status: 'draft',
    ...(actor.mode === 'partner' && { proposed_by: 'partner' }),
  };
}

/** A change of an agreed or proposed plan takes the agreement back, because the other side agreed to something else. */
export async function changeTargetActionPlan(
  call: Call,
  current: PartnerTarget,
  patch: PartnerTargetUpdate,
): Promise<Row> {
  if (patch.starts_on) requireQuarter(patch.starts_on);
  const { row_version: _, ...fields } = patch;
  const isChanged = Object.entries(fields).some(
    ([key, value]) => JSON.stringify(current[key as keyof PartnerTarget]) !== JSON.stringify(value),
  );
  if (!isChanged || current.status === 'draft') return fields;
  return { ...fields, status: 'proposed', proposed_by: call.actor.mode, agreed_at: null, agreed_by_name: null };
}

export async function requireUnagreed(_call: Call, { status }: PartnerTarget): Promise<void> {
  if (status === 'agreed') throw conflict('A plan that both sides agreed on is kept.', { allowed: [] });
}

function requireQuarter(starts_on: string): void {
  if (!QUARTER.test(starts_on))
    throw invalid({ starts_on: ['must be the first day of a quarter, such as 2026-07-01'] });
}

export async function beginObjective(call: Call, input: PartnerObjectiveCreate): Promise<Row> {
  const plan = await call.maybe<{ partner_id: string }>(sql`
    select partner_id from partner_targets
    where organization_id = ${call.organization_id} and id = ${input.target_id} and archived_at is null`);
  if (!plan) throw invalid({ target_id: ['does not exist'] });
  return { ...input, partner_id: plan.partner_id, ...doneAt(call, input.status) };
}

/** Only ticking off an objective leaves the agreement as it is. */
export async function changeObjective(
  call: Call,
  current: PartnerObjective,
  patch: PartnerObjectiveUpdate,
): Promise<Row> {
  const { row_version: _, ...fields } = patch;
  if (Object.keys(fields).some((key) => key !== 'status')) await reopenPlan(call, current);
  return { ...fields, ...(patch.status && patch.status !== current.status && doneAt(call, patch.status)) };
}

function doneAt(call: Call, status: PartnerObjective['status'] | undefined): Row {
  return status === undefined ? {} : { done_at: status === 'done' ? call.now().toISOString() : null };
}

/** Objectives are a part of the agreement. */
export async function reopenPlan(call: Call, { target_id }: Pick<PartnerObjective, 'target_id'>): Promise<void> {
  await call.run(sql`
    update partner_targets
    set status = 'proposed', proposed_by = ${call.actor.mode}, agreed_at = null, agreed_by_name = null
    where organization_id = ${call.organization_id} and id = ${target_id} and status = 'agreed'`);
}

/** Locks and reads a plan that the caller may see. @throws 404 */
export async function lockedActionPlan(call: Call, id: string): Promise<PartnerTarget> {
  const locked = await call.maybe(sql`
    select id from partner_targets
    where organization_id = ${call.organization_id} and id = ${id} and archived_at is null for update`);
  if (!locked) throw notFound('This plan');
  return call.one<PartnerTarget>(
    sql`select * from partner_target_rows where organization_id = ${call.organization_id} and id = ${id}`,
  );
}
