import { useSession } from '#web/session.tsx';
import type { Opportunity } from '../../schema.ts';

type Led = Pick<Opportunity, 'partner_id' | 'partner_name' | 'owner_user_id'>;

/**
 * Tells the deals that somebody who sees own partners only looks at and does not change (the server's `refuseLedByOthers`): a
 * partner leads them whose name they do not read, and they are nobody's or another's.
 */
export function useLedByOthers(): (deal: Led) => boolean {
  const { user } = useSession();
  return (deal) => deal.partner_id !== null && deal.partner_name === null && deal.owner_user_id !== user.id;
}
