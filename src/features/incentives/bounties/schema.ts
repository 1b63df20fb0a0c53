import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Id, nullable } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const bountyKinds = sayable([
  { value: 'submission', label: 'Proof by the partner' },
  { value: 'performance', label: 'Target reached' },
] as const);
export const bountyStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'closed', label: 'Closed', tone: 'gray' },
] as const);
export const metrics = sayable([
  { value: 'deals_won', label: 'Deals won' },
  { value: 'registrations_approved', label: 'Registrations approved' },
  { value: 'courses_completed', label: 'Courses completed' },
] as const);
export const recipients = sayable([
  { value: 'partner', label: 'The partner' },
  { value: 'person', label: 'A person at the partner' },
] as const);
export const submissionStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'submitted', label: 'Submitted', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
] as const);

const counted = { write: 'never', notNull: true } as const;

/** A reward that partners earn by reaching a target or by proving that they did something. */
export const bounty = defineNoun('bounties', nouns.bounties, {
  by: '-starts_on',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Bounty',
      content: true,
      required: true,
      facts: false,
      partner: 'read',
      list: 'shown',
      sort: true,
      search: true,
      wide: true,
    }),
    status: field.choice({
      label: 'Status',
      options: bountyStatuses,
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    description: field.longText({
      label: 'Description',
      section: 'Bounty',
      content: true,
      help: 'What partners do to earn it. Partners can see this.',
      max: 5000,
      partner: 'read',
      wide: true,
      facts: false,
    }),
    kind: field.choice({
      label: 'Earned by',
      section: 'Bounty',
      options: bountyKinds,
      required: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      help: 'Proof is reviewed by your team. Targets are counted every night.',
    }),
    metric: field.choice({
      label: 'Counted',
      section: 'Bounty',
      options: metrics,
      partner: 'read',
      list: 'hidden',
      help: 'Only for targets.',
    }),
    target: field.number({
      label: 'Target',
      section: 'Bounty',
      min: 1,
      max: 10_000,
      partner: 'read',
      list: 'hidden',
      help: 'The number for one reward. Only for targets.',
    }),
    proof_hint: field.longText({
      label: 'Required proof',
      section: 'Bounty',
      content: true,
      help: 'What the partner describes or links to, such as a published case study.',
      max: 1000,
      partner: 'read',
      wide: true,
    }),
    reward_minor: field.money({
      label: 'Reward',
      section: 'Reward',
      required: true,
      positive: true,
      withCurrency: true,
      partner: 'read',
      list: 'shown',
      sort: true,
    }),
    currency: field.currency({ label: 'Currency', section: 'Reward', required: true, partner: 'read', form: false }),
    recipient: field.choice({
      label: 'Reward for',
      section: 'Reward',
      options: recipients,
      notNull: true,
      partner: 'read',
      list: 'hidden',
      filter: true,
      help: 'A person’s reward is paid through the partner. Only that person and the partner’s administrators see it.',
    }),
    max_per_partner: field.number({
      label: 'Maximum per partner',
      section: 'Reward',
      notNull: true,
      min: 1,
      max: 1000,
      partner: 'read',
      list: 'hidden',
      help: 'How often one partner can earn it. Defaults to 1.',
    }),
    budget_minor: field.money({
      label: 'Budget',
      section: 'Reward',
      positive: true,
      list: 'hidden',
      help: 'All rewards together stay within it. Partners cannot see it.',
    }),
    starts_on: field.date({
      label: 'First day',
      section: 'Period',
      required: true,
      partner: 'read',
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    ends_on: field.date({
      label: 'Last day',
      section: 'Period',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    audience_id: field.reference('audiences', {
      label: 'Audience',
      section: 'Partners',
      named: 'audience_name',
      filter: true,
      help: 'Defaults to all active partners.',
    }),
    partners: field.number({ ...counted, label: 'Partners', list: 'hidden' }),
    waiting: field.number({ ...counted, label: 'To decide', list: 'shown', sort: true }),
    approved: field.number({ ...counted, label: 'Rewards', partner: 'read', list: 'shown', sort: true }),
    earned_minor: field.money({ ...counted, label: 'Earned', partner: 'read', list: 'shown', sort: true }),
    used: field.number({ ...counted, label: 'Submissions', partner: 'read' }),
    progress: field.number({ label: 'Progress', write: 'never', partner: 'read' }),
    is_eligible: field.boolean({ label: 'Eligible', write: 'never', notNull: true, partner: 'read' }),
  },
});
export type Bounty = RowOf<typeof bounty>;
export type BountyCreate = CreateOf<typeof bounty>;
export type BountyUpdate = UpdateOf<typeof bounty>;

const read = { write: 'never', partner: 'read' } as const;

/** A partner's proof for one reward. */
export const submission = defineNoun('bounty_submissions', nouns.bounty_submissions, {
  by: '-number',
  fields: {
    number: field.number({ ...read, label: 'No.', notNull: true, list: 'shown', width: 80, sort: true, search: true }),
    bounty_id: field.reference('bounties', {
      label: 'Bounty',
      section: 'Submission',
      named: 'bounty_name',
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      form: false,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: submissionStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    person_name: field.text({ ...read, label: 'Person', card: 'Submission', list: 'shown', search: true }),
    reward_minor: field.money({
      ...read,
      label: 'Reward',
      notNull: true,
      card: 'Submission',
      list: 'shown',
      sort: true,
    }),
    currency: field.currency({ ...read, label: 'Currency', notNull: true, facts: false }),
    proof: field.longText({
      label: 'Proof',
      section: 'Submission',
      max: 5000,
      partner: 'write',
      wide: true,
      facts: false,
      help: 'Describe what you did.',
    }),
    proof_url: field.url({
      label: 'Link',
      section: 'Submission',
      partner: 'write',
      help: 'Where it can be seen, such as an article or a recording.',
      wide: true,
    }),
    reason: field.longText({ ...read, label: 'Reason', card: 'Decision' }),
    submitted_by_name: field.text({ ...read, label: 'Submitted by', card: 'Submission' }),
    submitted_at: field.instant({
      ...read,
      label: 'Submitted',
      card: 'Submission',
      relative: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    decided_at: field.instant({
      ...read,
      label: 'Decided',
      card: 'Decision',
      relative: true,
      sort: true,
      filter: true,
    }),
    line_id: field.reference('commission_lines', { ...read, label: 'Commission', filter: 'api', facts: false }),
    line_number: field.number({ ...read, label: 'Commission', card: 'Decision' }),
    partner_owner_user_id: field.reference('people', {
      label: 'Partner owner',
      write: 'never',
      filter: true,
      facts: false,
    }),
  },
  columns: { decided_by: nullable(Id), person_user_id: nullable(Id) },
});
export type Submission = RowOf<typeof submission>;
export type SubmissionCreate = CreateOf<typeof submission>;
export type SubmissionUpdate = UpdateOf<typeof submission>;

/** The partner reads it. */
