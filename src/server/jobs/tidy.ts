import { deleteStoredAnswers } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { deleteOldMessages } from '../secrets/inbound-webhooks.ts';
import { deleteExpiredLinks } from '../site/visitor-link.ts';
import { deleteSentEvents } from './outbox.ts';

/** A retry after this time counts as a new request. */
const WEEK = 7 * 86_400_000;

/** Removes stored responses that are too old for retries, expired links, and events that every reader has read. */
export async function tidy({ system, clock }: Kernel): Promise<void> {
  const past = new Date(clock.now().getTime() - WEEK);
  await system.unscoped((tx) => deleteStoredAnswers(tx, past));
  await system.unscoped((tx) => deleteExpiredLinks(tx, clock.now()));
  await system.unscoped((tx) => deleteOldMessages(tx, clock.now()));
  while (await system.unscoped((tx) => deleteSentEvents(tx, past)));
}
