import type { InvitationCreate } from '#features/access/invitations/schema.ts';
import { invite } from '#features/access/invitations/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';

/** An open invitation to a person of a partner. @returns the id */
export async function sampleInvitation(call: Call, overrides: Partial<InvitationCreate> = {}): Promise<string> {
  return invite(call, {
    email: `invited-${newId().slice(-8)}@partner.example`,
    full_name: 'Grace Hopper',
    role: 'partner_admin',
    partner_id: overrides.partner_id ?? (await samplePartner(call)),
    ...overrides,
  });
}
