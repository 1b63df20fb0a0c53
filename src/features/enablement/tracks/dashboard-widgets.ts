import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  widgets: {
    track_steps: {
      needs: ['track_assignments'],
      about: ['track_step_progress', 'track_assignments'],
      follows: [],
      size: [6, 6],
      least: [4, 4],
      words: {
        partner: {
          title: 'Your next steps',
          about: 'Open steps of your tracks, those due first.',
          shape: 'entries',
          item: 'Step',
          noun: ['step', 'steps'],
          groups: { steps: { label: 'To do', when: 'due' } },
          empty: {
            text: 'No open steps.',
            label: 'Tracks',
            to: '/enablement/partner-tracks',
            needs: ['track_assignments', 'view'],
          },
        },
      },
    },
    stuck_tracks: {
      needs: ['track_assignments'],
      about: ['track_assignments'],
      follows: ['partner', 'type', 'region', 'owner'],
      size: [4, 6],
      least: [3, 4],
      words: {
        company: {
          title: 'Stuck on tracks',
          about: 'Running tracks without progress for as many days as the track allows, the longest first.',
          shape: 'entries',
          item: 'Partner',
          noun: ['partner', 'partners'],
          groups: { stuck: { label: 'No progress', when: 'last_activity' } },
          empty: {
            text: 'All partners make progress.',
            label: 'Tracks',
            to: '/enablement/tracks',
            needs: ['tracks', 'view'],
          },
        },
      },
    },
  },
  lists: {
    track_assignments: {
      screens: { company: '/enablement/tracks/assignments', partner: '/enablement/partner-tracks' },
    },
    track_step_progress: {
      screens: { company: '/enablement/tracks/steps', partner: '/enablement/partner-tracks/steps' },
    },
  },
  entries: {
    track_step: {
      resource: 'track_assignments',
      screen: (_entry, mode) => (mode === 'company' ? '/enablement/tracks/steps' : '/enablement/partner-tracks/steps'),
    },
    track_assignment: {
      resource: 'track_assignments',
      screen: ({ id }, mode) =>
        mode === 'company' ? `/enablement/tracks/assignments/show/${id}` : `/enablement/partner-tracks/show/${id}`,
    },
  },
});
