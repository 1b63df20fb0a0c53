import { sampleCourse } from '#features/enablement/courses/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { submitAssignment } from './assignments.ts';
import { enroll } from './enroll.ts';
import { learningOf } from './learning-of.ts';

/** @returns the id of an enrollment that has not begun */
export async function sampleCourseEnrollment(
  call: Call,
  { course_id, partner_id }: { course_id?: string; partner_id?: string } = {},
): Promise<string> {
  const [made] = await enroll(call, {
    course_id: course_id ?? (await sampleCourse(call)),
    partner_id: partner_id ?? (await samplePartner(call)),
    people: [{ user_id: newId(), full_name: 'Grace Hopper', email: 'grace@partner.example' }],
    source: 'company',
  });
  return made!.id;
}

/** @returns the id of an assignment that waits for review */
export async function sampleAssignmentSubmission(call: Call): Promise<string> {
  const course_id = await sampleCourse(call, {
    title: 'Practice',
    definition: {
      sections: [
        {
          id: 'section_1',
          title: 'Practice',
          lessons: [
            { id: 'pitch', kind: 'assignment', title: 'Your pitch', is_required: true, body: 'Write it down.' },
          ],
        },
      ],
    },
  });
  const learning = await learningOf(call, await sampleCourseEnrollment(call, { course_id }));
  await submitAssignment(call, learning, 'pitch', { body: 'Our customers save a day a week.', file: null });
  const { id } = await call.one<{ id: string }>(sql`
    select id from assignment_submissions
    where organization_id = ${call.organization_id} and enrollment_id = ${learning.enrollment.id}`);
  return id;
}
