import { sampleMDFRequest } from '#features/incentives/mdf-requests/server/sample.ts';
import { takeMdfRequestStep } from '#features/incentives/mdf-requests/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newFileKey } from '#server/ports/files.ts';
import type { MdfClaim, MdfClaimCreate } from '../schema.ts';
import { writeLeads } from './results.ts';
import { addMdfClaimFile, createClaim } from './service.ts';

/** @returns the id of a draft for an approved request */
export async function sampleMDFClaim(call: Call, overrides: Partial<MdfClaimCreate> = {}): Promise<string> {
  const request_id = overrides.request_id ?? (await approved(call));
  return createClaim(call, {
    spent_minor: 100_000,
    leads_text: 'Brenner Logistics, anna@brenner.example',
    ...overrides,
    request_id,
  });
}

async function approved(call: Call): Promise<string> {
  const id = await sampleMDFRequest(call);
  await takeMdfRequestStep.approve(call, id, {});
  return id;
}

/** Creates the row only, without a stored file. */
export async function sampleFileOfAnMDFClaim(call: Call): Promise<string> {
  const claim_id = await sampleMDFClaim(call);
  const file = {
    key: newFileKey(),
    file_name: 'invoice.txt',
    kind: 'text',
    media_type: 'text/plain',
    size: 10,
  } as const;
  return addMdfClaimFile(call, { claim_id, purpose: 'invoice' }, { ...file, sha256: '0'.repeat(64) });
}

export async function sampleLeadOfAnMDFClaim(call: Call): Promise<string> {
  const claim = await call.one<Pick<MdfClaim, 'id' | 'partner_id' | 'leads_text'>>(sql`
    select * from mdf_claims where organization_id = ${call.organization_id} and id = ${await sampleMDFClaim(call)}`);
  await writeLeads(call, claim);
  const { id } = await call.one<{ id: string }>(sql`
    select id from mdf_claim_leads where organization_id = ${call.organization_id} and claim_id = ${claim.id} limit 1`);
  return id;
}
