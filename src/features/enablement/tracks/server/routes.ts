import type { Call } from '#server/call.ts';
import { forbidden } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { readRow } from '#server/resource/verbs.ts';
import { Type } from '#shared/schema.ts';
import {
  AssignPartners,
  Checklist,
  PublishImpact,
  PublishTrack,
  StepDone,
  StepKindRow,
  StepReason,
  TimeToFirstDeal,
  type TrackAssignment,
  TrackPerson,
} from '../schema.ts';
import { assignTrack, cancelAssignment, peopleOf } from './assign.ts';
import { checklistOf } from './checklist.ts';
import { timeToFirstDeal } from './first-deal.ts';
import { approveStep, completeStep, decideTier, isManager, returnStep, skipStep, takeBackStep } from './moves.ts';
import { impactOf, migrateAssignment, pauseTrack, publishTrack } from './publish.ts';
import { trackAssignments, trackSteps, tracks } from './resource.ts';
import { allStepKinds, isByHand } from './service.ts';

const both = ['company', 'partner'] as const;
const ofSteps = { modes: both, can: 'track_assignments:manage' } as const;

/** Requires that the caller manages the assignment, before work runs with the company's rights. */
async function managed(call: Call, id: string, work: (company: Call) => Promise<void>): Promise<void> {
  const seen = await readRow<TrackAssignment>(call, trackAssignments, id);
  if (!isManager(call, seen.is_internal)) throw forbidden();
  await call.asCompany(work);
}

export const trackRoutes = [
  step(
    tracks,
    'publish',
    'Publish the draft as a new version, and migrate who follows the track or not',
    publishTrack,
    {
      body: PublishTrack,
      modes: both,
    },
  ),
  step(tracks, 'pause', 'Stop new assignments; running ones continue', pauseTrack, { modes: both }),
  step(tracks, 'assign', 'Assign a published track to partners, or to people of your own', assignTrack, {
    body: AssignPartners,
    modes: both,
  }),
  action({
    method: 'GET',
    url: '/tracks/:id/impact',
    summary: 'Get what publishing the draft would change, and for whom',
    can: 'tracks:manage',
    modes: both,
    params: IdParams,
    response: PublishImpact,
    run: (call, { params }) => impactOf(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/tracks/:id/first_deal',
    summary: 'Compare the time to the first deal of partners that finished the track with that of others',
    can: 'tracks:view',
    modes: ['company'],
    params: IdParams,
    response: TimeToFirstDeal,
    run: (call, { params }) => timeToFirstDeal(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/track_step_kinds',
    summary: 'List the kinds of steps that tracks can have',
    can: 'tracks:view',
    modes: both,
    response: Type.Array(StepKindRow),
    run: async (call) =>
      allStepKinds()
        .filter(({ forPeople, refers }) => call.actor.mode === 'company' || (forPeople && !refers))
        .map((kind) => ({
          key: kind.key,
          label: kind.label,
          description: kind.description,
          side: kind.side ?? 'partner',
          by_hand: isByHand(kind),
          for_people: kind.forPeople ?? false,
          refers: kind.refers ?? null,
        })),
  }),
  action({
    method: 'GET',
    url: '/track_people',
    summary: 'List the people of your own who can follow a track',
    can: 'tracks:manage',
    modes: ['partner'],
    response: Type.Array(TrackPerson),
    run: (call) => peopleOf(call, call.actor.partner_id!),
  }),
  action({
    method: 'GET',
    url: '/track_assignments/:id/checklist',
    summary: 'Get the steps of an assignment by stage',
    can: 'track_assignments:view',
    modes: both,
    params: IdParams,
    response: Checklist,
    run: (call, { params }) => checklistOf(call, params.id),
  }),
  step(
    trackAssignments,
    'cancel',
    'Cancel an assignment that is not complete',
    (call, id, { reason }) => managed(call, id, (company) => cancelAssignment(company, id, reason)),
    { body: StepReason, modes: both },
  ),
  step(
    trackAssignments,
    'migrate',
    'Move an assignment to the published version',
    (call, id) => managed(call, id, (company) => migrateAssignment(company, id)),
    { modes: both },
  ),
  step(trackAssignments, 'accept_tier', 'Give the partner the tier that completing the track proposes', (call, id) =>
    decideTier(call, id, true),
  ),
  step(trackAssignments, 'decline_tier', 'Decline the proposed tier', (call, id) => decideTier(call, id, false)),
  step(trackSteps, 'complete', 'Mark a step as done', completeStep, { body: StepDone, ...ofSteps }),
  step(trackSteps, 'approve', 'Approve a step', approveStep, ofSteps),
  step(
    trackSteps,
    'send_back',
    'Send a step back with a reason',
    (call, id, { reason }) => returnStep(call, id, reason),
    {
      body: StepReason,
      ...ofSteps,
    },
  ),
  step(trackSteps, 'skip', 'Skip a step with a reason', (call, id, { reason }) => skipStep(call, id, reason), {
    body: StepReason,
    ...ofSteps,
  }),
  step(
    trackSteps,
    'take_back',
    'Take back a done or skipped step',
    (call, id, { reason }) => takeBackStep(call, id, reason),
    {
      body: StepReason,
      ...ofSteps,
    },
  ),
];
