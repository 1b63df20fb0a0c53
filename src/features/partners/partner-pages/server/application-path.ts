import { defineApplicationPath } from '#features/platform/organizations/server/service.ts';
import { sql } from '#server/db/sql.ts';

/** The page that takes applications now; of several, the oldest. */
defineApplicationPath(async ({ system, flags, clock }, organization_id) => {
  if (!(await flags.reaches('partner_pages', organization_id))) return null;
  const today = clock.now().toISOString().slice(0, 10);
  const [page] = await system.unscoped((tx) =>
    tx.rows<{ id: string }>(sql`
      select id from partner_pages
      where organization_id = ${organization_id} and state = 'published' and archived_at is null
        and (opens_on is null or opens_on <= ${today}) and (closes_on is null or ${today} <= closes_on)
      order by created_at, id limit 1`),
  );
  return page ? `/partner-signup/${page.id}` : null;
});
