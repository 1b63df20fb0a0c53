import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { PublicReview } from '../public.schema.ts';
import type { PartnerRating } from '../schema.ts';
import { reviewsFlag } from './flag.ts';

const MOST_SHOWN = 1000;

/** Reviews are public for partners in a public directory, or for all partners of a company that publishes all. */
const isPublic = `o.status = 'active' and p.archived_at is null
  and (coalesce((select s.publishes_all from review_settings s where s.organization_id = p.organization_id), true)
    or exists (select from publicly_listed_partners l where l.organization_id = p.organization_id and l.partner_id = p.id))`;

/** The specification's call: the published reviews of one partner, pinned ones first. `company_id` is the vendor or the partner. */
export async function publishedReviews(
  kernel: Kernel,
  { reference_id, reference_table, company_id }: { reference_id: string; reference_table: string; company_id?: string },
): Promise<PublicReview[]> {
  if (reference_table !== 'partners') return [];
  const rows = await kernel.system.unscoped((tx) =>
    tx.rows<PublicReview & { organization_id: string }>(sql`
      select r.organization_id, r.id as "ID", r.quote, r.author, r.designation, r.company, null as photo,
        r.rating::float8 as rating, r.submitted_at, r.verified_at is not null as is_verified from reviews r
      join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
      join organizations o on o.id = r.organization_id
      where r.partner_id = ${reference_id} and r.status = 'published' and ${sql.raw(isPublic)}
        and (${company_id ?? null}::uuid is null
          or ${company_id ?? null} in (r.organization_id, p.id, p.partner_organization_id))
      order by r.pinned_at desc nulls last, r.published_at desc, r.id limit ${sql.raw(MOST_SHOWN)}`),
  );
  const [first] = rows;
  if (!first || !(await kernel.flags.reaches(reviewsFlag, first.organization_id))) return [];
  return rows.map(({ organization_id: _, ...review }) => review);
}

const columns = 'rating::float8, cooperation::float8, quality::float8, schedule::float8, budget::float8';
const NOTHING: PartnerRating = {
  count: 0,
  rating: null,
  cooperation: null,
  quality: null,
  schedule: null,
  budget: null,
};

export interface RatedPartner extends PartnerRating {
  company: { id: string; name: string };
  partner: { id: string; name: string };
}

/** The rating of a partner whose reviews are public. @throws 404 for all others, and below three reviews */
export async function publicRating(kernel: Kernel, partner_id: string): Promise<RatedPartner> {
  const [row] = await kernel.system.unscoped((tx) =>
    tx.rows<RatedPartner>(sql`
      select json_build_object('id', o.id, 'name', o.name) as company,
        json_build_object('id', p.id, 'name', p.name) as partner,
        g.count, ${sql.raw(columns)}
      from partner_ratings g join partners p on p.organization_id = g.organization_id and p.id = g.partner_id
      join organizations o on o.id = g.organization_id
      where g.partner_id = ${partner_id} and g.rating is not null and ${sql.raw(isPublic)}`),
  );
  if (!row || !(await kernel.flags.reaches(reviewsFlag, row.company.id))) throw notFound('This badge');
  return row;
}

/** The ratings of partners the caller can see, by id; those without reviews are left out. */
export async function ratingOf(call: Call, partner_ids: readonly string[]): Promise<Map<string, PartnerRating>> {
  const rows = await call.rows<PartnerRating & { partner_id: string }>(sql`
    select partner_id, count, ${sql.raw(columns)} from partner_ratings
    where organization_id = ${call.organization_id} and partner_id = any(${partner_ids})`);
  return new Map(rows.map(({ partner_id, ...rating }) => [partner_id, rating]));
}

/** @throws 404 when the caller cannot see the partner */
export async function ratingOfPartner(call: Call, partner_id: string): Promise<PartnerRating> {
  await call.requirePartner(partner_id);
  return (await ratingOf(call, [partner_id])).get(partner_id) ?? NOTHING;
}
