import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { assignmentSteps } from '../steps.schema.ts';
import { workTexts } from './work-item-texts.ts';

const { decision, feedback } = assignmentSteps.steps.review.input;

export const workItems = defineWorkItems([
  {
    group: 'prepare',
    kind: 'course',
    side: 'partner',
    can: 'courses:view',
    get label() {
      return workTexts.course.label;
    },
    get says() {
      return workTexts.course.says;
    },
    get verb() {
      return workTexts.course.verb;
    },
    from: `course_enrollments t
      join courses c on c.organization_id = t.organization_id and c.id = t.course_id`,
    // A course that a person chose without a due date is no duty.
    where: `t.user_id = ${caller.user} and t.partner_id = ${caller.partner} and t.status in ('assigned', 'in_progress')
      and (t.source <> 'self' or t.due_on is not null)`,
    title: 'c.title',
    detail: "t.percent || '% done'",
    due: { on: 't.due_on' },
    since: 't.created_at',
    to: '/partner-training/learn/$id',
    facts: [
      { label: 'Progress', value: "t.percent || '%'" },
      { label: 'Assigned by', value: 't.enrolled_by_name' },
      { label: 'Last opened', value: 't.last_active_at', as: 'instant' },
    ],
    about: ['course_enrollments'],
  },
  {
    group: 'decide',
    kind: 'assignment_review',
    side: 'company',
    can: 'course_enrollments:manage',
    label: 'Assignments to review',
    says: ['course assignment needs review', 'course assignments need review'],
    verb: 'Review',
    from: `assignment_submissions t
      join course_enrollments e on e.organization_id = t.organization_id and e.id = t.enrollment_id`,
    where: "t.status = 'submitted'",
    title: 't.lesson_title',
    detail: 'e.learner_name',
    since: 't.created_at',
    to: '/training/assignments/$id',
    facts: [
      { label: 'Learner', value: 'e.learner_name' },
      { label: 'Attempt', value: 't.n', as: 'number' },
      { label: 'Answer', value: 't.body' },
      { label: 'File', value: 't.file_name' },
    ],
    steps: offer(assignmentSteps, 'review').map((step) => ({
      ...step,
      chooses: { field: 'decision', label: decision.label, options: decision.options },
      asks: { field: 'feedback', label: feedback.label, optional: true },
    })),
    about: ['assignment_submissions'],
  },
]);
