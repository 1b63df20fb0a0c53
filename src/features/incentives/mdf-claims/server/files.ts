import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import { discardFiles } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import type { MdfClaim, MdfClaimUpload } from '../schema.ts';
import { requireEditable } from './rules.ts';

type Claim = Pick<MdfClaim, 'id' | 'partner_id' | 'status'>;

/** Finds the claim of a file while files can be changed. @throws 404, 409 */
export async function editableClaim(call: Call, id: string): Promise<Claim> {
  const claim = await call.maybe<Claim>(sql`
    select id, partner_id, status from mdf_claims where organization_id = ${call.organization_id} and id = ${id}
    for update`);
  if (!claim) throw notFound('This claim');
  requireEditable(claim);
  return claim;
}

/** @returns the id */
export async function addMdfClaimFile(
  call: Call,
  { claim_id, purpose }: MdfClaimUpload,
  file: StoredFile,
): Promise<string> {
  const { partner_id } = await editableClaim(call, claim_id);
  const id = newId();
  await call.run(sql`
    insert into mdf_claim_files (organization_id, id, claim_id, partner_id, purpose, key, file_name, kind, media_type,
      size, sha256, uploaded_by_name, created_at)
    values (${call.organization_id}, ${id}, ${claim_id}, ${partner_id}, ${purpose}, ${file.key}, ${file.file_name},
      ${file.kind}, ${file.media_type}, ${file.size}, ${file.sha256}, ${call.actor.full_name}, ${call.now()})`);
  await call.announce('mdf_claim_files.created', id, { partner_id });
  return id;
}

export async function removeMdfClaimFile(call: Call, kernel: Kernel, id: string): Promise<void> {
  const file = await call.maybe<{ claim_id: string; key: string; partner_id: string }>(sql`
    select claim_id, key, partner_id from mdf_claim_files where organization_id = ${call.organization_id} and id = ${id}`);
  if (!file) throw notFound('This file');
  await editableClaim(call, file.claim_id);
  await call.run(sql`delete from mdf_claim_files where organization_id = ${call.organization_id} and id = ${id}`);
  await discardFiles(call, kernel, [file.key]);
  await call.announce('mdf_claim_files.deleted', id, { partner_id: file.partner_id });
}

/** Finds a file of a claim that is visible to the caller. */
export function mdfClaimFile(call: Call, id: string): Promise<StoredFile & { version: number }> {
  return call.one<StoredFile & { version: number }>(
    sql`
      select key, file_name, kind, media_type, size, sha256, 1 as version from mdf_claim_files
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This file',
  );
}
