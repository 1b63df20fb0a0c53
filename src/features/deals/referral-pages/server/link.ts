import type { Call } from '#server/call.ts';
import type { Sealing } from '#server/sealing.ts';
import { isId } from '#shared/ids.ts';

const PLACE = 'registration';
const cipherOf = (sealing: Sealing) => sealing.cipher('registration link');

/** The address where a submitter without an account follows the registration. It cannot be guessed or changed. */
export function linkOf(call: Call, id: string): string {
  const sealed = cipherOf(call.sealing).seal(`${call.organization_id}/${id}`, PLACE);
  return `/referrals/status/${sealed.toString('base64url')}`;
}

/** @returns null for a link that this installation never made */
export function registrationOfLink(
  { sealing }: { sealing: Sealing },
  token: string,
): { id: string; organization_id: string } | null {
  try {
    const [organization_id, id] = cipherOf(sealing).open(Buffer.from(token, 'base64url'), PLACE).split('/');
    return isId(organization_id) && isId(id) ? { id, organization_id } : null;
  } catch {
    return null;
  }
}
