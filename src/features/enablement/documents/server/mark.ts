import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { allows } from '#shared/access/permissions.ts';

/**
 * The watermark of a PDF in a folder with watermarks: the reader and the time. Other files get none.
 * @returns alternative lines, the best first
 */
export async function watermarkOf(call: Call, id: string, file: StoredFile): Promise<string[] | undefined> {
  if (file.kind !== 'pdf') return undefined;
  const found = await call.asCompany((company) =>
    company.maybe(sql`
      select from documents d join document_folder_access a on a.organization_id = d.organization_id
        and a.folder_id = d.folder_id
      where d.organization_id = ${call.organization_id} and d.id = ${id} and a.is_watermarked`),
  );
  if (!found) return undefined;
  const { user_id, partner_id, full_name } = call.actor;
  const reader = await call.maybe<{ email: string }>(
    partner_id === null
      ? 'select email from people where organization_id = $1 and id = $2'
      : 'select email from partner_people($1) where user_id = $2',
    [partner_id ?? call.organization_id, user_id],
  );
  const day = call.today();
  const email = reader?.email;
  return [[full_name, email, day], [email, day], [day]].map((parts) => parts.filter(Boolean).join(' · '));
}

/** Only team members who manage documents get a file without its watermark. @throws 422 */
export function requireOriginalRight({ mode, permissions }: Actor): void {
  if (mode !== 'company' || !allows(permissions, 'documents', 'manage')) {
    throw invalid({ as: ['can be “original” only for people of the company who manage documents'] });
  }
}
