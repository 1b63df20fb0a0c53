import { caller, defineWorkItems } from '#server/extension-points/work-items.ts';
import { offer } from '#server/resource/take-steps.ts';
import { assignmentSteps, progressSteps } from '../steps.schema.ts';
import { allStepKinds } from './service.ts';
import { workTexts } from './work-item-texts.ts';

const step = {
  from: `track_step_progress t
    join track_assignments a on a.organization_id = t.organization_id and a.id = t.assignment_id
      and a.status in ('assigned', 'in_progress')`,
  parent: 't.assignment_id',
  title: 't.title',
  detail: "a.track_name || coalesce(' · ' || a.user_name, '')",
  due: { on: 't.due_on' },
  optional: 'not t.is_required',
  facts: [
    { label: 'Track', value: 'a.track_name' },
    { label: 'Stage', value: 'a.stage_name' },
    { label: 'Progress', value: "a.steps_done || ' of ' || a.steps_total || ' steps'" },
    { label: 'Done by', value: 't.done_by_name' },
    { label: 'Note', value: 't.note' },
    { label: 'Reason', value: 't.reason' },
  ],
  about: ['track_step_progress', 'track_assignments'],
} as const;

/** Steps whose kind says that the company has its turn; all kinds are declared when this is read. */
const waitsForCompany = (): string =>
  allStepKinds()
    .flatMap((kind) => (kind.waitsForCompany ? [`t.kind = '${kind.key}' and ${kind.waitsForCompany}`] : []))
    .join(' or ') || 'false';

/** Steps of other kinds complete by themselves, or need more than a note. */
const [complete] = offer(progressSteps, 'complete').map((one) => ({
  ...one,
  asks: { field: 'note', label: 'Note', optional: true as const },
}));

export const workItems = defineWorkItems([
  {
    ...step,
    group: 'prepare',
    kind: 'track_step',
    side: 'partner',
    home: 'track',
    can: 'track_assignments:view',
    get label() {
      return workTexts.toDo.label;
    },
    get says() {
      return workTexts.toDo.says;
    },
    get verb() {
      return workTexts.toDo.verb;
    },
    // Steps of a personal track belong to its person; all others to everybody at the partner.
    get where() {
      return `t.state in ('pending', 'action_required') and t.side = 'partner'
        and (a.user_id is null or a.user_id = ${caller.user}) and not (${waitsForCompany()})`;
    },
    since: 'coalesce(t.opened_at, t.created_at)',
    to: '/enablement/partner-tracks/show/$parent_id',
    steps: [{ ...complete!, can: 'track_assignments:manage', when: "t.kind = 'task'" }],
  },
  {
    ...step,
    group: 'prepare',
    kind: 'track_step',
    side: 'company',
    can: 'track_assignments:manage',
    get label() {
      return workTexts.toDo.label;
    },
    get says() {
      return workTexts.toDo.says;
    },
    get verb() {
      return workTexts.toDo.verb;
    },
    where: "t.state in ('pending', 'action_required') and t.side = 'company' and not t.is_internal",
    owner:
      '(select p.owner_user_id from partners p where p.organization_id = t.organization_id and p.id = t.partner_id)',
    since: 'coalesce(t.opened_at, t.created_at)',
    to: '/enablement/tracks/assignments/show/$parent_id',
    steps: [{ ...complete!, when: "t.kind in ('task', 'approval')" }],
  },
  {
    ...step,
    group: 'decide',
    kind: 'track_approval',
    side: 'company',
    can: 'track_assignments:manage',
    label: 'Track steps to approve',
    says: ['track step needs approval', 'track steps need approval'],
    verb: 'Review',
    where: "t.state = 'waiting_approval' and not t.is_internal",
    since: 'coalesce(t.done_at, t.updated_at)',
    to: '/enablement/tracks/assignments/show/$parent_id',
    steps: offer(progressSteps, 'approve', 'send_back'),
  },
  {
    group: 'decide',
    kind: 'track_tier',
    side: 'company',
    can: 'track_assignments:manage',
    label: 'Tiers proposed by tracks',
    says: ['tier proposed by a track needs a decision', 'tiers proposed by tracks need a decision'],
    verb: 'Review',
    from: `track_assignments t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id
      join partner_tiers r on r.organization_id = t.organization_id and r.id = t.proposed_tier_id`,
    where: 't.proposed_tier_id is not null and not t.is_internal',
    title: 'p.name',
    detail: "t.track_name || ' · ' || r.name",
    since: 'coalesce(t.completed_at, t.updated_at)',
    to: '/enablement/tracks/assignments/show/$id',
    facts: [
      { label: 'Track', value: 't.track_name' },
      { label: 'Proposed tier', value: 'r.name' },
      { label: 'Completed', value: 't.completed_at', as: 'instant' },
    ],
    steps: offer(assignmentSteps, 'accept_tier', 'decline_tier').map((one) => ({
      ...one,
      can: 'partners:manage' as const,
    })),
    about: ['track_assignments'],
  },
  {
    group: 'follow_up',
    kind: 'track_stuck',
    side: 'company',
    can: 'track_assignments:manage',
    label: 'Stuck tracks',
    says: ['track is stuck', 'tracks are stuck'],
    verb: 'Open',
    from: `track_assignments t
      join partners p on p.organization_id = t.organization_id and p.id = t.partner_id`,
    where: `t.status in ('assigned', 'in_progress') and t.stuck_from <= ${caller.now} and not t.is_internal`,
    title: 'p.name',
    detail: "t.track_name || coalesce(' · ' || t.next_step, '')",
    owner: 'p.owner_user_id',
    since: 't.last_progress_at',
    facts: [
      { label: 'Track', value: 't.track_name' },
      { label: 'Stage', value: 't.stage_name' },
      { label: 'Progress', value: "t.steps_done || ' of ' || t.steps_total || ' steps'" },
      { label: 'Next step', value: 't.next_step' },
      { label: 'Next step due', value: 't.next_due_on', as: 'day' },
      { label: 'Last progress', value: 't.last_progress_at', as: 'instant' },
    ],
    to: '/enablement/tracks/assignments/show/$id',
    about: ['track_assignments'],
  },
]);
