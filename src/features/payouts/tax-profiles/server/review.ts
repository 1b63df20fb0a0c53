import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { TaxProfile } from '../schema.ts';
import type { ProfileRejection } from '../steps.schema.ts';
import { tellAccepted, tellRejected } from './notices.ts';

/** Puts the profile into force in place of the one before. */
export async function acceptProfile(call: Call, profile: TaxProfile): Promise<void> {
  await requireOtherPerson(call, profile.id);
  await call.run(
    "update tax_profiles set status = 'replaced' where organization_id = $1 and partner_id = $2 and status = 'accepted'",
    [call.organization_id, profile.partner_id],
  );
  await decide(call, profile.id, 'accepted', null);
  await tellAccepted(call, profile);
}

export async function rejectProfile(call: Call, profile: TaxProfile, { reason }: ProfileRejection): Promise<void> {
  await requireOtherPerson(call, profile.id);
  await decide(call, profile.id, 'rejected', reason.trim());
  await tellRejected(call, profile, reason.trim());
}

/** @throws 409 if the person certified the profile */
async function requireOtherPerson(call: Call, id: string): Promise<void> {
  const { certified_by } = await call.one<{ certified_by: string | null }>(
    'select certified_by from tax_profiles where organization_id = $1 and id = $2',
    [call.organization_id, id],
  );
  if (certified_by !== null && certified_by === call.actor.user_id)
    throw conflict('You can’t review a tax profile that you certified. Ask another team member.');
}

async function decide(call: Call, id: string, status: 'accepted' | 'rejected', reason: string | null): Promise<void> {
  await call.run(
    `update tax_profiles set status = $3, reject_reason = $4, reviewed_at = $5, reviewed_by = $6, reviewed_by_name = $7
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, status, reason, call.now(), call.actor.user_id, call.actor.full_name],
  );
}
