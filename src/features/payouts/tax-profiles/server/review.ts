import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { TaxProfile } from '../schema.ts';
import type { ProfileRejection } from '../steps.schema.ts';
import { tellAccepted, tellTaxProfileRejected } from './notices.ts';

/** Puts the profile into force in place of the one before. */
export async function acceptProfile(call: Call, profile: TaxProfile): Promise<void> {
  await requireOtherPerson(call, profile.id);
  await call.run(sql`
    update tax_profiles set status = 'replaced'
    where organization_id = ${call.organization_id} and partner_id = ${profile.partner_id} and status = 'accepted'`);
  await decide(call, profile.id, 'accepted', null);
  await tellAccepted(call, profile);
}

export async function rejectProfile(call: Call, profile: TaxProfile, { reason }: ProfileRejection): Promise<void> {
  await requireOtherPerson(call, profile.id);
  await decide(call, profile.id, 'rejected', reason.trim());
  await tellTaxProfileRejected(call, profile, reason.trim());
}

/** @throws 409 if the person certified the profile */
async function requireOtherPerson(call: Call, id: string): Promise<void> {
  const { certified_by } = await call.one<{ certified_by: string | null }>(
    sql`select certified_by from tax_profiles where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (certified_by !== null && certified_by === call.actor.user_id)
    throw conflict('You can’t review a tax profile that you certified. Ask another team member.');
}

async function decide(call: Call, id: string, status: 'accepted' | 'rejected', reason: string | null): Promise<void> {
  await call.run(sql`
    update tax_profiles
    set status = ${status}, reject_reason = ${reason}, reviewed_at = ${call.now()}, reviewed_by = ${call.actor.user_id},
      reviewed_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${id}`);
}
