import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { contractFile } from '../pdf/contract-file.ts';
import { gather } from '../seal/build.ts';
import { withSigningLink } from './link.ts';

/** The document for the holder of a link: the sealed file once there is one, and before that the document as it was sent. */
export async function signingDocument(kernel: Kernel, token: string): Promise<{ name: string; bytes: Uint8Array }> {
  const file = await withSigningLink(kernel, token, async (call, { contract }) => {
    const name = `${contract.title}.pdf`;
    const share = call.organization_id;
    if (contract.sealed_sha256 === null)
      return { name, share, key: null, contract: { ...(await gather(call, kernel, contract)), signers: [] } };
    const { key } = await call.one<{ key: string }>(sql`
      select key from contract_files
      where organization_id = ${call.organization_id} and contract_id = ${contract.id} and kind = 'sealed'`);
    return { name, share, key, contract: null };
  });
  if (file.key === null) {
    // An uploaded PDF is shown as it is: that is what is signed.
    if (file.contract.original) return { name: file.name, bytes: file.contract.original };
    return { name: file.name, bytes: await contractFile(file.contract, file.share) };
  }
  return { name: file.name, bytes: await kernel.documents.read(file.key) };
}
