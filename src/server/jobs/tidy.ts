import { forgetAnswers } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { forgetTold } from './outbox.ts';

/** A retry that comes later is another request, and whoever was told nothing until then asks anew. */
const WEEK = 7 * 86_400_000;

/** What has served: answers that nobody asks for again, and what happened and everybody has been told of. */
export async function tidy({ system, clock }: Kernel): Promise<void> {
  const past = new Date(clock.now().getTime() - WEEK);
  await system.unscoped((tx) => forgetAnswers(tx, past));
  while (await system.unscoped((tx) => forgetTold(tx, past)));
}
