import { companyRoleKeys, partnerRoleKeys } from '#shared/access/roles.ts';
import { changeOfStored } from '#shared/nouns/change-many.ts';
import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import {
  changes,
  closed,
  Day,
  Id,
  Instant,
  nameText,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
} from '#shared/schema.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { taskStatuses } from './status.schema.ts';
import { TemplateSteps } from './template.schema.ts';

export const sides = sayable([
  { value: 'company', label: 'Company', tone: 'blue' },
  { value: 'partner', label: 'Partner', tone: 'violet' },
] as const);
export type TaskSide = (typeof sides)[number]['value'];
export const visibilities = sayable([
  { value: 'internal', label: 'Internal', tone: 'gray' },
  { value: 'shared', label: 'Shared', tone: 'blue' },
] as const);
export const priorities = sayable([
  { value: 'low', label: 'Low', tone: 'gray' },
  { value: 'normal', label: 'Normal', tone: 'gray' },
  { value: 'high', label: 'High', tone: 'amber' },
  { value: 'urgent', label: 'Urgent', tone: 'red' },
] as const);
export const roleLabels: Record<string, string> = sayableWords({
  owner: 'Owner',
  admin: 'Administrator',
  partner_manager: 'Partner manager',
  finance: 'Finance',
  content: 'Content',
  read_only: 'Read only',
  partner_admin: 'Partner administrator',
  partner_sales: 'Partner sales',
  partner_finance: 'Partner finance',
  partner_member: 'Partner member',
});
export const taskRoles = [...companyRoleKeys, ...partnerRoleKeys].map((value) => ({
  value,
  label: roleLabels[value]!,
}));
export const recursByOptions = sayable([
  { value: 'completion', label: 'When this one is done' },
  { value: 'schedule', label: 'When this one is due' },
] as const);

export const ChecklistItem = closed({ text: nameText(200), is_done: Type.Boolean() });
export type ChecklistItem = Static<typeof ChecklistItem>;
export const Checklist = Type.Array(ChecklistItem, { maxItems: 50 });

const read = { write: 'never', partner: 'read' } as const;
const both = { partner: 'write' } as const;

/** Work for one of the two sides. A partner sees the shared tasks of its own organization. */
export const task = defineNoun('tasks', nouns.tasks, {
  by: 'due_on,-created_at',
  sharedColumns: {
    record_table: nullable(Type.String()),
    record_id: nullable(Id),
    record_name: nullable(Type.String()),
    checklist: Checklist,
    checklist_total: Type.Integer(),
    checklist_done: Type.Integer(),
    comment_count: Type.Integer(),
    file_count: Type.Integer(),
    is_blocked: Type.Boolean(),
    occurrence: Type.Integer(),
    position: nullable(Type.Integer()),
  },
  columns: {
    blocked_by_id: nullable(Id),
    created_by: nullable(Id),
    series_id: nullable(Id),
    series_starts_on: nullable(Day),
    partner_owner_user_id: nullable(Id),
    partner_type_id: nullable(Id),
    partner_region_id: nullable(Id),
  },
  input: {
    /** The record it is about, of any noun that has a screen. */
    record_table: Type.Optional(
      nullable(Type.String({ pattern: '^[a-z_]{1,63}$', description: 'the name of a table' })),
    ),
    record_id: Type.Optional(nullable(Id)),
    checklist: Type.Optional(Checklist),
  },
  fields: {
    title: field.text({
      ...both,
      label: 'Title',
      section: 'Task',
      required: true,
      facts: false,
      list: 'shown',
      sort: true,
      search: true,
      wide: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: taskStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    due_on: field.date({ ...both, label: 'Due date', section: 'Task', list: 'shown', sort: true, filter: true }),
    priority: field.choice({
      ...both,
      label: 'Priority',
      section: 'Task',
      options: priorities,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Who',
      named: 'partner_name',
      write: 'create',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    visibility: field.choice({
      label: 'Visibility',
      section: 'Who',
      help: 'The partner sees shared tasks.',
      options: visibilities,
      notNull: true,
      list: 'hidden',
      filter: true,
    }),
    side: field.choice({
      ...both,
      label: 'Done by',
      section: 'Who',
      help: 'The side that has to act.',
      options: sides,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    assignee_user_id: field.reference('people', {
      ...both,
      label: 'Assignee',
      section: 'Who',
      named: 'assignee_name',
      list: 'shown',
      sort: true,
      filter: 'api',
    }),
    assignee_role: field.choice({
      ...both,
      label: 'Role',
      section: 'Who',
      help: 'Everyone with this role sees it as theirs, as long as no person is assigned.',
      options: taskRoles,
      list: 'hidden',
      filter: 'api',
    }),
    description: field.longText({
      ...both,
      label: 'Description',
      section: 'Task',
      max: 10_000,
      wide: true,
      facts: false,
    }),
    waiting_for: field.text({ ...read, label: 'Waiting for', max: 500, search: true }),
    recurrence: field.text({
      partner: 'read',
      label: 'Repeats',
      section: 'Repetition',
      max: 300,
      help: 'A rule of RFC 5545, such as FREQ=WEEKLY;BYDAY=MO.',
    }),
    recurs_by: field.choice({
      partner: 'read',
      label: 'Next task',
      section: 'Repetition',
      options: recursByOptions,
      notNull: true,
    }),
    blocked_by_id: field.reference('tasks', {
      partner: 'name',
      label: 'Blocked by',
      section: 'Dependency',
      named: 'blocked_by_title',
      import: false,
    }),
    plan_id: field.reference('action_plans', {
      ...read,
      write: 'create',
      label: 'Action plan',
      named: 'plan_name',
      list: 'hidden',
      filter: true,
      import: false,
    }),
    template_id: field.reference('task_templates', {
      label: 'Template',
      named: 'template_name',
      write: 'never',
      list: 'hidden',
      filter: true,
    }),
    committed_on: field.date({
      ...read,
      label: 'First agreed date',
      card: 'History',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    completed_on: field.date({
      ...read,
      label: 'Completed',
      card: 'History',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    completed_by_name: field.text({ ...read, label: 'Completed by', card: 'History' }),
    created_by_name: field.text({ ...read, label: 'Created by', card: 'History', notNull: true }),
    created_by_side: field.choice({ ...read, label: 'Created by side', options: sides, notNull: true, filter: 'api' }),
    source: field.text({ ...read, label: 'Source', notNull: true, filter: 'api' }),
    is_mine: field.boolean({ ...read, label: 'Assigned to me', notNull: true, filter: true, facts: false }),
    created_at: field.timestamp({ partner: 'read', label: 'Created', card: 'History', list: 'hidden', filter: true }),
  },
});
export type Task = RowOf<typeof task>;
export type TaskCreate = CreateOf<typeof task>;
export type TaskUpdate = UpdateOf<typeof task>;
export type TaskForPartner = PartnerRowOf<typeof task>;

export const TaskBulk = changeOfStored({
  due_on: Type.Optional(nullable(Day)),
  assignee_user_id: Type.Optional(nullable(Id)),
  priority: Type.Optional(oneOf('low', 'normal', 'high', 'urgent')),
  status: Type.Optional(oneOf('done', 'in_progress', 'open', 'canceled')),
});

/** Someone who can be assigned or mentioned. */
export const TaskPerson = Type.Object({
  user_id: Id,
  full_name: Type.String(),
  side: oneOf('company', 'partner'),
  /** Tasks may be assigned to the person; others are only mentioned. */
  takes_work: Type.Boolean(),
});
export type TaskPerson = Static<typeof TaskPerson>;
export const PeopleQuery = closed({ partner_id: Type.Optional(Id) });

/** The commitments of each side: shared tasks with a date. */
const SideCommitments = Type.Object({ kept: Type.Integer(), slipped: Type.Integer(), open: Type.Integer() });
export const Commitments = Type.Object({ company: SideCommitments, partner: SideCommitments });
export type Commitments = Static<typeof Commitments>;

export const TaskComment = Type.Object({
  ...Stored,
  task_id: Id,
  author_user_id: nullable(Id),
  author_name: Type.String(),
  author_side: oneOf('company', 'partner'),
  body: Type.String(),
  visibility: oneOf('internal', 'shared'),
  mentions: Type.Array(Id),
  archived_at: nullable(Instant),
});
export type TaskComment = Static<typeof TaskComment>;
export const TaskCommentForPartner = Type.Omit(TaskComment, ['visibility', 'archived_at']);
const commentBody = {
  task_id: Id,
  body: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
  /** People to notify; see `/api/tasks/people`. */
  mentions: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
};
export const TaskCommentCreate = closed({
  ...commentBody,
  visibility: Type.Optional(oneOf('internal', 'shared')),
});
export type TaskCommentCreate = Static<typeof TaskCommentCreate>;
export const TaskCommentCreateByPartner = closed(commentBody);
export const TaskCommentUpdate = changes(closed({ body: commentBody.body }));

export const TaskFile = Type.Object({
  id: Id,
  created_at: Instant,
  task_id: Id,
  file_name: Type.String(),
  kind: Type.String(),
  media_type: Type.String(),
  size: Type.Integer(),
  uploaded_by: nullable(Id),
  uploaded_by_name: Type.String(),
});
export type TaskFile = Static<typeof TaskFile>;
export const TaskUpload = closed({ task_id: Id });
export type TaskUpload = Static<typeof TaskUpload>;

/** Steps from which the tasks of an action plan are made. */
export const taskTemplate = defineNoun('task_templates', nouns.task_templates, {
  by: 'name',
  archive: 'restorable',
  columns: { steps: TemplateSteps },
  input: { steps: Type.Optional(TemplateSteps) },
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Template',
      required: true,
      facts: false,
      list: 'shown',
      sort: true,
      search: true,
    }),
    description: field.longText({ label: 'Description', section: 'Template', list: 'shown', search: true }),
  },
});
export type TaskTemplate = RowOf<typeof taskTemplate>;
export type TaskTemplateCreate = CreateOf<typeof taskTemplate>;

export const planStatuses = sayable([
  { value: 'active', label: 'Active', tone: 'blue' },
  { value: 'completed', label: 'Completed', tone: 'green' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);

/** Shared steps of a company and a partner, for the partner or for one deal. */
export const actionPlan = defineNoun('action_plans', nouns.action_plans, {
  sharedColumns: {
    company_total: Type.Integer(),
    company_done: Type.Integer(),
    partner_total: Type.Integer(),
    partner_done: Type.Integer(),
  },
  columns: { partner_owner_user_id: nullable(Id) },
  fields: {
    name: field.text({
      partner: 'read',
      label: 'Name',
      section: 'Plan',
      required: true,
      facts: false,
      list: 'shown',
      sort: true,
      search: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: planStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Plan',
      named: 'partner_name',
      required: true,
      write: 'create',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    opportunity_id: field.reference('opportunities', {
      ...read,
      write: 'create',
      label: 'Deal',
      section: 'Plan',
      named: 'opportunity_name',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    template_id: field.reference('task_templates', {
      label: 'Template',
      section: 'Plan',
      help: 'Its steps become shared tasks.',
      named: 'template_name',
      write: 'create',
      list: 'hidden',
      filter: true,
    }),
    goal: field.longText({ partner: 'read', label: 'Goal', section: 'Plan', list: 'hidden', facts: false }),
    starts_on: field.date({
      partner: 'read',
      label: 'Start date',
      section: 'Plan',
      help: 'Due dates of the template count from this day. Defaults to today.',
      notNull: true,
      list: 'hidden',
      sort: true,
    }),
    target_on: field.date({
      partner: 'read',
      label: 'Target date',
      section: 'Plan',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    next_due_on: field.date({ ...read, label: 'Next due', list: 'shown', sort: true, filter: true }),
    completed_on: field.date({ ...read, label: 'Completed', list: 'hidden', sort: true }),
    created_by_name: field.text({ ...read, label: 'Created by', notNull: true }),
  },
});
export type ActionPlan = RowOf<typeof actionPlan>;
export type ActionPlanCreate = CreateOf<typeof actionPlan>;
export type ActionPlanUpdate = UpdateOf<typeof actionPlan>;
export type ActionPlanForPartner = PartnerRowOf<typeof actionPlan>;
