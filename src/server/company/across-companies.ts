import { type Actor, Call } from '../call.ts';
import type { Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';

/**
 * Creates a call in a transaction of the system login, which can read every company, because decisions about
 * memberships concern several companies. It acts, and is logged, as the given actor.
 */
export async function acrossCompanies(
  tx: Tx,
  { clock, sealing }: Pick<Kernel, 'clock' | 'sealing'>,
  actor: Actor,
  acting_partner_id: string | null,
): Promise<Call> {
  await tx.rows(sql`
    select set_config('app.organization_id', ${actor.organization_id}, true),
      set_config('app.user_id', ${actor.user_id ?? ''}, true),
      set_config('app.acting_partner_id', ${acting_partner_id ?? ''}, true)`);
  return new Call({ actor, tx, clock, sealing });
}
