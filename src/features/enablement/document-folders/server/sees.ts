import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';
import type { Folder } from '../schema.ts';
import { ruleOf } from './access.ts';

const SHOWN = 50;
type Seen = Pick<Folder, 'id' | 'name' | 'parent_name' | 'created_at'> & { total: number };

/** The folders a partner sees, read with its permissions. */
export const seesFolders = defineSees({
  kind: 'Document folders',
  can: 'document_folders:view',
  of: async (call, partner_id) => {
    const seen = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<Seen>(sql`
        select f.id, f.name, f.parent_name, f.created_at, count(*) over ()::int as total from document_folder_rows f
        where f.organization_id = ${seeing.organization_id} and f.archived_at is null order by f.path
        limit ${sql.raw(SHOWN)}`),
    );
    const rules = await call.rows<
      Pick<Folder, 'id' | 'access' | 'partner_roles' | 'partner_name' | 'audience_name' | 'parent_name'>
    >(sql`
      select id, access, partner_roles, partner_name, audience_name, parent_name from document_folder_rows
      where organization_id = ${call.organization_id} and id = any(${seen.map(({ id }) => id)}::uuid[])`);
    const byId = new Map(rules.map((rule) => [rule.id, rule]));
    return {
      total: seen[0]?.total ?? 0,
      entries: seen.map(({ id, name, created_at }) => {
        const rule = byId.get(id);
        return {
          what: name,
          to: `/document_folders?folder=${id}`,
          rule: !rule
            ? 'Shared'
            : rule.access === 'inherit' && rule.parent_name
              ? `Like “${rule.parent_name}”`
              : ruleOf(rule),
          since: created_at,
        };
      }),
    };
  },
});
