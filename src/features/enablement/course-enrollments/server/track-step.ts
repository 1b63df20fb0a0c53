import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';

export const trackSteps = defineTrackStep({
  key: 'course',
  label: 'Take a course',
  description: 'Done when a partner user completes it.',
  refers: { resource: 'courses', label: 'Course', required: true },
  topics: ['course_enrollments.completed'],
  link: ({ ref_id }) => `/partner-training?course=${ref_id}`,
  isDone: (call, { partner_id, user_id }, { ref_id }) =>
    call.maybe(
      `select completed_at as at, 'course_enrollments' as ref_table, id as ref_id from course_enrollments
       where organization_id = $1 and partner_id = $2 and course_id = $3 and completed_at is not null
         and ($4::uuid is null or user_id = $4) order by completed_at desc limit 1`,
      [call.organization_id, partner_id, ref_id, user_id],
    ),
});
