import { defineResource } from '#server/resource/define.ts';
import { assignmentSubmission, CourseEnrollmentForPartner, courseEnrollment } from '../schema.ts';
import { refuseOnceBegun } from './enroll.ts';

export const courseEnrollments = defineResource(courseEnrollment, {
  create: false,
  update: false,
  list: { filter: ['user_id'] },
  view: 'course_enrollment_rows',
  remove: 'delete',
  partner: { row: CourseEnrollmentForPartner, verbs: ['list', 'get'] },
  beforeRemove: refuseOnceBegun,
});

export const assignmentSubmissions = defineResource(assignmentSubmission, {
  create: false,
  update: false,
  list: { filter: ['enrollment_id'] },
  view: 'assignment_submission_rows',
  guardedBy: 'course_enrollments',
});
