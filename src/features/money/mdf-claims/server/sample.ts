import { storeFile } from '#features/enablement/documents/server/service.ts';
import { sampleMdfRequest } from '#features/money/mdf-requests/server/sample.ts';
import { approveRequest } from '#features/money/mdf-requests/server/service.ts';
import type { Call } from '#server/call.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { MdfClaimCreate } from '../schema.ts';
import { addFile, createClaim } from './service.ts';

/** @returns the id of a draft for an approved request */
export async function sampleMdfClaim(call: Call, overrides: Partial<MdfClaimCreate> = {}): Promise<string> {
  const request_id = overrides.request_id ?? (await approved(call));
  return createClaim(call, {
    spent_minor: 100_000,
    leads_text: 'Brenner Logistics, anna@brenner.example',
    ...overrides,
    request_id,
  });
}

async function approved(call: Call): Promise<string> {
  const id = await sampleMdfRequest(call);
  await approveRequest(call, id, {});
  return id;
}

/** A small text file. @returns its id */
export async function sampleClaimFile(
  call: Call,
  files: FileStore,
  claim_id: string,
  purpose: 'invoice' | 'proof' = 'invoice',
): Promise<string> {
  return addFile(
    call,
    { claim_id, purpose },
    await storeFile(files, `${purpose}.txt`, Buffer.from(`The ${purpose} of a fair\n`)),
  );
}
