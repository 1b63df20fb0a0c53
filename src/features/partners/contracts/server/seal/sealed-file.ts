import { textOfHead } from '../../chain.ts';
import { EVIDENCE, type Evidence } from '../../sealed/evidence.ts';
import { verifySealedFile } from '../../sealed/verify-sealed-file.ts';
import { renderContract, type SealedContract } from '../pdf/render.ts';
import { signWith } from './cms.ts';
import type { SealKey } from './key.ts';
import { sealPdf } from './sign-pdf.ts';

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
