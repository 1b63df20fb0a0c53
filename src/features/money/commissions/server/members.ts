import type { CommissionEvent, Participant } from '#features/money/commission-engine/event.ts';
import { assignedAudiences } from '#features/money/commission-plans/server/service.ts';
import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';

/**
 * Events with the audiences their partners are in at this moment, of those that a plan is given to. It becomes part of the
 * event: whoever rates it again, however late, finds who was in as it was and not as it has become.
 */
export async function withAudiences<T extends CommissionEvent>(call: Call, events: readonly T[]): Promise<T[]> {
  const audiences = await assignedAudiences(call);
  if (audiences.length === 0) return [...events];
  const partners = events.flatMap(partnersIn);
  const members = await memberships(call, audiences, [...new Set(partners)]);
  return events.map((event) => {
    if (!('participants' in event) || !event.participants) return event;
    const participants = event.participants.map((participant): Participant => {
      const found = members.get(participant.partner);
      if (!found) return participant;
      const all = new Set([...(participant.audiences ?? []), ...found]);
      return { ...participant, audiences: [...all].sort() };
    });
    return { ...event, participants };
  });
}

/** Participants as the deal says them, without what was recorded when they were taken in. */
export function withoutAudiences(participants: readonly Participant[] | undefined): Participant[] | undefined {
  return participants?.map(({ audiences: _, ...said }) => said);
}

function partnersIn(event: CommissionEvent): string[] {
  return 'participants' in event ? (event.participants ?? []).map(({ partner }) => partner) : [];
}
