import type { Call } from '#server/call.ts';
import { forbidden } from '#server/errors.ts';
import { allows } from '#shared/access/permissions.ts';

/** Whether the caller manages the track: the company, or a partner's administrator for tracks of its own people. */
export function isManager({ actor }: Call, is_internal: boolean): boolean {
  const isOwner =
    actor.mode === 'company' ? !is_internal : is_internal && allows(actor.permissions, 'tracks', 'manage');
  return isOwner && allows(actor.permissions, 'track_assignments', 'manage');
}

/** Runs work with the company's rights for the manager of an assignment. @throws 403 for others */
export async function asManager(
  call: Call,
  { is_internal }: { is_internal: boolean },
  work: (company: Call) => Promise<void>,
): Promise<void> {
  if (!isManager(call, is_internal)) throw forbidden();
  await call.asCompany(work);
}
