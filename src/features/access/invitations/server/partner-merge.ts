import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  invitations: await moveInvitations(call, kept, other),
}));

/** An open invitation leads to the kept partner; where that one has invited the same person, one of them is enough. */
async function moveInvitations(call: Call, kept: string, other: string): Promise<number> {
  const values = [call.organization_id, other, kept];
  const open = 'i.accepted_at is null and i.revoked_at is null';
  await call.run(
    `update invitations i set revoked_at = $4 where i.organization_id = $1 and i.partner_id = $2 and ${open}
       and exists (select from invitations k where k.organization_id = $1 and k.partner_id = $3 and k.email = i.email
         and k.accepted_at is null and k.revoked_at is null)`,
    [...values, call.now()],
  );
  return call.run(
    `update invitations i set partner_id = $3 where i.organization_id = $1 and i.partner_id = $2 and ${open}`,
    values,
  );
}
