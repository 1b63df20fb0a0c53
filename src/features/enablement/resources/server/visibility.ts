import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Resource } from '../schema.ts';

/** Whether a resource is published, not archived, and within its dates. */
export function isShownOn(
  day: string,
  {
    status,
    archived_at,
    valid_from,
    valid_until,
  }: Pick<Resource, 'status' | 'archived_at' | 'valid_from' | 'valid_until'>,
): boolean {
  if (status !== 'published' || archived_at) return false;
  return (!valid_from || valid_from <= day) && (!valid_until || valid_until >= day);
}

/** Shows resources that begin today and hides those that have ended. @returns how many changed */
export function refreshDates(call: Call): Promise<number> {
  return call.run(sql`
    update resources set is_shown = not is_shown
    where organization_id = ${call.organization_id} and is_shown <> (status = 'published'
      and archived_at is null and coalesce(valid_from <= ${call.today()}, true)
        and coalesce(valid_until >= ${call.today()}, true))`);
}

/** The audiences that resources use today. */
async function usedAudiences(call: Call): Promise<string[]> {
  const rows = await call.rows<{ audience_id: string }>(sql`
    select distinct audience_id from resources
    where organization_id = ${call.organization_id} and audience_id is not null`);
  return rows.map(({ audience_id }) => audience_id);
}

export const refreshAudience = (call: Call, audience_id: string): Promise<void> =>
  storeMembers(call, [audience_id], null);

/** Stores the members of the audiences of resources, for one partner or for all. */
export async function refreshResourceAudiences(call: Call, partner_id: string | null = null): Promise<void> {
  const audiences = await usedAudiences(call);
  if (partner_id === null) {
    await call.run(sql`
      delete from resource_audience_partners
      where organization_id = ${call.organization_id} and audience_id <> all (${audiences})`);
  }
  await storeMembers(call, audiences, partner_id);
}

async function storeMembers(call: Call, audiences: readonly string[], partner_id: string | null): Promise<void> {
  if (audiences.length === 0) return;
  const found = await memberships(call, audiences, partner_id === null ? null : [partner_id]);
  const pairs = [...found].flatMap(([partner, ids]) => ids.map((audience) => ({ partner, audience })));
  const values = [call.organization_id, pairs.map(({ audience }) => audience), pairs.map(({ partner }) => partner)];
  await call.run(
    `delete from resource_audience_partners m where m.organization_id = $1 and m.audience_id = any ($4)
       and ($5::uuid is null or m.partner_id = $5)
       and not exists (select from unnest($2::uuid[], $3::uuid[]) as t (audience_id, partner_id)
         where t.audience_id = m.audience_id and t.partner_id = m.partner_id)`,
    [...values, audiences, partner_id],
  );
  await call.run(
    `insert into resource_audience_partners (organization_id, audience_id, partner_id)
     select $1, t.audience_id, t.partner_id from unnest($2::uuid[], $3::uuid[]) as t (audience_id, partner_id)
     on conflict do nothing`,
    values,
  );
}

/** Refreshes the memberships of a partner before it reads, so that its view is never outdated. */
export async function refreshReader(call: Call): Promise<void> {
  const { partner_id } = call.actor;
  if (partner_id !== null) await call.asCompany((company) => refreshResourceAudiences(company, partner_id));
}
