import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  AssignmentSubmission,
  CourseEnrollment,
  CourseEnrollmentForPartner,
  enrollmentFields,
  submissionFields,
} from '../schema.ts';
import { refuseOnceBegun } from './enroll.ts';

export const courseEnrollments = defineResource({
  name: 'course_enrollments',
  noun: 'course enrollment',
  fields: enrollmentFields,
  row: CourseEnrollment,
  view: 'course_enrollment_rows',
  remove: 'delete',
  list: {
    sort: [...sortable(enrollmentFields), 'created_at'],
    filter: [...filterable(enrollmentFields), 'user_id', 'created_at'],
    search: searchable(enrollmentFields),
    by: '-created_at',
  },
  partner: { row: CourseEnrollmentForPartner, verbs: ['list', 'get'] },
  beforeRemove: refuseOnceBegun,
});

export const assignmentSubmissions = defineResource({
  name: 'assignment_submissions',
  noun: 'assignment submission',
  fields: submissionFields,
  row: AssignmentSubmission,
  view: 'assignment_submission_rows',
  guardedBy: 'course_enrollments',
  list: {
    sort: [...sortable(submissionFields), 'created_at'],
    filter: [...filterable(submissionFields), 'enrollment_id', 'created_at'],
    search: searchable(submissionFields),
    by: '-created_at',
  },
});
