import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { type Folder, type FolderAccess, folderRoles } from '../schema.ts';
import { documentFolders } from './resource.ts';

const SHOWN = 100;

/** The partners with access to a folder and the reasons, from the same rows that the policies read. */
export async function accessOfFolder(call: Call, id: string): Promise<FolderAccess> {
  const folder = await readRow<Folder>(call, documentFolders, id);
  const partners = folder.is_shared
    ? await call.rows<{ id: string; name: string; total: number }>(sql`
      select p.id, p.name, count(*) over ()::int as total from partners p
      where p.organization_id = ${call.organization_id} and p.archived_at is null
        and (${folder.partner_id}::uuid is null or p.id = ${folder.partner_id})
        and ${folder.audience_ids}::uuid[] <@ array(select m.audience_id from document_audience_partners m
          where m.organization_id = p.organization_id and m.partner_id = p.id)
      order by p.name, p.id limit ${sql.raw(SHOWN)}`)
    : [];
  const path = await call.rows<
    Pick<Folder, 'id' | 'name' | 'access' | 'partner_roles' | 'partner_name' | 'audience_name'>
  >(sql`
    select f.id, f.name, f.access, f.partner_roles, f.partner_name, f.audience_name from document_folder_rows f
    where f.organization_id = ${call.organization_id} and f.id = any(${folder.path}::uuid[])
    order by array_position(${folder.path}::uuid[], f.id)`);
  return {
    is_shared: folder.is_shared,
    total: partners[0]?.total ?? 0,
    partners: partners.map(({ id, name }) => ({ id, name })),
    roles: folder.roles,
    rules: path.map((step) => ({ folder_id: step.id, folder_name: step.name, rule: ruleOf(step) })),
  };
}

export function ruleOf({
  access,
  partner_roles,
  partner_name,
  audience_name,
}: Pick<Folder, 'access' | 'partner_roles' | 'partner_name' | 'audience_name'>): string {
  if (access === 'inherit') return 'Like the parent folder';
  if (access === 'company') return 'Only your company';
  const who = partner_name ?? (audience_name ? `Partners in the audience “${audience_name}”` : 'All partners');
  const roles = folderRoles.filter(({ value }) => partner_roles.includes(value)).map(({ label }) => label);
  return roles.length > 0 ? `${who}: ${roles.join(', ')}` : who;
}
