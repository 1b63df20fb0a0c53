import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { ErasedPerson } from '#server/merge-and-erase/person-erasure.ts';
import { forgetInArchives } from './archive/erase.ts';
import { eachStoredSeal, erasedHashes, lockChain, noteErasure } from './chain.ts';

export { recordAccountEvent } from './account-events.ts';
export { archivedBefore, archivedForExport } from './archive/archived.ts';
export { sealAudit, verifyAudit } from './chain.ts';
export { recordAuditEvent } from './record.ts';

/**
 * Erases a person from the log, and notes the new hash of each seal whose events changed. The log must be intact before, so
 * that an erasure never covers up an earlier change. The archives that name the person follow in a job.
 * @throws 409 when it is not
 */
export async function eraseFromAudit(call: Call, person: ErasedPerson, erase: () => Promise<void>): Promise<void> {
  // No seal may be written in between.
  await lockChain(call);
  const erased = await erasedHashes(call);
  const before = new Map<number, Buffer>();
  await eachStoredSeal(call, async (seal, hash) => {
    if (!hash.equals(erased.get(seal.seq) ?? seal.hash))
      throw conflict('The audit log was changed after it was sealed. Find out why before you erase a person.');
    before.set(seal.seq, hash);
  });
  await erase();
  await eachStoredSeal(call, async (seal, hash) => {
    if (!hash.equals(before.get(seal.seq)!)) await noteErasure(call, seal, hash);
  });
  await forgetInArchives(call, person);
}
