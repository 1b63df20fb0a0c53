import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Opportunity } from '../../schema.ts';

/**
 * People restricted to their own partners see every deal that one of these takes part in. They change only deals they
 * own, deals one of their partners leads, and deals without a lead, because a win, a loss, or another amount would
 * affect another partner's money.
 * @throws 409
 */
export async function rejectLedByOthers(
  call: Call,
  { id, owner_user_id }: Pick<Opportunity, 'id' | 'owner_user_id'>,
): Promise<void> {
  if (!call.actor.own_only || owner_user_id === call.actor.user_id) return;
  const { partner_id } = await call.asCompany((company) =>
    company.one<{ partner_id: string | null }>(
      sql`select partner_id from opportunities where organization_id = ${company.organization_id} and id = ${id}`,
    ),
  );
  if (!partner_id) return;
  const isSeen = await call.maybe(
    sql`select from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
  );
  if (!isSeen)
    throw conflict(
      'This deal is led by a partner you do not manage. Ask that partner’s manager or a team member with access to all partners to change it.',
    );
}
