import { contractsFlag } from '#features/partners/contract-templates/server/service.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { DocumentCheck } from '../public.schema.ts';
import { trailOf } from './events.ts';
import { inSigningCompany } from './signing/link.ts';

const unknown: DocumentCheck = {
  is_genuine: false,
  id: null,
  title: null,
  company_name: null,
  partner_name: null,
  completed_at: null,
  is_chain_intact: null,
  signers: [],
};

/** Only a person who has the file knows its hash, and the answer holds nothing beyond the file's content. */
export async function checkDocument(kernel: Kernel, sealed_sha256: string): Promise<DocumentCheck> {
  const [contract] = await kernel.system.unscoped((tx) =>
    tx.rows<{ id: string; organization_id: string; timezone: string }>(sql`
      select c.id, c.organization_id, o.timezone from contracts c join organizations o on o.id = c.organization_id
      where c.sealed_sha256 = ${sealed_sha256}`),
  );
  if (!contract || !(await kernel.flags.reaches(contractsFlag.key, contract.organization_id))) return unknown;
  return inSigningCompany(kernel, contract, async (call) => {
    const about = await call.one<Omit<DocumentCheck, 'is_genuine' | 'is_chain_intact'>>(sql`
      select c.id, c.title, g.name as company_name, coalesce(p.legal_name, p.name) as partner_name, c.completed_at,
        (select coalesce(json_agg(json_build_object('name', s.name, 'role', s.role_name, 'signed_at', s.signed_at)
          order by s.position), '[]')
         from contract_signings s where s.organization_id = ${call.organization_id} and s.contract_id = c.id) as signers
      from contracts c join organizations g on g.id = c.organization_id
      join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
      where c.organization_id = ${call.organization_id} and c.id = ${contract.id}`);
    const { is_intact } = await trailOf(call, contract.id);
    return { is_genuine: true, ...about, is_chain_intact: is_intact };
  });
}
