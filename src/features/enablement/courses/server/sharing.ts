import { memberships } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Course } from '../schema.ts';

export interface OpenCourse
  extends Pick<
    Course,
    | 'id'
    | 'title'
    | 'summary'
    | 'cover_url'
    | 'level'
    | 'language'
    | 'tags'
    | 'due_days'
    | 'valid_months'
    | 'is_sequential'
    | 'is_self_enrolled'
    | 'prerequisite_ids'
    | 'shared_with'
    | 'audience_id'
    | 'partner_ids'
  > {
  version: number;
  published_at: string;
}

const columns = `c.id, c.title, c.summary, c.cover_url, c.level, c.language, c.tags, c.due_days, c.valid_months,
  c.is_sequential, c.is_self_enrolled, c.prerequisite_ids, c.shared_with, c.audience_id, c.partner_ids,
  c.published_version as version, c.published_at`;

/** The published courses in a partner's catalog, evaluated now. Reads with the company's rights. */
export function coursesOpenTo(
  call: Call,
  partner_id: string,
  ids: readonly string[] | null = null,
): Promise<OpenCourse[]> {
  return call.asCompany(async (company) => {
    const found = await company.rows<OpenCourse>(sql`
      select ${sql.raw(columns)} from courses c
      where c.organization_id = ${company.organization_id} and c.state = 'published' and c.archived_at is null
        and c.shared_with <> 'nobody'
        and (${ids}::uuid[] is null or c.id = any(${ids})) order by c.title, c.id limit 500`);
    const audiences = [...new Set(found.flatMap((one) => (isByAudience(one) ? [one.audience_id!] : [])))];
    const mine = new Set((await memberships(company, audiences, [partner_id])).get(partner_id) ?? []);
    return found.filter(
      (one) =>
        one.shared_with === 'everyone' ||
        one.partner_ids.includes(partner_id) ||
        (isByAudience(one) && mine.has(one.audience_id!)),
    );
  });
}

const isByAudience = ({ shared_with, audience_id }: OpenCourse) => shared_with === 'selected' && audience_id !== null;
