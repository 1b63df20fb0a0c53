import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { DirectoryListingCreate } from '../listing.schema.ts';
import type { DirectoryFigures, ListPartners, PartnersDirectoryCreate } from '../schema.ts';
import { directoryListings, partnersDirectory } from './resource.ts';
import { freeSlug, slugOf } from './slug.ts';
import { takeListingStep } from './steps.ts';

/** @returns the id */
export function createDirectory(call: Call, input: PartnersDirectoryCreate): Promise<string> {
  return createRow(call, partnersDirectory, input as Row);
}

/** @returns the id of a listing that visitors see */
export async function publishListing(call: Call, input: DirectoryListingCreate): Promise<string> {
  const id = await createRow(call, directoryListings, input as Row);
  await takeListingStep.publish(call, id);
  return id;
}

/** Adds active partners to a directory at once. Those who have a listing keep it as it is. */
export async function listPartners(
  call: Call,
  directory_id: string,
  { partner_ids = [], audience_id, state }: ListPartners,
): Promise<{ added: number; skipped: number }> {
  await call.one(
    sql`
      select from partners_directory where organization_id = ${call.organization_id} and id = ${directory_id} for update`,
    'This directory',
  );
  await requireKnown(call, partner_ids);
  const members = audience_id ? [...(await memberships(call, [audience_id], null)).keys()] : [];
  const wanted = [...new Set([...partner_ids, ...members])];
  if (wanted.length === 0) throw invalid({ partner_ids: ['name at least one partner, or an audience with members'] });
  const found = await call.rows<{ id: string; name: string }>(sql`
    select p.id, p.name from partners p
    join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.id = any(${wanted}::uuid[]) and p.archived_at is null
      and s.category = 'active'
      and not exists (select from directory_listings l
        where l.organization_id = p.organization_id and l.directory_id = ${directory_id} and l.partner_id = p.id)
    order by p.name, p.id`);
  const taken = new Set(
    (
      await call.rows<{ slug: string }>(sql`
        select slug from directory_listings
        where organization_id = ${call.organization_id} and directory_id = ${directory_id}`)
    ).map(({ slug }) => slug),
  );
  const slugs = found.map(({ name }) => {
    const slug = freeSlug(slugOf(name, 80, 'partner'), taken, 80);
    taken.add(slug);
    return slug;
  });
  await call.run(sql`
    insert into directory_listings (organization_id, directory_id, partner_id, slug, state, published_at)
    select ${call.organization_id}, ${directory_id}, v.partner_id, v.slug, ${state},
      case when ${state} = 'published' then ${call.now()}::timestamptz end
    from unnest(${found.map(({ id }) => id)}::uuid[], ${slugs}::text[]) v(partner_id, slug)`);
  return { added: found.length, skipped: wanted.length - found.length };
}

/** The last days of a directory: visitors, searches, requests, and what each partner got. */
export async function directoryFigures(call: Call, directory_id: string, days: number): Promise<DirectoryFigures> {
  await call.one(
    sql`select from partners_directory where organization_id = ${call.organization_id} and id = ${directory_id}`,
    'This directory',
  );
  const values = [call.organization_id, directory_id, call.today(), days];
  const within = `e.organization_id = $1 and e.directory_id = $2 and e.day > $3::date - $4::int and e.day <= $3::date`;
  const byDay = await call.rows<DirectoryFigures['days'][number]>(
    `select d::date::text as day, count(distinct e.visitor)::int as visitors,
       coalesce(sum(e.count) filter (where e.kind in ('view', 'partner_view')), 0)::int as views,
       coalesce(sum(e.count) filter (where e.kind = 'search'), 0)::int as searches,
       coalesce(sum(e.count) filter (where e.kind in ('contact', 'match')), 0)::int as contacts
     from generate_series($3::date - $4::int + 1, $3::date, interval '1 day') d
     left join directory_events e on e.day = d::date and ${within}
     group by d order by d`,
    values,
  );
  const partners = await call.rows<DirectoryFigures['partners'][number]>(
    `select p.id as partner_id, p.name as partner_name,
       coalesce(sum(e.count) filter (where e.kind = 'partner_view'), 0)::int as views,
       coalesce(sum(e.count) filter (where e.kind = 'link'), 0)::int as links,
       coalesce(sum(e.count) filter (where e.kind in ('contact', 'match')), 0)::int as contacts
     from directory_events e join partners p on p.organization_id = e.organization_id and p.id = e.partner_id
     where ${within} group by p.id, p.name order by 3 desc, 5 desc, p.name limit 50`,
    values,
  );
  // A term that one person typed may be anything, so terms are listed only from two visitors on.
  const terms = await call.rows<DirectoryFigures['terms'][number]>(
    `select e.term, sum(e.count)::int as count from directory_events e
     where ${within} and e.kind = 'search' and e.term is not null
     group by e.term having count(distinct (e.day, e.visitor)) > 1 order by 2 desc, 1 limit 20`,
    values,
  );
  return { days: byDay, partners, terms };
}

/** @throws 422 for a partner that is not in the program */
async function requireKnown(call: Call, partner_ids: readonly string[]): Promise<void> {
  const known = await call.rows(
    sql`select from partners where organization_id = ${call.organization_id} and id = any(${partner_ids}::uuid[])`,
  );
  if (known.length < new Set(partner_ids).size) throw invalid({ partner_ids: ['must be partners of your program'] });
}
