import { closed, Id, Instant, type Static, Type } from '#shared/schema.ts';
import { registration } from './schema.ts';

const details = registration.partnerCreate;

/** A deal as a device captured it: what a fair leaves time for. It may have waited for a network. */
export const RegistrationCapture = closed({
  /** Chosen by the device. A capture that is sent again is the same registration. */
  capture_id: Id,
  /** The time by the clock of the device, which proves nothing. */
  captured_at: Instant,
  deal: details,
  /** Keeps a draft even if nothing is missing. */
  as_draft: Type.Optional(Type.Boolean()),
});
export type RegistrationCapture = Static<typeof RegistrationCapture>;
