import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { conflictTransitions, type Resolution as Resolved } from '../../conflicts.schema.ts';
import { clauseOf, outcomesOf } from '../../policy.ts';
import type { DealRegistration } from '../../schema.ts';
import { change, type Mover } from '../registration/move.ts';
import { detectConflicts } from './detection.ts';
import type { Claim, Conflict } from './model.ts';

/** The statuses in which a registration waits for a decision. */
export const undecided: readonly string[] = ['pending_review', 'info_requested'];

const keyOf = ({ kind, other_table, other_id }: Pick<Conflict, 'kind' | 'other_table' | 'other_id'>) =>
  `${kind} ${other_table} ${other_id}`;

interface StoredConflict extends Conflict {
  id: string;
  resolution: Resolved;
}

/**
 * Stores the detected conflicts as evidence. A conflict that a person has resolved keeps its resolution; an open one
 * that no longer exists (the other registration was rejected, the deal lost) is deleted and remains only in the audit
 * log.
 * @returns the conflicts that were not known before
 */
export async function storeConflicts(
  call: Call,
  registration_id: string,
  found: readonly Conflict[],
): Promise<Conflict[]> {
  const known = await call.rows<Omit<StoredConflict, 'score' | 'evidence'>>(sql`
    select id, kind, severity, other_table, other_id, resolution from deal_conflicts
    where organization_id = ${call.organization_id} and registration_id = ${registration_id}`);
  const knownKeys = new Set(known.map(keyOf));
  const foundKeys = new Set(found.map(keyOf));
  const fresh = found.filter((one) => !knownKeys.has(keyOf(one)));
  if (fresh.length > 0) {
    await call.run(sql`
      insert into deal_conflicts (organization_id, registration_id, kind, severity, other_table, other_id, score,
        evidence)
      select ${call.organization_id}, ${registration_id}, kind, severity, other_table, other_id, score, evidence
      from unnest(${fresh.map(({ kind }) => kind)}::text[], ${fresh.map(({ severity }) => severity)}::text[],
        ${fresh.map(({ other_table }) => other_table)}::text[], ${fresh.map(({ other_id }) => other_id)}::uuid[],
        ${fresh.map(({ score }) => score)}::numeric[],
        ${fresh.map(({ evidence }) => JSON.stringify(evidence))}::jsonb[]) with ordinality
        c(kind, severity, other_table, other_id, score, evidence, n) order by n`);
  }
  const gone = known.filter((one) => one.resolution === 'open' && !foundKeys.has(keyOf(one)));
  if (gone.length > 0) {
    await call.run(sql`
      delete from deal_conflicts
      where organization_id = ${call.organization_id} and id = any(${gone.map(({ id }) => id)}::uuid[])`);
  }
  await updateOutcomes(call, registration_id);
  return fresh;
}

/** The open conflicts, most severe first. */
export function openConflicts(call: Call, registration_id: string): Promise<Pick<Conflict, 'kind' | 'severity'>[]> {
  return call.rows<Pick<Conflict, 'kind' | 'severity'>>(sql`
    select kind, severity from deal_conflicts
    where organization_id = ${call.organization_id} and registration_id = ${registration_id} and resolution = 'open'
    order by array_position(array['block', 'warn', 'info'], severity), created_at, id`);
}

/**
 * Derives the outcomes of the rules from the stored conflicts. Those of a decided registration stay as they were decided.
 */
async function updateOutcomes(call: Call, registration_id: string): Promise<void> {
  const open = await openConflicts(call, registration_id);
  const { status } = await call.one<{ status: string }>(sql`
    select status from deal_registrations where organization_id = ${call.organization_id} and id = ${registration_id}`);
  await change(call, registration_id, {
    conflict_severity: open[0]?.severity ?? null,
    ...(undecided.includes(status) && { screening: outcomesOf(open), policy_clause: clauseOf(open) }),
  });
}

export interface Resolution {
  resolution: Exclude<Resolved, 'open'>;
  code?: string | null | undefined;
  text?: string | null | undefined;
}

/** A decision answers every conflict still open. */
export async function resolveConflicts(
  call: Call,
  registration_id: string,
  mover: Mover,
  { resolution, code = null, text = null }: Resolution,
): Promise<void> {
  const resolved = await call.run(sql`
    update deal_conflicts
    set resolution = ${resolution}, resolution_code = ${code}, resolution_text = ${text},
      resolved_by = ${mover.user_id}, resolved_at = ${call.now()}
    where organization_id = ${call.organization_id} and registration_id = ${registration_id} and resolution = 'open'`);
  if (resolved > 0) await change(call, registration_id, { conflict_severity: null });
}

/** Answers one of them. @throws 409 when it was answered already */
export async function answerConflict(
  call: Call,
  id: string,
  mover: Mover,
  { resolution, code = null, text = null }: Resolution,
): Promise<void> {
  const { resolution: was } = await call.one<{ resolution: Resolved }>(
    sql`
      select resolution from deal_conflicts where organization_id = ${call.organization_id} and id = ${id} for update`,
    'This conflict',
  );
  const allowed = conflictTransitions[was];
  if (!allowed.includes(resolution)) throw conflict(`This conflict is already ${was}.`, { allowed });
  await call.run(sql`
    update deal_conflicts
    set resolution = ${resolution}, resolution_code = ${code}, resolution_text = ${text},
      resolved_by = ${mover.user_id}, resolved_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

export function toClaim(
  registration: Pick<
    DealRegistration,
    | 'id'
    | 'partner_id'
    | 'account_key'
    | 'domain_key'
    | 'name_key'
    | 'country'
    | 'product_family'
    | 'deal_kind'
    | 'submitted_at'
    | 'distribution_id'
  >,
): Claim {
  const {
    id,
    partner_id,
    account_key,
    domain_key,
    name_key,
    country,
    product_family,
    deal_kind,
    submitted_at,
    distribution_id,
  } = registration;
  return {
    registration_id: id,
    partner_id,
    account_key: account_key!,
    domain_key,
    name_key: name_key!,
    country,
    product_family,
    deal_kind: deal_kind ?? 'new',
    submitted_at: submitted_at!,
    distribution_id,
  };
}

/**
 * Checks a live registration again: nightly, when accounts are merged, and when a decision on one registration changes
 * the conflicts of the others. It never ends a protection. The result is the same for a reviewer restricted to their
 * own partners.
 */
export async function updateConflicts(call: Call, registration: DealRegistration): Promise<Conflict[]> {
  return call.asCompany(async (company) =>
    storeConflicts(company, registration.id, await detectConflicts(company, toClaim(registration))),
  );
}
