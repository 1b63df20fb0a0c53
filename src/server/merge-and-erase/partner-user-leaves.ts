import type { Tx } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';

/**
 * The step of a feature when a person leaves a partner's organization (`home`): its rows in every program stop naming
 * them. Runs in the transaction that ends the membership, which is not limited to one company.
 */
export type PartnerUserLeaves = (kernel: Kernel, tx: Tx, user_id: string, home: string) => Promise<void>;

const steps: PartnerUserLeaves[] = [];

/** Declares a step; a feature lists it as `onPartnerUserLeaves` in its `server/index.ts`. */
export function definePartnerUserLeaves(step: PartnerUserLeaves): PartnerUserLeaves {
  steps.push(step);
  return step;
}

/** Runs the steps of all features. */
export async function partnerUserLeaves(kernel: Kernel, tx: Tx, user_id: string, home: string): Promise<void> {
  for (const step of steps) await step(kernel, tx, user_id, home);
}
