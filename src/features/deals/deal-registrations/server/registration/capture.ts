import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow, readRow } from '#server/resource/verbs.ts';
import type { RegistrationCapture } from '../../capture.schema.ts';
import type { DealRegistrationForPartner } from '../../schema.ts';
import { dealRegistrations } from '../resource.ts';
import { takeRegistrationStep } from '../steps.ts';
import { isRegistrationComplete } from './draft.ts';
import { change } from './move.ts';

/** Clocks of devices differ from ours; a capture that is later than its arrival by more than this is no statement. */
const CLOCKS_DIFFER_MS = 2 * 60_000;
/** In days. A device that has waited longer is more likely to have lost its clock. */
const LONGEST_WAIT = 180;

/**
 * Registers a deal that a device captured, or keeps it as a draft while something is missing. The same capture arrives
 * once, however often it is sent.
 * @returns the id
 * @throws what submitting a draft throws; nothing is stored then
 */
export async function captureRegistration(
  call: Call,
  { capture_id, captured_at, deal, as_draft }: RegistrationCapture,
): Promise<string> {
  const earlier = await call.maybe<{ id: string }>(sql`
    select id from deal_registrations
    where organization_id = ${call.organization_id} and partner_id = ${call.actor.partner_id}
      and capture_id = ${capture_id}`);
  if (earlier) return earlier.id;
  const id = await createRow(call, dealRegistrations, deal);
  await change(call, id, { capture_id, captured_at: plausible(captured_at, call.now()) });
  const draft = await readRow<DealRegistrationForPartner>(call, dealRegistrations, id);
  if (!as_draft && isRegistrationComplete(draft)) await takeRegistrationStep.submit(call, id, {});
  return id;
}

/** The stated time, or null when it cannot be true: a wrong clock must not stop a registration. */
function plausible(captured_at: string, now: Date): string | null {
  const age = now.getTime() - Date.parse(captured_at);
  return age >= -CLOCKS_DIFFER_MS && age <= LONGEST_WAIT * 86_400_000 ? captured_at : null;
}
