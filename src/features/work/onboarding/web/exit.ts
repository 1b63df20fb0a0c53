import type { Mode } from '#web/session/credentials.ts';
import { homeOf } from '../steps.ts';

/** The address that the last click led to, if it was not the home. */
let to: string | null = null;

/** The address the gate leads to after setup. */
export const exitAddress = (mode: Mode): string => to ?? homeOf(mode);

export function leaveWizard(address: string): void {
  to = address;
}
