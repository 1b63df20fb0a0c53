import { memberships } from '#features/partners/audiences/server/service.ts';
import { publishedTemplate } from '#features/partners/contract-templates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, notFound, Refusal } from '#server/errors.ts';
import type { BulkSend, BulkSent } from '../schema.ts';
import { createContract } from './prepare.ts';
import { takeContractStep } from './steps.ts';

const MOST = 500;

/** One contract for each partner, sent at once. A partner that has an open or running one from this template is left out. */
export async function sendToMany(call: Call, input: BulkSend): Promise<BulkSent> {
  const { content } = await publishedTemplate(call, input.template_id);
  const chosen = await chosenPartners(call, input);
  if (chosen.length === 0) throw badRequest('Choose partners or an audience.', { partner_ids: ['is required'] });
  if (chosen.length > MOST)
    throw badRequest(`At most ${MOST} partners at once.`, { partner_ids: [`has more than ${MOST} partners`] });
  const partners = await call.rows<{ id: string; name: string; has_contract: boolean }>(sql`
    select p.id, p.name, exists (select from contracts c
      where c.organization_id = ${call.organization_id} and c.partner_id = p.id and c.template_id = ${input.template_id}
      and c.status in ('draft', 'sent', 'partially_signed', 'awaiting_seal', 'completed', 'active',
        'expiring')) as has_contract
    from partners p
    where p.organization_id = ${call.organization_id} and p.id = any(${chosen}) and p.archived_at is null
    order by p.name, p.id`);
  if (input.partner_ids && partners.length < new Set(input.partner_ids).size && !input.audience_id)
    throw notFound('One of the partners');
  const result: BulkSent = { sent: [], skipped: [] };
  const company = content.roles.filter(({ side }) => side === 'company').slice(0, 1);
  for (const { id: partner_id, name: partner_name, has_contract } of partners) {
    const about = { partner_id, partner_name };
    if (has_contract) {
      result.skipped.push({ ...about, reason: 'Already has this contract.' });
      continue;
    }
    await call.run('savepoint one');
    try {
      const id = await createContract(call, {
        partner_id,
        template_id: input.template_id,
        ...(input.effective_on && { effective_on: input.effective_on }),
        ...(input.company_signer && { signers: company.map(({ key }) => ({ role: key, ...input.company_signer! })) }),
      });
      await takeContractStep.send(call, id);
      await call.run('release savepoint one');
      result.sent.push({ id, ...about });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await call.run('rollback to savepoint one');
      result.skipped.push({ ...about, reason: error.message });
    }
  }
  return result;
}

async function chosenPartners(call: Call, { partner_ids = [], audience_id }: BulkSend): Promise<string[]> {
  if (!audience_id) return [...new Set(partner_ids)];
  const audience = await call.maybe(
    sql`select id from audiences where organization_id = ${call.organization_id} and id = ${audience_id}`,
  );
  if (!audience) throw notFound('This audience');
  return [...new Set([...partner_ids, ...(await memberships(call, [audience_id], null)).keys()])];
}
