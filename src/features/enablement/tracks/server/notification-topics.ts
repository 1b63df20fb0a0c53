import { defineTopics } from '#server/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'own_tracks',
    resource: 'track_assignments',
    label: 'Your tracks',
    about: 'A track is assigned to you, a step is due or comes back, or you complete a track.',
    mode: 'partner',
    email: 'instant',
    kinds: ['track_assigned', 'track_step_due', 'track_step_returned', 'track_completed'],
  },
  {
    key: 'track_approvals',
    resource: 'track_assignments',
    label: 'Track steps to approve',
    about: 'A partner finishes a step that needs approval.',
    mode: 'company',
    email: 'daily',
    kinds: ['track_step_waiting'],
  },
  {
    key: 'track_progress',
    resource: 'track_assignments',
    label: 'Progress on tracks',
    about: 'A partner completes a track, or makes no progress for some time.',
    mode: 'company',
    email: 'off',
    kinds: ['track_stuck', 'track_finished'],
  },
]);
