import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { meeting, meetingCadence, meetingDue } from '../schema.ts';
import { announceCadence, forgetCadence } from './dues.ts';
import { beginMeeting, changeMeeting, followChange, followNewMeeting } from './rules.ts';

constraintMessage('meeting_cadences_one', { kind: ['has a cadence for this tier already'] });

/** Steps of `steps.ts` change the state and the time of a meeting. */
export const meetings = defineResource(meeting, {
  view: 'meeting_rows',
  partner: { verbs: ['list', 'get', 'create', 'update'] },
  list: { filter: ['partner_type_id', 'partner_region_id'], among: { partner_region_id: 'partner_region_ids' } },
  beforeCreate: beginMeeting,
  afterCreate: followNewMeeting,
  beforeUpdate: changeMeeting,
  afterUpdate: followChange,
});

export const meetingCadences = defineResource(meetingCadence, {
  view: 'meeting_cadence_rows',
  remove: 'delete',
  list: { sort: ['tier_order'] },
  afterCreate: announceCadence,
  afterUpdate: announceCadence,
  beforeRemove: forgetCadence,
});

/** Rows follow from cadences, tiers and meetings. */
export const meetingDues = defineResource(meetingDue, {
  create: false,
  update: false,
  view: 'meeting_due_rows',
  guardedBy: 'meetings',
  list: {
    filter: ['partner_owner_user_id', 'partner_type_id', 'partner_region_id'],
    among: { partner_region_id: 'partner_region_ids' },
  },
});
