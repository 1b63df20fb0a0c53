import { defineDashboard } from '#shared/dashboard-widgets.ts';

export const dashboard = defineDashboard({
  needs: {
    customer_review: {
      list: 'reviews',
      order: 60,
      words: {
        company: {
          label: 'Reviews to decide',
          about: 'Reviews in moderation and reviews disputed by partners.',
          late: 'disputed',
          when: { text: 'to decide', tone: 'calm' },
        },
      },
    },
  },
  lists: { reviews: { screens: { company: '/reviews', partner: '/reviews' } } },
  entries: { customer_review: { resource: 'reviews', screen: ({ id }) => `/reviews/show/${id}` } },
});
