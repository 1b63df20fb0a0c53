import {
  initialParticipantStatuses,
  OpportunityParticipant,
  type ParticipantInput,
  type ParticipantStatus,
} from '#features/deals/opportunity-participants/schema.ts';
import { deleteParticipants, updateParticipants } from '#features/deals/opportunity-participants/server/service.ts';
import { nextParticipantStatuses } from '#features/deals/opportunity-participants/steps.schema.ts';
import type { Motion } from '#features/deals/opportunity-types/schema.ts';
import type { Call } from '#server/call.ts';
import type { Statement } from '#server/db/batch.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { insertStatements } from '#server/resource/bulk.ts';
import { defaultRole } from '../../roles.ts';
import type { Opportunity } from '../../schema.ts';
import { archivedAmong } from '../archived.ts';

export type Part = Required<ParticipantInput> & { position: number };
export type PartOfDeal = Part & { opportunity_id: string };

/**
 * The partners of a deal in order; the first leads.
 * @throws 422 when a partner is listed twice in one role, or the first is not confirmed
 */
export function splitOf(given: readonly ParticipantInput[], motion: Motion): Part[] {
  const parts = given.map((input, position) => ({
    partner_id: input.partner_id,
    role: input.role ?? defaultRole[motion],
    weight: input.weight ?? 1,
    status: input.status ?? ('confirmed' as const),
    position,
  }));
  const keys = new Set(parts.map(participantKey));
  if (keys.size < parts.length) throw invalid({ participants: ['name a partner twice in the same role'] });
  if (parts.some(({ weight }) => !Number.isInteger(weight) || weight < 1)) {
    throw invalid({ participants: ['need weights above zero'] });
  }
  if (parts[0] && parts[0].status !== 'confirmed') {
    throw invalid({ participants: ['need a confirmed partner in first place'] });
  }
  return parts;
}

export function participantKey({ partner_id, role }: { partner_id: string; role: string }): string {
  return `${partner_id} ${role}`;
}

/** The partners of a deal as they could be given again. */
export function splitOfDeal(call: Call, opportunity_id: string): Promise<Required<ParticipantInput>[]> {
  return call.rows<Required<ParticipantInput>>(sql`
    select partner_id, role, weight, status from opportunity_participants
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} order by position, id`);
}

/**
 * @throws 422 when a partner that is new on a deal is archived; 409 when its initial status is not allowed, or when it
 * was merged into another, which the database reports
 */
async function insertParts(call: Call, parts: readonly PartOfDeal[]): Promise<void> {
  if (parts.length === 0) return;
  rejectInvalidStart(
    parts,
    await archivedAmong(
      call,
      'partners',
      parts.map(({ partner_id }) => partner_id),
    ),
  );
  await call.tx.batch(partStatements(call, parts));
}

/** @throws as `insertParts`, once it is known which of the partners are archived */
export function rejectInvalidStart(parts: readonly Part[], archived: ReadonlyMap<string, string>): void {
  const early = parts.find(({ status }) => !initialParticipantStatuses.includes(status));
  if (early)
    throw conflict(`You cannot add a partner to a deal as ${early.status}.`, { allowed: initialParticipantStatuses });
  const [gone] = archived.values();
  if (gone) throw invalid({ participants: [`name ${gone}, which is archived`] });
}

export function partStatements(call: Call, parts: readonly PartOfDeal[]): Statement[] {
  return insertStatements(call, 'opportunity_participants', OpportunityParticipant, parts);
}

/**
 * Makes the split of one deal exactly `parts`; who stays keeps its row. The deal must be locked.
 * @returns the parts that were proposed, confirmed, or rejected and need a notice
 * @throws 409 when the caller does not see all that is there, or for a move that no step makes
 */
export async function replaceParts(
  call: Call,
  { id: opportunity_id, status: category }: Pick<Opportunity, 'id' | 'status'>,
  parts: readonly Part[],
): Promise<Part[]> {
  const before = await call.rows<Pick<OpportunityParticipant, 'id' | 'partner_id' | 'role' | 'status'>>(sql`
    select id, partner_id, role, status from opportunity_participants
    where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id}`);
  if (call.actor.own_only) await refuseUnseen(call, opportunity_id, before.length);
  const wanted = new Map(parts.map((part) => [participantKey(part), part]));
  const known = new Set(before.map(participantKey));
  const gone = before.filter((row) => !wanted.has(participantKey(row)));
  await deleteParticipants(
    call,
    gone.map(({ id }) => id),
  );
  const stays = before.flatMap((row) => {
    const part = wanted.get(participantKey(row));
    return part ? [{ ...part, id: row.id, was: row.status }] : [];
  });
  const moved = stays.filter(({ status, was }) => status !== was);
  for (const { was, status } of moved) requireNextStatus(was, status, category === 'won');
  await updateParticipants(call, stays);
  const fresh = parts.filter((part) => !known.has(participantKey(part)));
  await insertParts(
    call,
    fresh.map((part) => ({ ...part, opportunity_id })),
  );
  return [...moved, ...fresh.filter(({ status }) => status === 'proposed')];
}

/** @throws 409 with the allowed moves */
function requireNextStatus(from: ParticipantStatus, to: ParticipantStatus, isWon: boolean): void {
  const allowed = nextParticipantStatuses(from, isWon);
  if (allowed.includes(to)) return;
  const why =
    from === 'rejected'
      ? ': remove the partner from the split and add them again'
      : isWon && from === 'confirmed'
        ? ' once the deal is won: remove the partner by amending the split'
        : '';
  throw conflict(`A partner that is ${from} cannot become ${to}${why}.`, { allowed });
}

/** Roles restricted to their own partners would overwrite the positions and shares of the others. */
async function refuseUnseen(call: Call, opportunity_id: string, seen: number): Promise<void> {
  const { all } = await call.asCompany((company) =>
    company.one<{ all: number }>(sql`
      select count(*)::int as all from opportunity_participants
      where organization_id = ${company.organization_id} and opportunity_id = ${opportunity_id}`),
  );
  if (all > seen)
    throw conflict(
      'Partners you do not manage also work on this deal. Ask a team member with access to all partners to change the split.',
    );
}
