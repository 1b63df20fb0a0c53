import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerUserLeaves } from '#server/merge-and-erase/partner-user-leaves.ts';
import { linkContact } from './service.ts';

/** In every program of the organization, the person stays a contact but loses their login. */
export const onPartnerUserLeaves = definePartnerUserLeaves(async (kernel, tx, user_id, home) => {
  const contacts = await tx.rows<{ id: string; organization_id: string; partner_id: string }>(sql`
    select c.id, c.organization_id, c.partner_id from contacts c
    join partners p on p.organization_id = c.organization_id and p.id = c.partner_id
    where p.partner_organization_id = ${home} and c.user_id = ${user_id}`);
  for (const { id, organization_id, partner_id } of contacts) {
    const actor = { ...systemActor(organization_id), user_id };
    await linkContact(await acrossCompanies(tx, kernel, actor, partner_id), id, null);
  }
});
