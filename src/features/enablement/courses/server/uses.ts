import { defineAudienceUses } from '#server/audience-uses.ts';

export const coursesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; title: string }>(
    `select id, title from courses where organization_id = $1 and audience_id = $2 and archived_at is null order by title`,
    [call.organization_id, audience_id],
  );
  return found.map(({ id, title }) => ({ kind: 'Course', name: title, to: `/training/course-sharing/${id}` }));
});
