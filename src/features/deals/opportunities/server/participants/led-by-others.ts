import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { Opportunity } from '../../schema.ts';

/**
 * Whoever sees own partners only sees each deal one of them takes part in, and changes those one of them leads, or nobody, and
 * their own: what a win, a loss or another amount comes to would be another's money. @throws 409
 */
export async function rejectLedByOthers(
  call: Call,
  { id, owner_user_id }: Pick<Opportunity, 'id' | 'owner_user_id'>,
): Promise<void> {
  if (!call.actor.own_only || owner_user_id === call.actor.user_id) return;
  const { partner_id } = await call.asCompany((company) =>
    company.one<{ partner_id: string | null }>(
      'select partner_id from opportunities where organization_id = $1 and id = $2',
      [company.organization_id, id],
    ),
  );
  if (!partner_id) return;
  const isSeen = await call.maybe('select from partners where organization_id = $1 and id = $2', [
    call.organization_id,
    partner_id,
  ]);
  if (!isSeen)
    throw conflict(
      'This deal is led by a partner you do not manage. Ask that partner’s manager or a team member with access to all partners to change it.',
    );
}
