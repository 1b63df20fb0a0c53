import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import { addDays } from '#shared/dates.ts';
import type { MoveApproval, MoveKind } from '../move.schema.ts';
import type { CriterionResult, TierLock } from '../schema.ts';
import { addMove, changeTier, lockTiers, nameOfTier, requireRoom, tellTier } from './applied.ts';
import { evaluateTiers } from './evaluate.ts';
import { tellCompany, tellPartner } from './notices.ts';

const APPEAL_DAYS = 90;

interface Open {
  id: string;
  partner_id: string;
  program_id: string | null;
  kind: MoveKind;
  status: string;
  from_tier_id: string | null;
  to_tier_id: string | null;
}

async function openMove(call: Call, id: string): Promise<Open> {
  await lockTiers(call);
  const move = await call.one<Open>(
    'select * from tier_moves where organization_id = $1 and id = $2 for update',
    [call.organization_id, id],
    'This decision',
  );
  if (move.status !== 'proposed') throw conflict('This decision was already made.');
  return move;
}

async function close(call: Call, id: string, status: 'applied' | 'rejected', reason: string | null): Promise<void> {
  await call.run(
    `update tier_moves set status = $3, decided_at = $4, decided_by = $5, decision_reason = $6
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, status, call.now(), call.actor.user_id, reason],
  );
}

/** Approves a proposed tier, or an appeal, which locks the partner's tier for a time. */
export async function approveMove(call: Call, id: string, { reason = null, until }: MoveApproval): Promise<void> {
  const move = await openMove(call, id);
  if (move.kind === 'appeal') {
    const last = until ?? addDays(call.today(), APPEAL_DAYS);
    if (last <= call.today()) throw invalid({ until: ['must be in the future'] });
    await close(call, id, 'applied', reason);
    await keepLock(call, move.partner_id, { reason: reason ?? 'Appeal approved', until: last });
    await tellPartner(call, move.partner_id, {
      kind: 'tier_appeal_decided',
      text: `Your appeal was approved. You keep your tier until ${last}.${reason ? ` ${reason}` : ''}`,
      subject: `Your appeal was approved: you keep your tier until ${last}`,
      facts: [
        ['You keep your tier until', last],
        ['Note', reason],
      ],
    });
  } else {
    if (move.kind === 'promotion') await requireRoom(call, move.to_tier_id, move.program_id);
    await close(call, id, 'applied', reason);
    await endGrace(call, move.partner_id);
    const why = move.kind === 'promotion' ? 'Promotion approved' : 'Downgrade approved';
    await changeTier(call, move.partner_id, move.to_tier_id, reason ?? why, 'manual');
  }
  await evaluateTiers(call, [move.partner_id], { prices: false });
}

/**
 * Rejects a move: a rejected downgrade starts a new grace period, and a rejected promotion is not proposed again for 90
 * days.
 */
export async function rejectMove(call: Call, id: string, reason: string): Promise<void> {
  const move = await openMove(call, id);
  await close(call, id, 'rejected', reason);
  if (move.kind === 'demotion') await endGrace(call, move.partner_id);
  if (move.kind === 'appeal') {
    await tellPartner(call, move.partner_id, {
      kind: 'tier_appeal_decided',
      text: `Your appeal was rejected: ${reason}`,
      subject: 'Your appeal was rejected',
      facts: [['Reason', reason]],
    });
  }
  await evaluateTiers(call, [move.partner_id], { prices: false });
}

async function endGrace(call: Call, partner_id: string): Promise<void> {
  await call.run(
    `update tier_standings set grace_started_on = null, grace_until = null, warned = '{}'
     where organization_id = $1 and partner_id = $2`,
    [call.organization_id, partner_id],
  );
}

interface Held {
  id: string;
  partner_id: string;
  program_id: string | null;
  is_locked: boolean;
  state: string;
  results: CriterionResult[];
  tier_id: string | null;
}

async function heldStanding(call: Call, id: string): Promise<Held> {
  await lockTiers(call);
  return call.one<Held>(
    `select s.id, s.partner_id, s.program_id, s.is_locked, s.state, s.results, p.tier_id
     from tier_standings s join partners p on p.organization_id = s.organization_id and p.id = s.partner_id
     where s.organization_id = $1 and s.id = $2 for update of s`,
    [call.organization_id, id],
    'This standing',
  );
}

/** Assigns a tier manually; the requirements do not change it until the lock ends. */
export async function lockTier(call: Call, id: string, { tier_id, reason, until = null }: TierLock): Promise<void> {
  const held = await heldStanding(call, id);
  if (until && until <= call.today()) throw invalid({ until: ['must be in the future'] });
  if (tier_id !== held.tier_id) {
    await setTier(call, held.partner_id, { tier_id, reason });
    await tellTier(call, held.partner_id, tier_id, reason);
  }
  await keepLock(call, held.partner_id, { reason, until });
  await addMove(call, {
    partner_id: held.partner_id,
    program_id: held.program_id,
    from_tier_id: held.tier_id,
    to_tier_id: tier_id,
    kind: 'lock',
    status: 'applied',
    source: 'manual',
    reason,
    until,
    evidence: held.results,
  });
  await evaluateTiers(call, [held.partner_id], { prices: false });
}

export async function unlockTier(call: Call, id: string, reason: string): Promise<void> {
  const held = await heldStanding(call, id);
  if (!held.is_locked) throw conflict('This tier is not locked.');
  await call.run(
    `update tier_standings set is_locked = false, locked_until = null, lock_reason = null, locked_by = null
     where organization_id = $1 and id = $2`,
    [call.organization_id, id],
  );
  await addMove(call, {
    ...{
      partner_id: held.partner_id,
      program_id: held.program_id,
      from_tier_id: held.tier_id,
      to_tier_id: held.tier_id,
    },
    kind: 'unlock',
    status: 'applied',
    source: 'manual',
    reason,
  });
  await evaluateTiers(call, [held.partner_id], { prices: false });
}

async function keepLock(
  call: Call,
  partner_id: string,
  { reason, until }: { reason: string; until: string | null },
): Promise<void> {
  await call.run(
    `update tier_standings set is_locked = true, locked_until = $3, lock_reason = $4, locked_by = $5,
       grace_started_on = null, grace_until = null, warned = '{}' where organization_id = $1 and partner_id = $2`,
    [call.organization_id, partner_id, until, reason, call.actor.user_id],
  );
}

/**
 * Records a partner's appeal to keep its tier during the grace period. The partner keeps its tier until the decision.
 */
export async function appeal(call: Call, id: string, reason: string): Promise<void> {
  // The standing must be visible to the caller; the rest runs with the company's rights.
  const { partner_id } = await call.one<{ partner_id: string }>(
    'select partner_id from tier_standings where organization_id = $1 and id = $2',
    [call.organization_id, id],
    'This standing',
  );
  await call.asCompany(async (company) => {
    const held = await heldStanding(company, id);
    if (held.state !== 'grace' && held.state !== 'overdue') {
      throw conflict('You can appeal during a grace period.');
    }
    const isOpen = await company.maybe(
      "select from tier_moves where organization_id = $1 and partner_id = $2 and kind = 'appeal' and status = 'proposed'",
      [company.organization_id, partner_id],
    );
    if (isOpen) throw conflict('Your appeal is being reviewed.');
    await addMove(company, {
      partner_id,
      program_id: held.program_id,
      from_tier_id: held.tier_id,
      to_tier_id: held.tier_id,
      kind: 'appeal',
      status: 'proposed',
      source: 'partner',
      reason,
      evidence: held.results,
    });
    const { name } = await company.one<{ name: string }>(
      'select name from partners where organization_id = $1 and id = $2',
      [company.organization_id, partner_id],
    );
    await tellCompany(company, partner_id, {
      kind: 'tier_appealed',
      text: `${name} appeals against losing its tier: ${reason}`,
      subject: `${name} appeals against losing its tier ${(await nameOfTier(company, held.tier_id)) ?? ''}`.trim(),
      facts: [
        ['Partner', name],
        ['Tier', await nameOfTier(company, held.tier_id)],
        ['Reason', reason],
      ],
    });
  });
}
