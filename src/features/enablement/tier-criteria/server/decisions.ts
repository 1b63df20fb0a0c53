import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { addDays } from '#shared/time/dates.ts';
import type { TierMove } from '../move.schema.ts';
import type { TierStanding } from '../schema.ts';
import type { MoveApproval, TierLock, TierReason } from '../steps.schema.ts';
import { addMove, changeTier, nameOfTier, requireTierRoom, tellTier } from './applied.ts';
import { evaluateTiers } from './evaluate.ts';
import { dayWriter, tellTierCompany, tellTierPartner } from './notices.ts';
import { texts } from './texts.ts';

const APPEAL_DAYS = 90;

async function close(call: Call, id: string, status: 'applied' | 'rejected', reason: string | null): Promise<void> {
  await call.run(sql`
    update tier_moves
    set status = ${status}, decided_at = ${call.now()}, decided_by = ${call.actor.user_id}, decision_reason = ${reason}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Approves a proposed tier, or an appeal, which locks the partner's tier for a time. */
export async function approveMove(call: Call, move: TierMove, { reason = null, until }: MoveApproval): Promise<void> {
  const { id } = move;
  const partner_id = move.partner_id!;
  if (move.kind === 'appeal') {
    const last = until ?? addDays(call.today(), APPEAL_DAYS);
    if (last <= call.today()) throw invalid({ until: ['must be in the future'] });
    await close(call, id, 'applied', reason);
    await keepLock(call, partner_id, { reason: reason ?? 'Appeal approved', until: last });
    const day = await dayWriter(call);
    await tellTierPartner(call, partner_id, () => ({
      kind: 'tier_appeal_decided',
      text: texts.appealApproved(day(last), reason),
      subject: texts.appealApprovedSubject(day(last)),
      facts: [
        [texts.youKeepUntil, day(last)],
        [texts.note, reason],
      ],
    }));
  } else {
    if (move.kind === 'promotion') await requireTierRoom(call, move.to_tier_id, move.program_id);
    await close(call, id, 'applied', reason);
    await endGrace(call, partner_id);
    const isPromotion = move.kind === 'promotion';
    const why = isPromotion ? 'Promotion approved' : 'Downgrade approved';
    await changeTier(
      call,
      partner_id,
      move.to_tier_id,
      reason ?? why,
      'manual',
      () => reason ?? (isPromotion ? texts.promotionApproved : texts.downgradeApproved),
    );
  }
  await evaluateTiers(call, [partner_id], { prices: false });
}

/**
 * Rejects a move: a rejected downgrade starts a new grace period, and a rejected promotion is not proposed again for 90
 * days.
 */
export async function rejectMove(call: Call, move: TierMove, { reason }: TierReason): Promise<void> {
  const { id } = move;
  const partner_id = move.partner_id!;
  await close(call, id, 'rejected', reason);
  if (move.kind === 'demotion') await endGrace(call, partner_id);
  if (move.kind === 'appeal') {
    await tellTierPartner(call, partner_id, () => ({
      kind: 'tier_appeal_decided',
      text: texts.appealRejected(reason),
      subject: texts.appealRejectedSubject,
      facts: [[texts.reason, reason]],
    }));
  }
  await evaluateTiers(call, [partner_id], { prices: false });
}

async function endGrace(call: Call, partner_id: string): Promise<void> {
  await call.run(sql`
    update tier_standings set grace_started_on = null, grace_until = null, warned = '{}'
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}`);
}

async function tierOf(call: Call, partner_id: string): Promise<string | null> {
  const { tier_id } = await call.one<{ tier_id: string | null }>(
    sql`select tier_id from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
  );
  return tier_id;
}

/** Assigns a tier manually; the requirements do not change it until the lock ends. */
export async function lockTier(
  call: Call,
  standing: TierStanding,
  { tier_id, reason, until = null }: TierLock,
): Promise<void> {
  const partner_id = standing.partner_id!;
  const held = await tierOf(call, partner_id);
  if (until && until <= call.today()) throw invalid({ until: ['must be in the future'] });
  if (tier_id !== held) {
    await setTier(call, partner_id, { tier_id, reason });
    await tellTier(call, partner_id, tier_id, () => reason);
  }
  await keepLock(call, partner_id, { reason, until });
  await addMove(call, {
    partner_id,
    program_id: standing.program_id,
    from_tier_id: held,
    to_tier_id: tier_id,
    kind: 'lock',
    status: 'applied',
    source: 'manual',
    reason,
    until,
    evidence: standing.results,
  });
  await evaluateTiers(call, [partner_id], { prices: false });
}

export async function unlockTier(call: Call, standing: TierStanding, { reason }: TierReason): Promise<void> {
  const partner_id = standing.partner_id!;
  const held = await tierOf(call, partner_id);
  await call.run(sql`
    update tier_standings set is_locked = false, locked_until = null, lock_reason = null, locked_by = null
    where organization_id = ${call.organization_id} and id = ${standing.id}`);
  await addMove(call, {
    partner_id,
    program_id: standing.program_id,
    from_tier_id: held,
    to_tier_id: held,
    kind: 'unlock',
    status: 'applied',
    source: 'manual',
    reason,
  });
  await evaluateTiers(call, [partner_id], { prices: false });
}

async function keepLock(
  call: Call,
  partner_id: string,
  { reason, until }: { reason: string; until: string | null },
): Promise<void> {
  await call.run(sql`
    update tier_standings
    set is_locked = true, locked_until = ${until}, lock_reason = ${reason}, locked_by = ${call.actor.user_id},
      grace_started_on = null, grace_until = null, warned = '{}'
      where organization_id = ${call.organization_id} and partner_id = ${partner_id}`);
}

/**
 * Records a partner's appeal to keep its tier during the grace period. The partner keeps its tier until the decision.
 */
export async function appealTier(call: Call, standing: TierStanding, { reason }: TierReason): Promise<void> {
  const partner_id = standing.partner_id!;
  await call.asCompany(async (company) => {
    const held = await tierOf(company, partner_id);
    const isOpen = await company.maybe(sql`
      select from tier_moves
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and kind = 'appeal'
        and status = 'proposed'`);
    if (isOpen) throw conflict('Your appeal is being reviewed.');
    await addMove(company, {
      partner_id,
      program_id: standing.program_id,
      from_tier_id: held,
      to_tier_id: held,
      kind: 'appeal',
      status: 'proposed',
      source: 'partner',
      reason,
      evidence: standing.results,
    });
    const { name } = await company.one<{ name: string }>(
      sql`select name from partners where organization_id = ${company.organization_id} and id = ${partner_id}`,
    );
    const tier = await nameOfTier(company, held);
    await tellTierCompany(company, partner_id, () => ({
      kind: 'tier_appealed',
      text: texts.appeals(name, reason),
      subject: texts.appealsSubject(name, tier),
      facts: [
        [texts.partner, name],
        [texts.tier, tier],
        [texts.reason, reason],
      ],
    }));
  });
}
