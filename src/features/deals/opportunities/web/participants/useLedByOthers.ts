import { useSession } from '#web/session/session.tsx';
import type { Opportunity } from '../../schema.ts';

type Led = Pick<Opportunity, 'partner_id' | 'partner_name' | 'owner_user_id'>;

/**
 * Recognizes deals that a person restricted to their own partners can view but not change, as `rejectLedByOthers` does
 * on the server: another manager's partner leads them, and the person does not own them.
 */
export function useLedByOthers(): (deal: Led) => boolean {
  const { user } = useSession();
  return (deal) => deal.partner_id !== null && deal.partner_name === null && deal.owner_user_id !== user.id;
}
