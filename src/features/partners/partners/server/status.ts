import { canFollow, categoryTransitions, type PartnerCategory } from '#features/partners/partner-statuses/schema.ts';
import { partnerStatus } from '#features/partners/partner-statuses/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { type Partner, reasonsFor, type StatusReason } from '../schema.ts';

export interface StatusChange {
  status_id: string;
  reason_code?: StatusReason | null;
  reason?: string | null;
}

/** Categories that end the partnership; partner users cannot sign in. */
const over: readonly PartnerCategory[] = ['banned', 'declined', 'ended'];

/**
 * Moves a locked partner to another status, if its category may follow the present one.
 * @returns the columns to write
 * @throws 409 with the `allowed` categories, 422 when a reason is missing
 */
export async function movePartner(call: Call, partner: Partner, change: StatusChange): Promise<Row> {
  const to = await partnerStatus(call, change.status_id);
  if (to.id === partner.status_id) return {};
  if (to.archived_at) throw invalid({ status_id: ['This status is archived.'] });
  const from = partner.status_category;
  if (!canFollow(from, to.category)) {
    const text = `A partner cannot change from ${from} to ${to.category}.`;
    throw conflict(text, { allowed: [from, ...categoryTransitions[from]] }, { status_id: [text] });
  }
  if (from !== to.category) {
    requireReason(to.category, change);
    if (from === 'banned') await requireSecondPerson(call, partner.id);
  }
  await recordStatus(call, partner.id, {
    from_status_id: partner.status_id,
    from_category: from,
    to_status_id: to.id,
    to_category: to.category,
    effective_on: call.today(),
    reason_code: change.reason_code ?? null,
    reason: change.reason ?? null,
  });
  if (from !== to.category) await tellOfCategory(call, partner.id, from, to.category);
  return { status_id: to.id, ...datesOf(call, partner, to.category) };
}

function datesOf(call: Call, { joined_on }: Partner, category: PartnerCategory): Row {
  if (category === 'active') return { joined_on: joined_on ?? call.today(), ended_on: null };
  return over.includes(category) ? { ended_on: call.today() } : {};
}

function requireReason(category: PartnerCategory, { reason_code }: StatusChange): void {
  const reasons = reasonsFor(category);
  if (reasons.length > 0 && !reasons.includes(reason_code!)) {
    throw invalid({ reason_code: [`Choose a reason: ${reasons.join(', ')}.`] });
  }
}

/** A ban must be lifted by someone other than the person who imposed it. */
async function requireSecondPerson(call: Call, partner_id: string): Promise<void> {
  const ban = await call.maybe<{ actor_user_id: string | null }>(sql`
    select actor_user_id from partner_status_events
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and to_category = 'banned'
      and from_category is distinct from 'banned' order by seq desc limit 1`);
  if (ban && ban.actor_user_id !== null && ban.actor_user_id === call.actor.user_id) {
    throw conflict('The person who banned a partner cannot lift the ban. Ask another team member.', {
      allowed: ['banned'],
    });
  }
}

export interface StatusEvent {
  from_status_id: string | null;
  from_category: PartnerCategory | null;
  to_status_id: string;
  to_category: PartnerCategory;
  effective_on: string;
  reason_code: string | null;
  reason: string | null;
}

export async function recordStatus(call: Call, partner_id: string, event: StatusEvent): Promise<void> {
  await call.run(sql`
    insert into partner_status_events (organization_id, partner_id, from_status_id, from_category, to_status_id,
      to_category,
      effective_on, reason_code, reason, at)
        values (${call.organization_id}, ${partner_id}, ${event.from_status_id}, ${event.from_category},
        ${event.to_status_id}, ${event.to_category}, ${event.effective_on}, ${event.reason_code}, ${event.reason},
        ${call.now()})`);
}

/** Deals, payouts and sign-ins depend on the category; those that care listen to this. */
async function tellOfCategory(call: Call, partner_id: string, from: string, to: string): Promise<void> {
  await call.announce('partners.category_changed', partner_id, { partner_id, from, to });
  // Portal access depends on the category, so cached identities are stale now.
  await call.rows(sql`select pg_notify('identity_changed', '')`);
}

/** The category of a partner on a day, as known today; null before its first status. */
export async function partnerCategoryOn(call: Call, partner_id: string, day: string): Promise<PartnerCategory | null> {
  const event = await call.maybe<{ to_category: PartnerCategory }>(sql`
    select to_category from partner_status_events
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and effective_on <= ${day}
    order by effective_on desc, seq desc limit 1`);
  return event?.to_category ?? null;
}
