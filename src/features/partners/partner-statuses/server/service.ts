import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { PartnerCategory, PartnerStatus, PartnerStatusCreate } from '../schema.ts';
import { partnerStatuses } from './resource.ts';

/** A first set of statuses, one for each thing that can become of a partner. */
const usual: readonly PartnerStatusCreate[] = [
  { name: 'Applied', category: 'applied', color: '#2563eb' },
  { name: 'Invited', category: 'invited', color: '#7c3aed' },
  { name: 'Onboarding', category: 'active', color: '#d97706' },
  { name: 'Active', category: 'active', color: '#16a34a', is_default: true },
  { name: 'Suspended', category: 'suspended', color: '#ca8a04' },
  { name: 'Declined', category: 'declined', color: '#78716c' },
  { name: 'Ended', category: 'ended', color: '#57534e' },
  { name: 'Banned', category: 'banned', color: '#dc2626' },
];

/** Gives a company that has no statuses the usual ones. */
export async function createDefaultPartnerStatuses(call: Call): Promise<void> {
  const some = await call.maybe(
    sql`select from partner_statuses where organization_id = ${call.organization_id} limit 1`,
  );
  if (some) return;
  for (const status of usual) await createRow(call, partnerStatuses, { ...status });
}

/** The status new partners get. @throws 404 when the company has none */
export function defaultPartnerStatus(call: Call): Promise<PartnerStatus> {
  return call.one<PartnerStatus>(
    sql`
      select * from partner_statuses
      where organization_id = ${call.organization_id} and is_default and archived_at is null`,
    'A default partner status',
  );
}

/** The company's first status of this category; made when it has none. */
export async function partnerStatusByCategory(call: Call, category: PartnerCategory): Promise<PartnerStatus> {
  const existing = await firstOf(call, category);
  if (existing) return existing;
  const { name, color } = usual.findLast((status) => status.category === category)!;
  await createRow(call, partnerStatuses, { name, color, category });
  return (await firstOf(call, category))!;
}

/** @throws 404 */
export function partnerStatus(call: Call, id: string): Promise<PartnerStatus> {
  return call.one<PartnerStatus>(
    sql`select * from partner_statuses where organization_id = ${call.organization_id} and id = ${id}`,
    'This partner status',
  );
}

function firstOf(call: Call, category: PartnerCategory): Promise<PartnerStatus | undefined> {
  return call.maybe<PartnerStatus>(sql`
    select * from partner_statuses
    where organization_id = ${call.organization_id} and category = ${category} and archived_at is null
    order by is_default desc, "order", id limit 1`);
}
