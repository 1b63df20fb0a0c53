import { action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Pack } from '../pack.schema.ts';
import {
  AddedAction,
  FeedState,
  MeetingAction,
  NewFeed,
  PickedTime,
  PrivateNotes,
  ProposedTimes,
  Rescheduled,
  WithReason,
} from '../schema.ts';
import { feedState, removeFeed, replaceFeed } from './calendar/feed.ts';
import { readPack } from './pack/read.ts';
import { meetings } from './resource.ts';
import {
  addAction,
  cancelMeeting,
  holdMeeting,
  markNoShow,
  pickTime,
  proposeTimes,
  reschedule,
  writePrivateNotes,
} from './steps.ts';

const modes = ['company', 'partner'] as const;
const own = { can: 'meetings:view', modes, personal: true } as const;

export const meetingRoutes = [
  step(meetings, 'propose', 'Propose times from which the other side picks one', proposeTimes, {
    body: ProposedTimes,
    modes,
  }),
  step(meetings, 'pick', 'Pick one of the times that the other side proposed', pickTime, { body: PickedTime, modes }),
  step(meetings, 'reschedule', 'Set the time of a meeting', reschedule, { body: Rescheduled }),
  step(meetings, 'hold', 'Mark a meeting as held; the figures of a business review are frozen', holdMeeting),
  step(meetings, 'no_show', 'Mark a meeting to which someone did not come', markNoShow, { body: WithReason }),
  step(meetings, 'cancel', 'Cancel a meeting', cancelMeeting, { body: WithReason, modes }),
  step(meetings, 'private_notes', 'Write notes that only the own side sees', writePrivateNotes, {
    body: PrivateNotes,
    modes,
  }),
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
