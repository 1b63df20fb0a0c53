import { action, IdParams } from '#server/http/action.ts';
import { Pack } from '../pack.schema.ts';
import { AddedAction, FeedState, MeetingAction, NewFeed } from '../schema.ts';
import { feedState, removeFeed, replaceFeed } from './calendar/feed.ts';
import { readPack } from './pack/read.ts';
import { addAction, meetingStepRoutes } from './steps.ts';

const modes = ['company', 'partner'] as const;
const own = { can: 'meetings:view', modes, personal: true } as const;

export const meetingRoutes = [
  ...meetingStepRoutes,
  action({
    method: 'POST',
    url: '/meetings/:id/actions',
    summary: 'Add an action of a meeting as a task',
    can: 'meetings:manage',
    modes,
    params: IdParams,
    body: MeetingAction,
    response: AddedAction,
    run: (call, { params, body }) => addAction(call, params.id, body),
  }),
  action({
    method: 'GET',
    url: '/meetings/:id/pack',
    summary: 'Get the figures of a business review',
    can: 'meetings:view',
    modes,
    params: IdParams,
    response: Pack,
    run: (call, { params }) => readPack(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/calendar_feed',
    summary: 'Tell whether you have a calendar address',
    ...own,
    response: FeedState,
    run: (call) => feedState(call),
  }),
  // Not a POST, because answers to those can be stored for retries.
  action({
    method: 'PUT',
    url: '/calendar_feed',
    summary: 'Create a new secret address of your calendar, shown once; an earlier one stops working',
    ...own,
    response: NewFeed,
    run: (call) => replaceFeed(call),
  }),
  action({
    method: 'DELETE',
    url: '/calendar_feed',
    summary: 'Remove the address of your calendar',
    ...own,
    run: (call) => removeFeed(call),
  }),
];
