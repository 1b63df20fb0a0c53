import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    document_review: {
      list: 'document_requests',
      order: 70,
      words: {
        company: {
          label: 'Documents to review',
          about: 'Requested documents that partners uploaded, oldest upload first.',
          when: { text: 'to review', tone: 'calm' },
        },
      },
    },
  },
  lists: { document_requests: { screens: { company: '/document_requests', partner: '/document_requests' } } },
  entries: {
    document_review: { resource: 'document_requests', screen: ({ id }) => `/document_requests/show/${id}` },
  },
});
