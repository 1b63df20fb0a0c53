import { Call, scopeOf, systemActor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { OpinionGiven, OpinionKept } from '../schema.ts';
import { openFairnessReportLink } from './link.ts';

/**
 * Stores the first answer to a link; later ones change nothing.
 * @throws 404 for a link of a registration that was deleted
 */
export async function keepOpinion(kernel: Kernel, { token, is_fair }: OpinionGiven): Promise<OpinionKept> {
  const { organization_id, registration_id, decision } = openFairnessReportLink(kernel.sealing, token);
  if (!(await kernel.flags.reaches('feedback', organization_id))) throw notFound('This link');
  const actor = systemActor(organization_id);
  const kept = await kernel.db.transaction(scopeOf(actor), async (tx) => {
    const call = new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing });
    const made = await call.run(sql`
      insert into decision_opinions (organization_id, registration_id, partner_id, decision, is_fair, created_at)
      select organization_id, id, partner_id, ${decision}, ${is_fair}, ${call.now()} from deal_registrations
      where organization_id = ${organization_id} and id = ${registration_id}
      on conflict do nothing`);
    if (made > 0) await call.announce('decision_opinions.created', null);
    const first = await call.one<{ is_fair: boolean }>(
      sql`
        select is_fair from decision_opinions
        where organization_id = ${organization_id} and registration_id = ${registration_id} and decision = ${decision}`,
      'This registration',
    );
    return { is_fair: first.is_fair, is_new: made > 0 };
  });
  kernel.outbox.poke();
  return kept;
}
