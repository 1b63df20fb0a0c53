import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

/**
 * Stores the members of the audiences that folders use, because the policies of folders and documents cannot evaluate
 * conditions.
 * @param partner_id refreshes only this partner
 */
export async function refreshDocumentFolderAudiences(call: Call, partner_id: string | null = null): Promise<void> {
  await call.asCompany(async (company) => {
    // The lock runs refreshes one at a time, because two with different facts would leave mixed results.
    await company.rows(
      sql`select pg_advisory_xact_lock(hashtextextended(${`document audiences ${company.organization_id}`}, 21))`,
    );
    const used = await company.rows<{ audience_id: string }>(sql`
      select distinct audience_id from document_folders
      where organization_id = ${company.organization_id} and audience_id is not null and archived_at is null`);
    const members = await memberships(
      company,
      used.map(({ audience_id }) => audience_id),
      partner_id ? [partner_id] : null,
    );
    const pairs = [...members].flatMap(([partner, audiences]) => audiences.map((audience) => [audience, partner]));
    const values = [
      company.organization_id,
      pairs.map(([audience]) => audience),
      pairs.map(([, partner]) => partner),
      partner_id,
    ];
    await company.run(
      `delete from document_audience_partners m where m.organization_id = $1 and ($4::uuid is null or m.partner_id = $4)
         and not exists (select from unnest($2::uuid[], $3::uuid[]) k(audience_id, partner_id)
           where k.audience_id = m.audience_id and k.partner_id = m.partner_id)`,
      values,
    );
    await company.run(
      `insert into document_audience_partners (organization_id, audience_id, partner_id, since)
       select $1, k.audience_id, k.partner_id, $4 from unnest($2::uuid[], $3::uuid[]) k(audience_id, partner_id)
       on conflict do nothing`,
      [...values.slice(0, 3), company.now()],
    );
  });
}

export const foldersOfAudience = defineAudienceUses(async (call, audience_id) => {
  const folders = await call.rows<{ id: string; name: string }>(sql`
    select id, name from document_folders
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} and archived_at is null
    order by name, id`);
  return folders.map(({ id, name }) => ({ kind: 'Document folder', name, to: `/document_folders?folder=${id}` }));
});
