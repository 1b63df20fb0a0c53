import { action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { Checklist, PublishImpact, StepKindRow, TimeToFirstDeal, TrackPerson } from '../schema.ts';
import { trackPeople } from './assign.ts';
import { checklistOf } from './checklist.ts';
import { timeToFirstDeal } from './first-deal.ts';
import { impactOf } from './publish.ts';
import { isTrackByHand, offeredStepKinds } from './service.ts';
import { assignmentStepRoutes, progressStepRoutes, trackStepRoutes } from './steps.ts';

const both = ['company', 'partner'] as const;

export const trackRoutes = [
  ...trackStepRoutes,
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
      (await offeredStepKinds(call))
        .filter(({ forPeople, refers }) => call.actor.mode === 'company' || (forPeople && !refers))
        .map((kind) => ({
          key: kind.key,
          label: kind.label,
          description: kind.description,
          side: kind.side ?? 'partner',
          by_hand: isTrackByHand(kind),
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
    run: (call) => trackPeople(call, call.actor.partner_id!),
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
  ...assignmentStepRoutes,
  ...progressStepRoutes,
];
