import type { OpportunityParticipant } from '#features/deals/opportunity-participants/schema.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';

export type Part = Pick<OpportunityParticipant, 'id' | 'row_version' | 'role'>;

interface Decision {
  part: Part;
  to: 'confirm' | 'reject';
  reason_text?: string;
  /** Before screens are refreshed, for who leaves what is closed to them from then on. */
  leave?: () => Promise<unknown>;
}

/** Stores a decision on a participation and refreshes every screen that shows the deal or its split. */
export function useParticipation() {
  return useWrite<Decision, OpportunityParticipant>(
    'opportunity_participants',
    async ({ part: { id, row_version }, to, reason_text, leave }) => {
      const decided = await api<OpportunityParticipant>(`opportunity_participants/${id}/${to}`, {
        method: 'POST',
        body: { row_version, ...(reason_text?.trim() && { reason_text: reason_text.trim() }) },
      });
      await leave?.();
      return decided;
    },
    ['opportunities', 'audit_events'],
  );
}
