import { defineSteps, type StepInput } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { type TrackStepRow, track, trackAssignment, trackStep } from './schema.ts';

const reason = field.longText({ label: 'Reason', help: 'The partner can read this.', required: true, max: 1000 });

/** Partners have tracks of their own, for their own people. */
export const trackSteps = defineSteps(track, {
  state: 'state',
  steps: {
    publish: {
      by: 'both',
      to: 'published',
      unless: ({ archived_at }) => (archived_at ? 'This track is archived. Restore it first.' : null),
      label: 'Publish track',
      done: 'Track published',
      text: 'New assignments follow this version.',
      summary: 'Publish the draft as a new version, and migrate who follows the track or not',
      body: closed({ migrate: Type.Optional(Type.Boolean()) }),
    },
    pause: {
      by: 'both',
      from: ['published'],
      to: 'paused',
      label: 'Pause track',
      done: 'Track paused',
      text: 'It is no longer assigned. Assignments in progress continue.',
      summary: 'Stop new assignments; running ones continue',
    },
    assign: {
      by: 'both',
      from: ['published'],
      label: 'Assign track',
      done: 'Track assigned',
      text: 'We notify those who get the track.',
      summary: 'Assign a published track to partners, or to people of your own',
      body: closed({
        partner_ids: Type.Optional(Type.Array(Id, { maxItems: 200, uniqueItems: true })),
        user_ids: Type.Optional(Type.Array(Id, { maxItems: 200, uniqueItems: true })),
      }),
      look: 'primary',
    },
  },
});

const running = ['assigned', 'in_progress'] as const;
const withoutProposal = ({ proposed_tier_id }: { proposed_tier_id: string | null }) =>
  proposed_tier_id ? null : 'No tier is proposed.';

/** The manager of an assignment decides these; steps complete it. */
export const assignmentSteps = defineSteps(trackAssignment, {
  over: ['completed', 'canceled'],
  ends: ['completed', 'canceled'],
  steps: {
    cancel: {
      by: 'both',
      from: running,
      to: 'canceled',
      label: 'Cancel assignment',
      done: 'Assignment canceled',
      text: 'The track ends for the partner. Finished steps stay recorded.',
      summary: 'Cancel an assignment that is not complete',
      input: { reason },
      danger: true,
    },
    migrate: {
      by: 'both',
      from: running,
      label: 'Move to the newest version',
      done: 'Assignment moved',
      text: 'Finished steps stay finished.',
      summary: 'Move an assignment to the published version',
    },
    accept_tier: {
      by: 'company',
      unless: withoutProposal,
      label: 'Set tier',
      done: 'Tier set',
      text: 'The partner gets the tier at once.',
      summary: 'Give the partner the tier that completing the track proposes',
      look: 'primary',
    },
    decline_tier: {
      by: 'company',
      unless: withoutProposal,
      label: 'Decline tier',
      done: 'Tier declined',
      text: 'The partner keeps its tier.',
      summary: 'Decline the proposed tier',
      look: 'button',
    },
  },
});

const whenOver = ({ assignment_status }: Pick<TrackStepRow, 'assignment_status'>) =>
  assignment_status === 'completed' || assignment_status === 'canceled'
    ? `This track is ${assignment_status}. Its steps cannot be changed.`
    : null;
const ofStep = { by: 'both', unless: whenOver } as const;

/** People do these with one step of an assignment; many steps complete by themselves. */
export const progressSteps = defineSteps(trackStep, {
  state: 'state',
  can: 'track_assignments:manage',
  ends: ['not_needed'],
  steps: {
    complete: {
      ...ofStep,
      from: ['pending', 'action_required'],
      to: ['completed', 'waiting_approval'],
      label: 'Mark as done',
      done: 'Step done',
      text: 'The next steps open.',
      summary: 'Mark a step as done',
      input: {
        note: field.longText({ label: 'Comment' }),
        held_on: field.date({ label: 'Held on' }),
      },
    },
    approve: {
      ...ofStep,
      from: ['waiting_approval'],
      to: 'completed',
      label: 'Approve step',
      done: 'Step approved',
      text: 'The next steps open.',
      summary: 'Approve a step',
    },
    send_back: {
      ...ofStep,
      from: ['waiting_approval'],
      to: 'action_required',
      label: 'Send back',
      done: 'Step sent back',
      text: 'The partner does the step again.',
      summary: 'Send a step back with a reason',
      input: { reason },
    },
    skip: {
      ...ofStep,
      from: ['locked', 'pending', 'action_required', 'waiting_approval'],
      to: 'skipped',
      label: 'Skip step',
      done: 'Step skipped',
      text: 'The next steps open without it.',
      summary: 'Skip a step with a reason',
      input: { reason },
    },
    take_back: {
      ...ofStep,
      from: ['completed', 'skipped'],
      to: 'action_required',
      label: 'Reopen step',
      done: 'Step reopened',
      text: 'The partner does the step again.',
      summary: 'Take back a done or skipped step',
      input: { reason },
    },
  },
});

type OfTracks = (typeof trackSteps)['steps'];
type OfSteps = (typeof progressSteps)['steps'];
export type TrackPublication = StepInput<OfTracks['publish']>;
export type TrackTargets = StepInput<OfTracks['assign']>;
export type StepDone = StepInput<OfSteps['complete']>;
export type StepReason = StepInput<OfSteps['skip']>;
