import { definePartnerMerge } from '#server/partner-merge.ts';

/**
 * Folders move before their documents, which must be in folders of their own partner. Top-level folders with the same
 * name are both kept.
 */
export const onPartnerMerge = definePartnerMerge('first', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run(
    `update document_folders f set name = left(f.name, 100) || ' (' || right(f.id::text, 6) || ')'
     where f.organization_id = $1 and f.partner_id = $2 and f.parent_id is null and f.archived_at is null
       and exists (select from document_folders k where k.organization_id = $1 and k.partner_id = $3 and k.parent_id is null
         and k.archived_at is null and lower(k.name) = lower(f.name))`,
    values,
  );
  const document_folders = await call.run(
    'update document_folders set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  await call.run('delete from document_audience_partners where organization_id = $1 and partner_id = $2', [
    call.organization_id,
    other,
  ]);
  return { document_folders };
});
