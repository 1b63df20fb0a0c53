import { setCompanyStatus } from '#features/platform/organizations/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { type InstallationNoun, installationRow } from '#server/resource/installation.ts';
import { Company, type CompanyPerson, type DeletionRequest, type LimitsUpdate } from '../schema.ts';
import { flagDifferences, recordOperation, setOperatorReason } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
export const DELETE_TASK = 'superadmin.delete-company';

export const companies: InstallationNoun = {
  name: 'companies',
  noun: 'company',
  url: '/superadmin/companies',
  view: 'company_rows',
  row: Company,
  list: {
    sort: ['name', 'status', 'seats', 'partners', 'storage_bytes', 'last_sign_in_at', 'created_at'],
    filter: ['name', 'status', 'seats', 'partners', 'last_sign_in_at', 'created_at'],
    search: ['name', 'slug', 'domain'],
    by: 'name',
  },
};

/** The company as it stands, locked until the transaction ends, with a row for its terms. @throws 404 */
async function lockedCompany(call: Call, id: string): Promise<Company> {
  await call.one(sql`select from organizations where id = ${id} for update`, 'This company');
  const company = await readCompany(call, id);
  await call.run(sql`insert into company_terms (organization_id) values (${id}) on conflict do nothing`);
  return company;
}

async function readCompany(call: Call, id: string): Promise<Company> {
  const row = await installationRow(call, companies, id);
  return JSON.parse(row.text) as Company;
}

/** Sets the limits of a company. A limit below the current usage only prevents adding more. */
export async function limitCompany(call: Call, id: string, { row_version, ...limits }: LimitsUpdate): Promise<Company> {
  const before = await lockedCompany(call, id);
  if (row_version !== undefined && row_version !== before.row_version) {
    throw conflict('The limits of this company were changed in the meantime.', { current: before });
  }
  const changes = flagDifferences(before, limits);
  const names = Object.keys(changes) as (keyof typeof limits)[];
  if (names.length === 0) return before;
  await setOperatorReason(call);
  // A limit that an operator sets does not end by itself.
  if (names.includes('max_outside_mails_per_day'))
    await call.run(sql`update company_terms set outside_mails_limited_until = null where organization_id = ${id}`);
  await call.run(
    `update company_terms set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where organization_id = $1`,
    [id, ...names.map((name) => limits[name])],
  );
  await recordOperation(call, { action: 'limited', ref_table: 'company_terms', ref_id: id, company_id: id, changes });
  return readCompany(call, id);
}

/** Blocks all users of the company from the next request on; its data is kept. */
export async function suspendCompany(call: Call, id: string, reason: string): Promise<Company> {
  const { status } = await lockedCompany(call, id);
  if (status !== 'active' && status !== 'deleting') throw conflict('This company is already suspended.');
  return changeStanding(call, id, { action: 'suspended', status: 'suspended', suspended_at: call.now(), reason });
}

export async function resumeCompany(call: Call, id: string, reason: string): Promise<Company> {
  const { suspended_at } = await lockedCompany(call, id);
  if (!suspended_at) throw conflict('This company is not suspended.');
  return changeStanding(call, id, { action: 'resumed', status: 'active', suspended_at: null, reason });
}

async function changeStanding(
  call: Call,
  id: string,
  {
    action,
    status,
    suspended_at,
    reason,
  }: { action: string; status: string; suspended_at: Date | null; reason: string },
): Promise<Company> {
  await setOperatorReason(call, reason);
  await setCompanyStatus(call, id, status);
  await call.run(sql`
    update company_terms set suspended_at = ${suspended_at}, suspended_reason = ${suspended_at && reason}
    where organization_id = ${id}`);
  await call.run(sql`select pg_notify('identity_changed', '')`);
  await recordOperation(call, { action, ref_table: 'organizations', ref_id: id, company_id: id, reason });
  return readCompany(call, id);
}

/** Schedules the deletion of a company after a grace period; it can be canceled until then. */
export async function requestDeletion(
  call: Call,
  id: string,
  { name, reason, grace_days }: DeletionRequest,
): Promise<Company> {
  const company = await lockedCompany(call, id);
  if (name.trim() !== company.name) throw invalid({ name: [`does not match: type "${company.name}"`] });
  if (company.deletion_due_at) throw conflict('The deletion of this company is already scheduled.');
  const due = new Date(call.now().getTime() + grace_days * DAY_MS);
  await setOperatorReason(call, reason);
  await call.run(sql`
    update company_terms set deletion_asked_at = ${call.now()}, deletion_due_at = ${due}, deletion_reason = ${reason}
    where organization_id = ${id}`);
  await call.enqueue(DELETE_TASK, { organization_id: id }, { run_at: due, job_key: `${DELETE_TASK}:${id}` });
  await recordOperation(call, {
    action: 'deletion scheduled',
    ref_table: 'organizations',
    ref_id: id,
    company_id: id,
    changes: { deletion_due_at: due },
    reason,
  });
  return readCompany(call, id);
}

export async function cancelDeletion(call: Call, id: string): Promise<Company> {
  const company = await lockedCompany(call, id);
  if (!company.deletion_due_at) throw conflict('The deletion of this company is not scheduled.');
  await setOperatorReason(call);
  // The job finds nothing due when its hour comes.
  await call.run(sql`
    update company_terms set deletion_asked_at = null, deletion_due_at = null, deletion_reason = null
    where organization_id = ${id}`);
  await recordOperation(call, {
    action: 'deletion canceled',
    ref_table: 'organizations',
    ref_id: id,
    company_id: id,
  });
  return readCompany(call, id);
}

/** Its team, and the people of its partners. */
const PEOPLE = `(select $1::uuid as home, null::uuid as partner_id, null::text as partner_name
     union all select p.partner_organization_id, p.id, p.name from partners p
       where p.organization_id = $1 and p.partner_organization_id is not null and p.archived_at is null) r
   join memberships m on m.organization_id = r.home and m.status = 'active' and is_partner_role(m.role) = (r.partner_id is not null)
   join identity.users u on u.id = m.user_id and u.status = 'active'`;

export async function superadminPeople(call: Call, id: string, q: string): Promise<CompanyPerson[]> {
  return call.rows<CompanyPerson>(
    `select u.id as user_id, u.name as full_name, u.email::text as email, m.role, r.partner_id, r.partner_name, u.last_sign_in_at,
       exists (select from identity.two_factors f where f.user_id = u.id and f.enabled_at is not null) as has_two_factor
     from ${PEOPLE}
     where u.name ilike $2 or u.email::text ilike $2 or r.partner_name ilike $2
     order by r.partner_name nulls first, u.name, u.id limit 50`,
    [id, `%${q.replace(/[\\%_]/g, '\\$&')}%`],
  );
}

export async function isMember(call: Call, id: string, user_id: string): Promise<boolean> {
  return (await call.run(`select from ${PEOPLE} where u.id = $2 limit 1`, [id, user_id])) > 0;
}
