import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

export const coursesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; title: string }>(sql`
    select id, title from courses
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} and archived_at is null
    order by title`);
  return found.map(({ id, title }) => ({ kind: 'Course', name: title, to: `/training/course-sharing/${id}` }));
});
