import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  invitations: await moveInvitations(call, kept, other),
}));

/** An open invitation leads to the kept partner; where that one has invited the same person, one of them is enough. */
async function moveInvitations(call: Call, kept: string, other: string): Promise<number> {
  const open = 'i.accepted_at is null and i.revoked_at is null';
  await call.run(sql`
    update invitations i set revoked_at = ${call.now()}
    where i.organization_id = ${call.organization_id} and i.partner_id = ${other} and ${sql.raw(open)}
      and exists (select from invitations k
        where k.organization_id = ${call.organization_id} and k.partner_id = ${kept} and k.email = i.email
        and k.accepted_at is null and k.revoked_at is null)`);
  return call.run(sql`
    update invitations i set partner_id = ${kept}
    where i.organization_id = ${call.organization_id} and i.partner_id = ${other} and ${sql.raw(open)}`);
}
