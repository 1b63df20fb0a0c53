import { invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';

/**
 * Only the page that shows what will happen gets a confirmation, and only its button sends it. A program that follows
 * links, or posts to them, has none; one that runs scripts opens the page and presses no button.
 */
const cipherOf = ({ sealing }: Kernel) => sealing.cipher('mail action confirmations');
const VALID_MS = 60 * 60_000;

export function newConfirmation(kernel: Kernel, id: string): string {
  return cipherOf(kernel)
    .seal(String(kernel.clock.now().getTime() + VALID_MS), id)
    .toString('base64url');
}

/** @throws 422 when it belongs to another link or is too old */
export function requireConfirmation(kernel: Kernel, id: string, confirmation: string): void {
  try {
    const until = Number(cipherOf(kernel).open(Buffer.from(confirmation, 'base64url'), id));
    if (until > kernel.clock.now().getTime()) return;
  } catch {
    // The refusal below says what to do.
  }
  throw invalid({ confirmation: ['is too old'] }, 'This page was open for too long. Open the link in the email again.');
}
