import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/**
 * Folders move before their documents, which must be in folders of their own partner. Top-level folders with the same
 * name are both kept.
 */
export const onPartnerMerge = definePartnerMerge('first', async (call, kept, other) => {
  await call.run(sql`
    update document_folders f set name = left(f.name, 100) || ' (' || right(f.id::text, 6) || ')'
    where f.organization_id = ${call.organization_id} and f.partner_id = ${other} and f.parent_id is null
      and f.archived_at is null
      and exists (select from document_folders k
        where k.organization_id = ${call.organization_id} and k.partner_id = ${kept} and k.parent_id is null
        and k.archived_at is null and lower(k.name) = lower(f.name))`);
  const document_folders = await call.run(sql`
    update document_folders set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    delete from document_audience_partners where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { document_folders };
});
