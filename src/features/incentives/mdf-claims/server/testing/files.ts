import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import type { FileStore } from '#server/ports/files.ts';
import { addMdfClaimFile } from '../service.ts';

/** A small text file. @returns its id */
export async function givenClaimFile(
  call: Call,
  files: FileStore,
  claim_id: string,
  purpose: 'invoice' | 'proof' = 'invoice',
): Promise<string> {
  const file = await storeFile(files, `${purpose}.txt`, Buffer.from(`The ${purpose} of a fair\n`));
  return addMdfClaimFile(call, { claim_id, purpose }, file);
}
