import { defineTopics } from '#server/extension-points/notification-topics.ts';

export const topics = defineTopics([
  {
    key: 'own_tracks',
    resource: 'track_assignments',
    label: 'Your tracks',
    about: 'A track is assigned to you, a step is due or comes back, or you complete a track.',
    mode: 'partner',
    email: 'instant',
    kinds: ['track_assigned', 'track_step_due', 'track_step_returned', 'track_completed'],
    similar: {
      track_step_due: { many: 'track steps that are due', link: '/enablement/partner-tracks' },
    },
  },
  {
    key: 'track_approvals',
    resource: 'track_assignments',
    label: 'Track steps to approve',
    about: 'A partner finishes a step that needs approval.',
    mode: 'company',
    email: 'daily',
    kinds: ['track_step_waiting'],
    similar: {
      track_step_waiting: { many: 'track steps to approve', link: '/enablement/tracks/assignments' },
    },
  },
  {
    key: 'track_progress',
    resource: 'track_assignments',
    label: 'Progress on tracks',
    about: 'A partner completes a track, or makes no progress for some time.',
    mode: 'company',
    email: 'off',
    kinds: ['track_stuck', 'track_finished'],
    similar: {
      track_stuck: { many: 'stuck tracks', link: '/enablement/tracks/assignments' },
      track_finished: { many: 'finished tracks', link: '/enablement/tracks/assignments' },
    },
  },
]);
