import type { Folder } from '#server/backup/manifest.ts';
import { Call, systemActor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { recordOperation } from './service.ts';

/**
 * Deletes a company whose grace period is over: its rows in every table, its files, and the accounts of people who
 * belong to no other company. Does nothing when the deletion was canceled meanwhile, or is done already.
 */
export async function deleteCompanyData(kernel: Kernel, organization_id: string): Promise<void> {
  const now = kernel.clock.now();
  const left = await kernel.system.unscoped(async (tx) => {
    const [company] = await tx.rows<{ name: string }>(sql`
      select o.name from organizations o join company_terms t on t.organization_id = o.id
      where o.id = ${organization_id} and t.deletion_due_at <= ${now} for update of o`);
    if (!company) return undefined;
    const files = await tx.rows<{ folder: Folder; key: string }>(
      kernel.keptFiles
        .map(
          ({ folder, table, key }) =>
            `select '${folder}' as folder, ${key} as key from ${table} where organization_id = $1 and ${key} is not null`,
        )
        .concat("select 'documents', key from document_uploads where organization_id = $1")
        .join(' union all '),
      [organization_id],
    );
    const people = await tx.rows<{ user_id: string; email: string }>(sql`
      select m.user_id, u.email::text as email from memberships m join identity.users u on u.id = m.user_id
      where m.organization_id = ${organization_id}`);
    const [gone] = await tx.rows<{ rows: Record<string, number> }>(
      sql`select delete_company(${organization_id}, ${now}) as rows`,
    );
    const call = new Call({ actor: systemActor(organization_id), tx, clock: kernel.clock, sealing: kernel.sealing });
    await tx.run(sql`delete from feature_flag_overrides where kind = 'organization' and target = ${organization_id}`);
    await recordOperation(call, {
      action: 'deleted',
      ref_table: 'organizations',
      ref_id: organization_id,
      company_id: organization_id,
      changes: { name: company.name, rows: gone!.rows },
    });
    await tx.run(sql`select pg_notify('identity_changed', '')`);
    return { files, people };
  });
  if (!left) return;
  for (const { folder, key } of left.files) await kernel[folder].remove(key);
  for (const { user_id, email } of left.people) {
    if (!kernel.identity.administers(email)) await forgetPerson(kernel, user_id);
  }
}

/** An account that is left without any organization ends; one that another company's records still name is closed instead. */
async function forgetPerson({ system }: Kernel, user_id: string): Promise<void> {
  const isNowhere = 'not exists (select from memberships where user_id = $1)';
  try {
    await system.unscoped((tx) => tx.run(`delete from identity.users where id = $1 and ${isNowhere}`, [user_id]));
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error;
    await system.unscoped((tx) =>
      tx.run(`update identity.users set status = 'blocked' where id = $1 and ${isNowhere}`, [user_id]),
    );
  }
}
