import { publishedTemplate } from '#features/partners/contract-templates/server/service.ts';
import { definePartnershipStarter, type NewPartner } from '#features/partners/partner-applications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { SignerRole } from '../../contract-templates/content.schema.ts';
import { type ContractStatus, contractStatuses, openStatuses, runningStatuses, type SignerInput } from '../schema.ts';
import { createContract } from './prepare.ts';
import { takeContractStep } from './steps.ts';

/** The applicant signs for the partner, and the partner's new owner for the company. */
export const contractStarter = definePartnershipStarter({
  key: 'contract_template_id',
  start: async (call, partner, template_id) => {
    const { content } = await publishedTemplate(call, template_id);
    const signers = await signersOf(call, partner, content.roles);
    const id = await createContract(call, { partner_id: partner.partner_id, template_id, signers });
    await takeContractStep.send(call, id);
    return id;
  },
  show: async (call, id) => {
    const contract = await call.maybe<{ title: string; status: ContractStatus; partners: string; own: string }>(sql`
      select c.title, c.status,
        coalesce(string_agg(s.name, ', ' order by s.position) filter (where s.side = 'partner'), '') as partners,
        coalesce(string_agg(s.name, ', ' order by s.position) filter (where s.side = 'company'), '') as own
      from contracts c left join contract_signings s on s.organization_id = c.organization_id and s.contract_id = c.id
        and s.status in ('notified', 'opened') where c.organization_id = ${call.organization_id} and c.id = ${id}
        group by c.title, c.status`);
    if (!contract) return undefined;
    const { title, status, partners, own } = contract;
    const to = `/partners/contracts/show/${id}`;
    if (runningStatuses.includes(status) || status === 'awaiting_seal')
      return { title, state: 'done', detail: 'Signed by everyone.', to };
    if (!openStatuses.includes(status)) {
      const word = contractStatuses.find(({ value }) => value === status)!.label.toLowerCase();
      return { title, state: 'next', detail: `The contract is ${word}.`, to };
    }
    return own
      ? { title, state: 'next', detail: `Waits for the signature of ${own}.`, to }
      : { title, state: 'waits', detail: `Waits for the signature of ${partners}.`, to };
  },
});

async function signersOf(
  call: Call,
  { applicant, owner_user_id }: NewPartner,
  roles: readonly SignerRole[],
): Promise<SignerInput[]> {
  const owner = await call.maybe<{ name: string; email: string }>(sql`
    select full_name as name, email::text as email from people
    where organization_id = ${call.organization_id} and id = ${owner_user_id}`);
  const first = (side: SignerRole['side']) => roles.find((role) => role.side === side);
  const [theirs, ours] = [first('partner'), first('company')];
  return [
    ...(theirs ? [{ role: theirs.key, ...applicant }] : []),
    ...(ours && owner ? [{ role: ours.key, ...owner }] : []),
  ];
}
