import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import {
  stageTexts,
  stepTexts,
  TrackCreate,
  TrackCreateByPartner,
  TrackForPartner,
  TrackStepFile,
  TrackStepForPartner,
  TrackUpdate,
  TrackUpdateByPartner,
  track,
  trackAssignment,
  trackStep,
} from '../schema.ts';
import { beginTrack, changeTrack, refuseWhileOpen } from './rules.ts';

constraintMessage('track_assignments_open', { partner_ids: ['already follows this track'] });

export const tracks = defineResource({
  name: 'tracks',
  noun: 'track',
  fields: track.fields,
  row: track.row,
  references: { tier_ids: { of: 'partner_tiers' }, type_ids: { of: 'partner_types' } },
  create: TrackCreate,
  update: TrackUpdate,
  remove: 'archive',
  view: 'track_rows',
  viewHidesRows: true,
  contentLists: [
    { name: 'stage', column: 'definition', path: ['stages'], id: 'key', texts: stageTexts },
    { name: 'step', column: 'definition', path: ['stages', 'steps'], id: 'key', texts: stepTexts },
  ],
  list: {
    sort: ['name', 'state', 'published_at', 'created_at', 'updated_at', 'open_count', 'completed_count'],
    filter: ['state', 'audience_id', 'has_changes', 'created_at', 'published_at'],
    search: ['name', 'description'],
    by: '-updated_at',
  },
  partner: {
    row: TrackForPartner,
    verbs: ['list', 'get', 'create', 'update', 'remove'],
    create: TrackCreateByPartner,
    update: TrackUpdateByPartner,
  },
  beforeCreate: beginTrack,
  beforeUpdate: changeTrack,
  beforeRemove: refuseWhileOpen,
});

export const trackAssignments = defineResource(trackAssignment, {
  create: false,
  update: false,
  list: {
    filter: [
      'track_id',
      'user_id',
      'is_internal',
      'partner_owner_user_id',
      'partner_type_id',
      'partner_region_id',
      'stage_key',
      'stuck_from',
      'waiting_count',
      'overdue_count',
    ],
    among: { partner_region_id: 'partner_region_ids' },
  },
  view: 'track_assignment_rows',
  viewHidesRows: true,
  partner: { verbs: ['list', 'get'] },
});

export const trackSteps = defineResource({
  name: 'track_step_progress',
  noun: 'track step',
  row: trackStep.row,
  view: 'track_step_rows',
  viewHidesRows: true,
  guardedBy: 'track_assignments',
  list: {
    sort: ['due_on', 'opened_at', 'done_at', 'state', 'title', 'created_at'],
    filter: [
      'assignment_id',
      'partner_id',
      'partner_owner_user_id',
      'partner_type_id',
      'partner_region_id',
      'track_id',
      'state',
      'side',
      'kind',
      'due_on',
      'assignment_status',
    ],
    among: { partner_region_id: 'partner_region_ids' },
    search: ['title', 'track_name'],
    by: 'due_on',
  },
  partner: { row: TrackStepForPartner, verbs: ['list', 'get'] },
});

/** Files are uploaded by a route of their own. */
export const trackStepFiles = defineResource({
  name: 'track_step_files',
  noun: 'track step file',
  row: TrackStepFile,
  guardedBy: 'track_assignments',
  list: {
    sort: ['created_at', 'file_name', 'size'],
    filter: ['step_id', 'partner_id'],
    search: ['file_name'],
    by: 'created_at',
  },
  partner: { row: TrackStepFile, verbs: ['list', 'get'] },
});
