import { badRequest, constraintMessage } from '#server/errors.ts';
import { defineResource, type Narrowing } from '#server/resource/define.ts';
import { isId } from '#shared/ids.ts';
import { meeting, meetingCadence, meetingDue } from '../schema.ts';
import { announceCadence, forgetCadence } from './dues.ts';
import { beginMeeting, changeMeeting, followMeetingChange, followNewMeeting } from './rules.ts';

constraintMessage('meeting_cadences_one', { kind: ['has a cadence for this tier already'] });

/** The meetings whose deals include one of these. */
const aboutDeals: Narrowing = {
  can: 'opportunities:view',
  prepare: async (_call, values) => {
    if (!values.every(isId)) throw badRequest('deal_id: must be an id', { deal_id: ['must be an id'] });
    return (parameters) => `t.id in (select d.meeting_id from meeting_deals d
      where d.organization_id = $1::uuid and d.opportunity_id = any(${parameters.add(`{${values.join(',')}}`)}::uuid[]))`;
  },
};

/** Steps of `steps.ts` change the state and the time of a meeting. */
export const meetings = defineResource(meeting, {
  view: 'meeting_rows',
  partner: { verbs: ['list', 'get', 'create', 'update'] },
  list: {
    filter: ['partner_type_id', 'partner_region_id'],
    among: { partner_region_id: 'partner_region_ids' },
    narrowings: { deal_id: aboutDeals },
  },
  proposals: { create: true, change: true },
  beforeCreate: beginMeeting,
  afterCreate: followNewMeeting,
  beforeUpdate: changeMeeting,
  afterUpdate: followMeetingChange,
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
