import { setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { MoveKind } from '../move.schema.ts';
import type { CriterionResult } from '../schema.ts';
import { tellTierPartner } from './notices.ts';
import { texts } from './texts.ts';

export interface NewMove {
  partner_id: string;
  program_id: string | null;
  kind: MoveKind;
  status: 'proposed' | 'applied';
  from_tier_id: string | null;
  to_tier_id: string | null;
  source: 'auto' | 'manual' | 'partner';
  reason?: string | null;
  until?: string | null;
  evidence?: readonly CriterionResult[];
}

/** Runs one evaluation or decision at a time per company, because capacities and proposals are counted. */
export async function lockTiers(call: Call): Promise<void> {
  await call.run(sql`select pg_advisory_xact_lock(hashtextextended(${`tiers of ${call.organization_id}`}, 0))`);
}

/** @returns the id of the move */
export async function addMove(call: Call, move: NewMove): Promise<string> {
  const isDecided = move.status !== 'proposed';
  const { id } = await call.one<{ id: string }>(sql`
    insert into tier_moves (organization_id, partner_id, program_id, kind, status, from_tier_id, to_tier_id, source,
      reason,
      until, evidence, decided_at, decided_by, created_at)
    values (${call.organization_id}, ${move.partner_id}, ${move.program_id}, ${move.kind}, ${move.status},
      ${move.from_tier_id}, ${move.to_tier_id}, ${move.source}, ${move.reason ?? null}, ${move.until ?? null},
      ${JSON.stringify(move.evidence ?? [])}, ${isDecided ? call.now() : null},
      ${isDecided ? call.actor.user_id : null}, ${call.now()}) returning id`);
  return id;
}

/**
 * Changes the tier through the partners' service, so that structures, protection, audiences and history follow.
 * @param say the reason in the language of its reader, if the product gave it
 */
export async function changeTier(
  call: Call,
  partner_id: string,
  to_tier_id: string | null,
  reason: string,
  source: 'auto' | 'manual',
  say = () => reason,
): Promise<void> {
  await setTier(call, partner_id, { tier_id: to_tier_id, reason }, source);
  await tellTier(call, partner_id, to_tier_id, say);
}

/** Tells a partner its tier after a change. */
export async function tellTier(
  call: Call,
  partner_id: string,
  to_tier_id: string | null,
  reason: () => string | null,
): Promise<void> {
  const name = await nameOfTier(call, to_tier_id);
  await tellTierPartner(call, partner_id, () => ({
    kind: 'tier_changed',
    text: name ? texts.tierNow(name) : texts.noTierNow,
    subject: name ? texts.tierNowSubject(name) : texts.noTierNowSubject,
    facts: [
      [texts.tier, name],
      [texts.reason, reason()],
    ],
  }));
}

export async function nameOfTier(call: Call, id: string | null): Promise<string | null> {
  if (!id) return null;
  const { name } = await call.one<{ name: string }>(
    sql`select name from partner_tiers where organization_id = ${call.organization_id} and id = ${id}`,
    'This tier',
  );
  return name;
}

/** @throws 409 when the tier is full */
export async function requireTierRoom(call: Call, tier_id: string | null, program_id: string | null): Promise<void> {
  const full = await call.maybe<{ name: string; capacity: number }>(sql`
    select t.name, (l ->> 'capacity')::int as capacity from tier_programs g
    cross join jsonb_array_elements(g.levels) l
    join partner_tiers t on t.organization_id = g.organization_id and t.id = (l ->> 'tier_id')::uuid
    where g.organization_id = ${call.organization_id} and g.id = ${program_id} and t.id = ${tier_id}
      and (l ->> 'capacity')::int <=
      (select count(*) from partners p
        where p.organization_id = ${call.organization_id} and p.tier_id = t.id and p.archived_at is null)`);
  if (full) throw conflict(`${full.name} is full: it takes ${full.capacity} partners.`);
}
