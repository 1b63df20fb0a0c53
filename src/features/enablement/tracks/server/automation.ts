import { defineAutomationAction, defineAutomationRecord, partnerOfRun } from '#server/extension-points/automations.ts';
import { assignTrack } from './assign.ts';

/** The events of flows, and the action that they can take here. */
export const automates = [
  ...defineAutomationRecord({
    table: 'track_assignments',
    a: 'a track assignment',
    name: 'track_name',
    partner: 'partner_id',
    events: [
      {
        key: 'track_assignments.completed',
        label: 'a track is completed',
        topic: 'track_assignments.updated',
        field: 'status',
        to: ['completed'],
      },
    ],
    dates: ['starts_on', 'due_on', 'last_progress_at', 'completed_at'],
  }),
  ...defineAutomationAction({
    key: 'track',
    label: 'Start a track',
    about: 'Assigns a published track to the partner.',
    group: 'Enablement',
    sentence: 'Start the track {track_id} for the partner',
    params: [{ name: 'track_id', label: 'Track', kind: 'reference', resource: 'tracks', required: true }],
    for: ({ partner }) => partner !== undefined,
    can: () => 'track_assignments:manage',
    run: async (context, { track_id }) => {
      await assignTrack(context.call, { id: String(track_id) }, { partner_ids: [partnerOfRun(context)] });
      return { track_id };
    },
  }),
];
