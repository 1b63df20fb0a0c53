import type { CommissionEvent, Participant } from '#features/commissions/commission-engine/event.ts';
import { assignedAudiences } from '#features/commissions/commission-plans/server/service.ts';
import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';

/**
 * Adds to events the audiences their partners are in at this moment, among those to which a plan is assigned. They
 * become part of the event, so that a later rating uses the membership of that time and not the present one.
 */
export async function withAudiences<T extends CommissionEvent>(call: Call, events: readonly T[]): Promise<T[]> {
  const audiences = await assignedAudiences(call);
  if (audiences.length === 0) return [...events];
  const partners = events.flatMap(partnersIn);
  const members = await memberships(call, audiences, [...new Set(partners)]);
  return events.map((event) => {
    if (!('participants' in event) || !event.participants) return event;
    const participants = event.participants.map((participant): Participant => {
      const memberOf = members.get(participant.partner);
      if (!memberOf) return participant;
      const all = new Set([...(participant.audiences ?? []), ...memberOf]);
      return { ...participant, audiences: [...all].sort() };
    });
    return { ...event, participants };
  });
}

/** Participants as the deal states them, without the facts recorded at ingestion. */
export function withoutAudiences(participants: readonly Participant[] | undefined): Participant[] | undefined {
  return participants?.map(({ audiences: _, ...said }) => said);
}

function partnersIn(event: CommissionEvent): string[] {
  return 'participants' in event ? (event.participants ?? []).map(({ partner }) => partner) : [];
}
