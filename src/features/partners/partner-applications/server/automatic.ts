import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { approveByRule } from './decide.ts';
import { lockApplication } from './read.ts';

/**
 * Approves an application without a person, if its page names an audience, the partner it would make is in it, and nothing
 * about it is a risk. The audience is asked of the very partner: where the answer is no, it is as if it was never made.
 * @returns whether it was approved
 */
export async function approveApplicationAutomatically(call: Call, id: string): Promise<boolean> {
  const application = await lockApplication(call, id);
  const { audience_id } = await call.one<{ audience_id: string | null }>(sql`
    select auto_approve_audience_id as audience_id from partner_pages
    where organization_id = ${call.organization_id} and id = ${application.page_id}`);
  const isClean = application.flags.length === 0 && application.rules.every(({ is_met }) => is_met);
  if (!audience_id || !isClean || application.status !== 'pending_review') return false;
  await call.run('savepoint automatic_approval');
  await approveByRule(call, id);
  const { partner_id } = await lockApplication(call, id);
  const isMember = (await memberships(call, [audience_id], [partner_id!])).has(partner_id!);
  await call.run(isMember ? 'release savepoint automatic_approval' : 'rollback to savepoint automatic_approval');
  return isMember;
}
