import { templateFile } from '#features/partners/contract-templates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { contractEvents } from '../events.ts';
import type { LockedContract } from '../locked.ts';
import type { SealedContract, SignedSigner } from '../pdf/render.ts';
import { sealKey } from './key.ts';

/** Reads the data for a contract's file in one transaction. */
export async function gather(
  call: Call,
  kernel: Pick<Kernel, 'documents' | 'config'>,
  contract: LockedContract,
): Promise<SealedContract> {
  const about = await call.one<{ company: string; partner: string; timezone: string }>(sql`
    select g.name as company, g.timezone, coalesce(p.legal_name, p.name) as partner from partners p
    join organizations g on g.id = p.organization_id
    where p.organization_id = ${call.organization_id} and p.id = ${contract.partner_id}`);
  const signers = await call.rows<SignedSigner>(sql`
    select role_key, role_name, name, email::text as email, signed_at, field_values, signature, consent_text
    from contract_signings
    where organization_id = ${call.organization_id} and contract_id = ${contract.id} and status = 'signed'
    order by position`);
  let original: Buffer | null = null;
  if (contract.file_id) {
    const { key } = await templateFile(call, contract.file_id);
    original = await kernel.documents.read(key, 'The file of this contract');
  }
  return {
    ...about,
    id: contract.id,
    number: contract.number,
    title: contract.title,
    source: contract.source,
    body: contract.body,
    original,
    fields: contract.fields,
    document_sha256: contract.document_sha256 ?? '',
    signers,
    events: await contractEvents(call, contract.id),
    verify_url: `${kernel.config.baseUrl}/verify/contract/${contract.id}`,
    made_at: call.now(),
  };
}

export { sealKey };
