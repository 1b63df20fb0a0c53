import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';
import { sql } from '#server/db/sql.ts';

export const trackSteps = defineTrackStep({
  key: 'course',
  label: 'Take a course',
  description: 'Done when a partner user completes it.',
  refers: { resource: 'courses', label: 'Course', required: true },
  topics: ['course_enrollments.completed'],
  link: ({ ref_id }) => `/partner-training?course=${ref_id}`,
  isDone: (call, { partner_id, user_id }, { ref_id }) =>
    call.maybe(sql`
      select completed_at as at, 'course_enrollments' as ref_table, id as ref_id from course_enrollments
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and course_id = ${ref_id ?? null}
        and completed_at is not null
        and (${user_id}::uuid is null or user_id = ${user_id}) order by completed_at desc limit 1`),
});
