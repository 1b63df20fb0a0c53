import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { codeFor } from './codes.ts';

interface Template {
  id: string;
  name: string;
  audience_id: string | null;
  destination_url: string;
  utm_campaign: string | null;
}

/**
 * Gives every partner that should have one its default links, and passes changes of a default on. Links of partners that
 * left the audience stay: their history does, too. @returns how many links were created
 */
export async function createDefaultLinks(call: Call): Promise<number> {
  // One at a time: two runs would create a code each for the same link.
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`default links ${call.organization_id}`}, 14))`);
  const templates = await call.rows<Template>(sql`
    select id, name, audience_id, destination_url, utm_campaign from default_links
    where organization_id = ${call.organization_id} and archived_at is null order by id`);
  if (templates.length === 0) return 0;
  await call.run(sql`
    update referral_links l set destination_url = d.destination_url, utm_campaign = d.utm_campaign from default_links d
    where l.organization_id = ${call.organization_id} and d.organization_id = ${call.organization_id}
      and d.id = l.default_link_id and d.archived_at is null
      and (l.destination_url, l.utm_campaign) is distinct from (d.destination_url, d.utm_campaign)`);
  const partners = await call.rows<{ id: string; name: string; has: string[] }>(sql`
    select p.id, p.name,
      coalesce(array_agg(l.default_link_id) filter (where l.default_link_id is not null), '{}') as has
    from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
      and s.category = 'active'
    left join referral_links l on l.organization_id = p.organization_id and l.partner_id = p.id
    where p.organization_id = ${call.organization_id} and p.archived_at is null group by p.id, p.name order by p.id`);
  const audiences = [...new Set(templates.flatMap(({ audience_id }) => audience_id ?? []))];
  const members = await memberships(call, audiences, null);
  const missing = templates.flatMap((template) =>
    partners
      .filter(({ id, has }) => !has.includes(template.id) && isMember(template, members.get(id)))
      .map((partner) => ({ template, partner })),
  );
  for (let start = 0; start < missing.length; start += AT_ONCE)
    await insertLinks(call, missing.slice(start, start + AT_ONCE));
  return missing.length;
}

const AT_ONCE = 500;

const isMember = ({ audience_id }: Template, audiences: readonly string[] | undefined) =>
  audience_id === null || audiences?.includes(audience_id) === true;

async function insertLinks(
  call: Call,
  missing: readonly { template: Template; partner: { id: string; name: string } }[],
): Promise<void> {
  await call.run(sql`
    insert into referral_links (organization_id, id, partner_id, name, code, destination_url, utm_campaign, default_link_id)
     select ${call.organization_id}, r.id, r.partner_id, r.name, r.code, r.destination_url, r.utm_campaign, r.default_link_id
     from jsonb_to_recordset(${JSON.stringify(
       missing.map(({ template, partner }) => ({
         id: newId(),
         partner_id: partner.id,
         name: template.name,
         code: codeFor(partner.name),
         destination_url: template.destination_url,
         utm_campaign: template.utm_campaign,
         default_link_id: template.id,
       })),
     )}::jsonb) r(id uuid, partner_id uuid, name text, code text, destination_url text, utm_campaign text, default_link_id uuid)
     on conflict do nothing`);
}
