import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Id, nullable, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const statusOptions = sayable([
  { value: 'assigned', label: 'Not started', tone: 'gray' },
  { value: 'in_progress', label: 'In progress', tone: 'blue' },
  { value: 'completed', label: 'Completed', tone: 'green' },
  { value: 'expired', label: 'Expired', tone: 'amber' },
] as const);

const sourceOptions = sayable([
  { value: 'self', label: 'Learner' },
  { value: 'company', label: 'Your team' },
  { value: 'partner', label: 'Partner' },
  { value: 'track', label: 'Track' },
] as const);

const read = { write: 'never', partner: 'read' } as const;

const ofLearner = { user_id: Id, enrolled_by_name: nullable(Type.String()) };
export const courseEnrollment = defineNoun('course_enrollments', nouns.course_enrollments, {
  views: [
    { key: 'overdue', name: 'Overdue', where: { is_overdue: 'true' }, by: 'due_on' },
    { key: 'running', name: 'In progress', where: { status: 'in_progress' } },
    { key: 'completed', name: 'Completed this month', where: { completed_at_gte: '@month' }, by: '-completed_at' },
  ],
  columns: ofLearner,
  fields: {
    learner_name: field.text({
      ...read,
      label: 'Learner',
      notNull: true,
      list: 'shown',
      width: 200,
      sort: true,
      filter: true,
      search: true,
    }),
    learner_email: field.email({ ...read, label: 'Email', notNull: true, list: 'hidden', search: true, filter: true }),
    course_id: field.reference('courses', {
      ...read,
      label: 'Course',
      named: 'course_title',
      notNull: true,
      list: 'shown',
      width: 240,
      sort: true,
      filter: true,
      search: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      notNull: true,
      write: 'never',
      link: true,
      list: 'shown',
      width: 180,
      sort: true,
      filter: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: statusOptions,
      notNull: true,
      list: 'shown',
      width: 130,
      sort: true,
      filter: true,
    }),
    percent: field.number({
      ...read,
      label: 'Progress',
      suffix: '%',
      notNull: true,
      list: 'shown',
      width: 110,
      sort: true,
      filter: true,
    }),
    score: field.number({ ...read, label: 'Score', suffix: '%', list: 'shown', width: 90, sort: true, filter: true }),
    due_on: field.date({ ...read, label: 'Due', list: 'shown', width: 120, sort: true, filter: true }),
    is_overdue: field.boolean({ ...read, label: 'Overdue', notNull: true, filter: true }),
    started_at: field.instant({ ...read, label: 'Started', list: 'hidden', sort: true, filter: true }),
    completed_at: field.instant({ ...read, label: 'Completed', list: 'hidden', sort: true, filter: true }),
    valid_until: field.date({ ...read, label: 'Valid until', list: 'hidden', sort: true, filter: true }),
    last_active_at: field.instant({
      ...read,
      label: 'Last activity',
      relative: true,
      list: 'shown',
      width: 140,
      sort: true,
    }),
    seconds: field.number({ ...read, label: 'Time in seconds', notNull: true, list: 'hidden', sort: true }),
    course_version: field.number({
      ...read,
      label: 'Version',
      notNull: true,
      list: 'hidden',
      sort: true,
      filter: 'api',
    }),
    source: field.choice({
      ...read,
      label: 'Enrolled by',
      options: sourceOptions,
      notNull: true,
      list: 'hidden',
      filter: true,
    }),
  },
});
export type CourseEnrollment = RowOf<typeof courseEnrollment>;
export const CourseEnrollmentForPartner = Type.Object({ ...courseEnrollment.partnerRow.properties, ...ofLearner });

const submissionStates = sayable([
  { value: 'submitted', label: 'To review', tone: 'amber' },
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'returned', label: 'Returned', tone: 'gray' },
] as const);

/** The API names the submission, and the change log names the assignment. */
const submissionWords = sayable({ one: 'assignment submission', many: 'assignment submissions' });

export const assignmentSubmission = defineNoun('assignment_submissions', submissionWords, {
  columns: {
    enrollment_id: Id,
    lesson_id: Type.String(),
    body: nullable(Type.String()),
    file_name: nullable(Type.String()),
    size: Type.Integer(),
    feedback: nullable(Type.String()),
    reviewed_by_name: nullable(Type.String()),
    reviewed_at: nullable(Type.String()),
  },
  fields: {
    lesson_title: field.text({
      label: 'Assignment',
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 240,
      sort: true,
      search: true,
    }),
    learner_name: field.text({
      label: 'Learner',
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      search: true,
    }),
    course_id: field.reference('courses', {
      label: 'Course',
      named: 'course_title',
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      notNull: true,
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    status: field.choice({
      label: 'Status',
      options: submissionStates,
      notNull: true,
      write: 'never',
      list: 'shown',
      width: 120,
      sort: true,
      filter: true,
    }),
    score: field.number({ label: 'Score', suffix: '%', write: 'never', list: 'shown', width: 90, sort: true }),
    n: field.number({ label: 'Attempt', notNull: true, write: 'never', list: 'hidden', sort: true }),
  },
});
export type AssignmentSubmission = RowOf<typeof assignmentSubmission>;
