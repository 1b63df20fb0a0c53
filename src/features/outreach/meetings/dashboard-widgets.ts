import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  widgets: {
    due_meetings: {
      needs: ['meetings'],
      about: ['meetings', 'meeting_cadences'],
      follows: ['partner', 'type', 'region', 'owner'],
      size: [4, 6],
      least: [3, 4],
      words: {
        company: {
          title: 'Due meetings',
          about: 'Partners whose next meeting is overdue or still to schedule, by the cadence of their tier.',
          shape: 'entries',
          item: 'Meeting',
          noun: ['meeting', 'meetings'],
          groups: {
            overdue: { label: 'Overdue', when: 'overdue' },
            due: { label: 'To schedule', when: 'due' },
          },
          empty: {
            text: 'No meeting is due. Set how often each tier meets.',
            label: 'Meeting cadences',
            to: '/partners/meetings/cadences',
            needs: ['meetings', 'view'],
          },
        },
      },
    },
  },
  lists: {
    meetings: { screens: { company: '/partners/meetings', partner: '/partners/meetings' } },
    meeting_dues: { screens: { company: '/partners/meetings/due' } },
  },
  entries: {
    meeting_to_pick: { resource: 'meetings', screen: ({ id }) => `/partners/meetings/show/${id}` },
    due_meeting: { resource: 'meetings', screen: () => '/partners/meetings/due' },
  },
});
