import { templateFile } from '#features/partners/contract-templates/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import { textOfHead } from '../../chain.ts';
import { EVIDENCE, type Evidence } from '../../sealed/evidence.ts';
import { verifySealedFile } from '../../sealed/verify.ts';
import { eventsOf } from '../events.ts';
import type { LockedContract } from '../locked.ts';
import { renderContract, type SealedContract, type SignedSigner } from '../pdf/render.ts';
import { signWith } from './cms.ts';
import { type SealKey, sealKey } from './key.ts';
import { sealPdf } from './sign-pdf.ts';

/** Reads the data for a contract's file in one transaction. */
export async function gather(
  call: Call,
  kernel: Pick<Kernel, 'documents' | 'config'>,
  contract: LockedContract,
): Promise<SealedContract> {
  const about = await call.one<{ company: string; partner: string; timezone: string }>(
    `select g.name as company, g.timezone, coalesce(p.legal_name, p.name) as partner from partners p
     join organizations g on g.id = p.organization_id where p.organization_id = $1 and p.id = $2`,
    [call.organization_id, contract.partner_id],
  );
  const signers = await call.rows<SignedSigner>(
    `select role_key, role_name, name, email::text as email, signed_at, field_values, signature, consent_text from contract_signings
     where organization_id = $1 and contract_id = $2 and status = 'signed' order by position`,
    [call.organization_id, contract.id],
  );
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
    events: await eventsOf(call, contract.id),
    verify_url: `${kernel.config.baseUrl}/verify/contract/${contract.id}`,
    made_at: call.now(),
  };
}

/**
 * The sealed file: the document, its certificate and the record that verifies it offline.
 * @throws when the file would not verify, because such a file must not leave the house
 */
export async function buildSealed(contract: SealedContract, keys: SealKey): Promise<Buffer> {
  const document = await renderContract(contract);
  const head = contract.events.at(-1)!;
  const evidence: Evidence = {
    format: 'tandem-contract/2',
    contract: {
      id: contract.id,
      number: contract.number,
      title: contract.title,
      company: contract.company,
      partner: contract.partner,
      document_sha256: contract.document_sha256,
    },
    body: contract.source === 'text' ? contract.body : null,
    signers: contract.signers.map(({ name, email, role_name, signed_at }) => ({
      name,
      email,
      role: role_name,
      signed_at,
    })),
    events: contract.events,
    head_signature: signWith(keys, textOfHead(contract.id, contract.document_sha256, head)).toString('base64'),
  };
  await document.attach(Buffer.from(JSON.stringify(evidence, null, 2)), EVIDENCE, {
    mimeType: 'application/json',
    description: 'The record of signatures; verify it with: npx tandem verify-document',
    creationDate: contract.made_at,
    modificationDate: contract.made_at,
  });
  const bytes = await sealPdf(document, keys, {
    name: contract.company,
    reason: `Sealed after all ${contract.signers.length} signers signed`,
    at: contract.made_at,
  });
  const { problems } = await verifySealedFile(bytes);
  if (problems.length > 0)
    throw new Error(`The sealed file of contract ${contract.id} does not verify: ${problems[0]}`);
  return bytes;
}

export { sealKey };
