import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { readOpportunity, splitOfDeal } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { DealConflict } from '../../conflicts.schema.ts';
import type { MergePreview, MergeQuestion } from '../../merging.schema.ts';
import type { DealRegistration, Status } from '../../schema.ts';
import type { RegistrationMerge } from '../../steps.schema.ts';
import { scheduleConflictChecks } from '../conflicts/conflicting-registrations.ts';
import { answerConflict, resolveConflicts, toClaim, updateConflicts } from '../conflicts/conflicts.ts';
import { alreadyProtectedError, lockCustomer, requireActivePartner } from '../conflicts/screening.ts';
import { protect, protectAlongside } from '../protection/protection.ts';
import { convertRegistration } from '../registration/conversion.ts';
import {
  change,
  lockedRegistration,
  move,
  moverOf,
  recordRegistrationEvent,
  requireStanding,
} from '../registration/move.ts';
import { dealRegistrations } from '../resource.ts';
import { isLastApproval } from '../review/approvals.ts';
import { delaySoFar } from '../review/review-clock.ts';
import { addPartner, joined, registrationShare, type Split } from './joining.ts';
import { notifyJoined, notifyMerged } from './merge-notices.ts';

type StoredConflict = Pick<DealConflict, 'id' | 'kind' | 'other_table' | 'other_id' | 'resolution'>;

/**
 * The conflicts that may turn out to be one deal: a registration of another partner, or a deal of the company's own.
 */
const mergeable: readonly DealConflict['kind'][] = [
  'protected_by_other',
  'pending_by_other',
  'fuzzy_name',
  'vendor_open_deal',
];

/**
 * Merges two registrations of one deal: this one joins the earlier deal, and its partner takes part in it. The earlier
 * one keeps its protection and stays the only one protected; this one is approved beside it for the usual period. Where
 * it joins a deal of the company's own, no other partner is protected, so it gets the protection.
 * @throws 409 when the other is not decided, over or won, or when this one has a deal of its own
 */
export async function mergeRegistration(
  call: Call,
  registration: DealRegistration,
  input: RegistrationMerge,
): Promise<void> {
  const { id } = registration;
  requireStanding(call, registration);
  await requireActivePartner(call, registration.partner_id);
  if (registration.status !== 'approved') await approveMerge(call, registration);
  await lockCustomer(call, toClaim(registration));
  await updateConflicts(call, registration);
  const { stands, earlier } = await whatStands(call, registration, input.conflict_id, lockedRegistration);
  await call.because(input.text.trim());
  if (earlier && !earlier.opportunity_id) await convertRegistration(call, earlier, {});
  const deal = await openDeal(
    call,
    earlier ? (await lockedRegistration(call, earlier.id)).opportunity_id! : stands.other_id!,
  );
  const until = await protection(call, registration, earlier !== null);
  const before = await splitOfDeal(call, deal.id);
  const after = joined(before, { ...input, percent: input.share_percent, partner_id: registration.partner_id });
  await addPartner(call, deal.id, { before, after });

  const mover = moverOf(call);
  const answer = { resolution: 'merged', code: input.code, text: input.text } as const;
  await answerConflict(call, stands.id, mover, answer);
  await resolveConflicts(call, id, mover, { ...answer, resolution: 'overridden' });
  const reason = { code: 'merged', text: input.reason_text };
  const values = { opportunity_id: deal.id, conflict_severity: null };
  if (registration.status === 'approved') {
    await change(call, id, values);
    await recordRegistrationEvent(call, registration, registration.status, mover, reason);
  } else {
    await move(call, registration, 'approved', mover, reason, {
      ...values,
      decided_at: call.now().toISOString(),
      decided_by: mover.user_id,
      decided_by_name: mover.name,
      reason_code: null,
      reason_text: input.reason_text ?? null,
      expires_at: until,
      review_due_at: null,
      vendor_delay_seconds: delaySoFar(call, registration),
      policy_clause: null,
    });
  }
  if (earlier) await joinEarlier(call, earlier, id, mover, answer);
  const merged = { ...registration, status: 'approved' as Status, expires_at: until };
  await notifyMerged(call, merged, after, {
    role: input.role,
    isBeside: earlier !== null,
    said: input.reason_text,
  });
  await notifyJoined(call, deal, { before, after, partner_id: registration.partner_id });
  await scheduleConflictChecks(call, id);
}

/** A merge approves the registration, so it is the last step of its approval chain. @throws 409 while earlier ones are missing */
async function approveMerge(call: Call, registration: DealRegistration): Promise<void> {
  const { approvals_done, approvals_total } = registration;
  if (approvals_total !== null && (approvals_done ?? 0) < approvals_total - 1) {
    throw conflict(
      `This registration has ${approvals_done} of ${approvals_total} approvals. Only the last one can merge it.`,
      { allowed: [] },
    );
  }
  await isLastApproval(call, registration, moverOf(call), null);
}

/** The participants and their shares after the merge; nothing is changed. @throws as the merge does */
export async function previewRegistrationMerge(call: Call, id: string, input: MergeQuestion): Promise<MergePreview> {
  const registration = await readRow<DealRegistration>(call, dealRegistrations, id);
  const { stands, earlier } = await whatStands(call, registration, input.conflict_id, (eyes, other) =>
    readRow<DealRegistration>(eyes, dealRegistrations, other),
  );
  const opportunity_id = earlier ? earlier.opportunity_id : stands.other_id;
  const deal = opportunity_id ? await openDeal(call, opportunity_id) : null;
  const before: Split = deal
    ? await splitOfDeal(call, deal.id)
    : [{ partner_id: earlier!.partner_id, role: 'source', weight: 1, status: 'confirmed' }];
  const after = joined(before, { ...input, percent: input.share_percent, partner_id: registration.partner_id });
  const names = await call.rows<{ id: string; name: string }>(sql`
    select id, name from partners
    where organization_id = ${call.organization_id} and id = any(${after.map(({ partner_id }) => partner_id)})`);
  const nameOf = new Map(names.map((partner) => [partner.id, partner.name]));
  return {
    opportunity_id,
    opportunity_name: deal?.name ?? earlier!.title,
    parts: after.map((part) => ({
      partner_id: part.partner_id,
      partner_name: nameOf.get(part.partner_id) ?? '–',
      role: part.role,
      status: part.status,
      share: registrationShare(part, after),
      is_new: !before.some(({ partner_id, role }) => partner_id === part.partner_id && role === part.role),
    })),
  };
}

/** @returns the conflict, and the registration of another partner it is with, or null for a deal of the company's own */
async function whatStands(
  call: Call,
  registration: DealRegistration,
  conflict_id: string,
  read: (call: Call, id: string) => Promise<DealRegistration>,
): Promise<{ stands: StoredConflict; earlier: DealRegistration | null }> {
  if (registration.opportunity_id && !registration.opportunity_archived_at)
    throw conflict(
      `This registration already has a deal: ${registration.opportunity_name ?? ''}. If it is the same deal, archive it first.`,
    );
  const stands = await call.maybe<StoredConflict>(sql`
    select id, kind, other_table, other_id, resolution from deal_conflict_rows
    where organization_id = ${call.organization_id} and registration_id = ${registration.id} and id = ${conflict_id}`);
  if (!stands) throw conflict('This conflict no longer exists.');
  if (stands.resolution !== 'open') throw conflict(`This conflict is already ${stands.resolution}.`, { allowed: [] });
  if (!mergeable.includes(stands.kind) || !['deal_registrations', 'opportunities'].includes(stands.other_table))
    throw conflict('This conflict does not involve another deal, so there is nothing to merge.');
  if (!stands.other_id)
    throw conflict(
      'The other record belongs to a partner you do not manage. Ask a team member with access to all partners to merge them.',
    );
  if (stands.other_table === 'opportunities') return { stands, earlier: null };
  const earlier = await read(call, stands.other_id);
  if (earlier.status !== 'approved')
    throw conflict(
      `Registration ${earlier.number} is "${earlier.status}": you can only merge into the deal of an approved registration. Decide that one first.`,
      { allowed: ['approved'] },
    );
  requireStanding(call, earlier);
  return { stands, earlier };
}

async function openDeal(call: Call, id: string): Promise<Opportunity> {
  const deal = await readOpportunity(call, id);
  if (deal.archived_at) throw conflict(`The deal ${deal.name} is archived.`);
  if (deal.status !== 'open')
    throw conflict(`The deal ${deal.name} is ${deal.status}: you can only merge into an open deal.`, {
      allowed: ['open'],
    });
  return deal;
}

/** @returns until when this one is registered */
async function protection(call: Call, registration: DealRegistration, isBeside: boolean): Promise<string> {
  if (isBeside) return protectAlongside(call, registration, delaySoFar(call, registration));
  if (registration.status === 'approved') return registration.expires_at!;
  const until = await protect(call, registration, delaySoFar(call, registration));
  if (until === null) throw await alreadyProtectedError(call, registration);
  return until;
}

/**
 * The earlier registration's partner is notified that another joins, without its name; the conflict between the two is
 * resolved on its side too.
 */
async function joinEarlier(
  call: Call,
  earlier: DealRegistration,
  id: string,
  mover: ReturnType<typeof moverOf>,
  answer: Parameters<typeof answerConflict>[3],
): Promise<void> {
  await recordRegistrationEvent(call, earlier, earlier.status, mover, { code: 'joined' });
  const open = await call.rows<{ id: string }>(sql`
    select id from deal_conflicts
    where organization_id = ${call.organization_id} and registration_id = ${earlier.id} and other_id = ${id}
      and resolution = 'open'`);
  for (const one of open) await answerConflict(call, one.id, mover, answer);
  if (open.length > 0) await updateConflicts(call, earlier);
}
